import { useIsPhone } from '@berea/ui/core';
import { CoveringModal, Sheet } from '@berea/ui/data';
import { type ReactNode, useCallback, useState, createContext, useContext } from 'react';
import { GoToCard, TYPED_PLACE_ID } from './go-to-card.js';
import styles from './go-to.module.css';

/** The choice of book, chapter and verse, for everything of the page that opens it; on phones a sheet. */
export function GoToProvider({ children }: { readonly children: ReactNode }) {
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const show = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  const card = open && <GoToCard onClose={close} />;
  return (
    <GoToContext value={show}>
      {children}
      {phone ? (
        <Sheet aria-label="Go to a place" open={open} onClose={close} bodyClassName={styles['sheetBody']}>
          {card}
        </Sheet>
      ) : (
        <CoveringModal
          open={open}
          onCancel={close}
          width={1040}
          footer={null}
          closable={false}
          // For its name; what is seen in its place says more.
          title="Go to a place"
          classNames={{ header: styles['header'] ?? '', container: styles['container'] ?? '' }}
          style={{ top: 72 }}
          destroyOnHidden
          afterOpenChange={(shown) => shown && document.getElementById(TYPED_PLACE_ID)?.focus()}
        >
          {card}
        </CoveringModal>
      )}
    </GoToContext>
  );
}

/** Opens the choice of book, chapter and verse. */
const GoToContext = createContext<() => void>(() => undefined);

export const useGoTo = (): (() => void) => useContext(GoToContext);

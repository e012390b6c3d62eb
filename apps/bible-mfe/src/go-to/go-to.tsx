import { useIsPhone, useToast } from '@berea/ui/core';
import { CoveringModal, Sheet } from '@berea/ui/data';
import { explain, forgetFailedSharedModules, whenIdle } from '@berea/web';
import {
  type ComponentType,
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
} from 'react';
import type { GoToCardProps } from './go-to-card.js';
import styles from './go-to.module.css';
import { t } from '../texts/go-to.js';

/** No part of the page's first scripts, which are for reading. */
const load = () => import('./go-to-card.js').then(({ GoToCard }) => GoToCard);

/** The choice of book, chapter and verse, for everything of the page that opens it; on phones a sheet. */
export function GoToProvider({ children }: { readonly children: ReactNode }) {
  const phone = useIsPhone();
  const fieldId = useId();
  const toast = useToast();
  const [Card, setCard] = useState<ComponentType<GoToCardProps>>();
  const [open, setOpen] = useState(false);
  const show = useCallback(
    () =>
      void load().then(
        (loaded) => {
          setCard(() => loaded);
          setOpen(true);
        },
        (error: unknown) => {
          forgetFailedSharedModules();
          toast({ title: explain(error), kind: 'error' });
        },
      ),
    [toast],
  );
  // Then it opens at once, also without a network.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  const close = () => setOpen(false);
  const card = open && Card && <Card fieldId={fieldId} onClose={close} />;
  return (
    <GoToContext value={show}>
      {children}
      {phone ? (
        <Sheet aria-label={t('go-to.go-to-place')} open={open} onClose={close} bodyClassName={styles['sheetBody']}>
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
          title={t('go-to.go-to-place')}
          classNames={{ header: styles['header'] ?? '', container: styles['container'] ?? '' }}
          style={{ top: 72 }}
          destroyOnHidden
          afterOpenChange={(shown) => shown && document.getElementById(fieldId)?.focus()}
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

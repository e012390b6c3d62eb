import { useToastFloor } from '@berea/ui/core';
import { CoveringDrawer } from '@berea/ui/data';
import { type ReactNode, useId, useMemo, createContext, useContext } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import styles from './panel-container.module.css';
import { type SheetDrag, useSwipeDown } from './use-swipe-down.js';

/** A panel's footer, and a gap. */
const FOOTER_PX = 76;

/** Beside the text, which can be read and scrolled meanwhile. */
export function PanelAside({ open, children }: { open: boolean; children: ReactNode }) {
  const titleId = useId();
  useToastFloor(open ? FOOTER_PX : undefined);
  if (!open) return null;
  return (
    <section className={styles['aside']} role="dialog" aria-labelledby={titleId} data-study-panel="">
      <PanelContext value={{ titleId }}>{children}</PanelContext>
    </section>
  );
}

/** On phones: from below, over the text. A finger draws it down again by its header. */
export function PanelSheet({ open, children }: { open: boolean; children: ReactNode }) {
  const { close } = useStudyState();
  const titleId = useId();
  const { drag, offset, reset } = useSwipeDown(close);
  const panel = useMemo(() => ({ titleId, drag }), [titleId, drag]);
  return (
    <CoveringDrawer
      open={open}
      onClose={close}
      afterOpenChange={(isOpen) => !isOpen && reset()}
      placement="bottom"
      size="auto"
      closable={false}
      push={false}
      // The view takes the focus, and the verse gets it back.
      autoFocus={false}
      focusable={{ focusTriggerAfterClose: false }}
      aria-labelledby={titleId}
      classNames={{ section: styles['sheet'], body: styles['body'] }}
      styles={{ section: { transform: offset ? `translateY(${offset}px)` : 'none' } }}
      destroyOnHidden
    >
      <PanelContext value={panel}>
        <div className={styles['content']} data-study-panel="">
          {children}
        </div>
      </PanelContext>
    </CoveringDrawer>
  );
}

/** Data that the panel gives to its view. */
interface Panel {
  /** Id of the heading that names the panel; none for a view that is covered by another. */
  readonly titleId?: string | undefined;
  /** Present where the panel is a sheet. */
  readonly drag?: SheetDrag | undefined;
}

export const PanelContext = createContext<Panel>({});

export const usePanel = (): Panel => useContext(PanelContext);

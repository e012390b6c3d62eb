import { Drawer } from '@berea/ui/data';
import { type ReactNode, useId, useMemo } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { PanelContext } from './panel-context.js';
import styles from './panel-sheet.module.css';
import { useSwipeDown } from './use-swipe-down.js';

/** On phones: from below, over the text. A finger draws it down again by its header. */
export function PanelSheet({ open, children }: { open: boolean; children: ReactNode }) {
  const { close } = useStudyState();
  const titleId = useId();
  const { drag, offset, reset } = useSwipeDown(close);
  const panel = useMemo(() => ({ titleId, drag }), [titleId, drag]);
  return (
    <Drawer
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
    </Drawer>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './panel-aside.module.css';
import { PanelContext } from './panel-context.js';

/** Beside the text, which can be read and scrolled meanwhile: above its end where the window is too narrow for both. */
export function PanelAside({ open, children }: { open: boolean; children: ReactNode }) {
  const titleId = useId();
  if (!open) return null;
  return (
    <section className={styles['aside']} role="dialog" aria-labelledby={titleId} data-study-panel="">
      <PanelContext value={{ titleId }}>{children}</PanelContext>
    </section>
  );
}

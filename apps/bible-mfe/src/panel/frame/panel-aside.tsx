import { useToastFloor } from '@berea/ui/core';
import { type ReactNode, useId } from 'react';
import styles from './panel-aside.module.css';
import { PanelContext } from './panel-context.js';

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

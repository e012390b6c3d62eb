import type { ReactNode, Ref } from 'react';
import styles from './print-sheet.module.css';

export interface PrintSheetProps {
  readonly title: string;
  /** '17 Nov 2026' */
  readonly day?: string | undefined;
  /** Whether it is what the page prints; without it, it waits for `printAlone`. */
  readonly alone?: boolean;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/** A part that can be printed without the page around it; it then carries its title and day. See `theme/print.css`. */
export const PrintSheet = ({ title, day, alone = false, className = '', ref, children }: PrintSheetProps) => (
  <section ref={ref} className={`${styles['sheet']} ${className}`} data-print={alone ? '' : undefined}>
    {/* As generated content it is on paper alone: the screen and screen readers have the title already. */}
    <header className={styles['head']} data-title={title} data-day={day} />
    {children}
  </section>
);

/** Prints one part of the page without the rest. */
export function printAlone(part: HTMLElement): void {
  part.setAttribute('data-print', '');
  window.addEventListener('afterprint', () => part.removeAttribute('data-print'), { once: true });
  window.print();
}

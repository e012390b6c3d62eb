import { type ReactNode, type Ref, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Of the heading, for whoever leads to it. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A part of a panel under its heading. */
export function Section({ title, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 ref={headingRef} id={id} tabIndex={headingRef ? -1 : undefined} className={styles['title']}>
        {title}
      </h3>
      {children}
    </section>
  );
}

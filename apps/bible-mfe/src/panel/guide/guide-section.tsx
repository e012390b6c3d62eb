import { PrintSheet } from '@berea/ui/data';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { InnerSections } from '../frame/panel-frame.js';
import { type GuidePart, partTitles } from './guide-parts.js';
import styles from './guide.module.css';

/** So far below the view a section begins to load: as a rule it is there when it is reached. */
const AHEAD_PX = 600;

interface GuideSectionProps {
  readonly part: GuidePart;
  /** Its title on paper. */
  readonly title: string;
  readonly isCurrent: boolean;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A section under a head that stays in sight; its place is reserved until the reader comes near. */
export function GuideSection({ part, title, isCurrent, scroller, children }: GuideSectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(isCurrent);
  if (isCurrent && !near) setNear(true);
  useEffect(() => {
    if (near || !section.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        root: scroller.current,
        // Not the section that ends where the view begins: it would push away what was asked for.
        rootMargin: `-1px 0px ${AHEAD_PX}px 0px`,
      },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [near, scroller]);
  const { title: name, icon: Icon } = partTitles()[part];
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id} data-guide-part={part}>
      <h3 id={id} className={styles['head']} tabIndex={-1} data-panel-focus={isCurrent ? 'section' : undefined}>
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {name}
      </h3>
      <PrintSheet title={title} className={styles['body']}>
        <InnerSections>{near && children}</InnerSections>
      </PrintSheet>
    </section>
  );
}

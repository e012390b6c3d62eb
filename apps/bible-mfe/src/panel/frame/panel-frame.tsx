import { IconButton, Button } from '@berea/ui/core';
import { PrintSheet, printAlone } from '@berea/ui/data';
import { Printer, X, ArrowLeft } from 'lucide-react';
import { type ReactNode, useRef, type Ref, useId } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { usePanel } from './panel-container.js';
import styles from './panel-frame.module.css';
import sectionStyles from './section.module.css';
import { t } from '../../texts/study.js';

interface PanelFrameProps {
  readonly title: string;
  /** Its subject: 'Matthew 5:3 in the KJV'. */
  readonly subtitle?: string | undefined;
  /** Stays in sight at the end: the way back, what can be done with the result. */
  readonly footer?: ReactNode;
  /** Title of the content on paper; without it, printing is not offered. */
  readonly printTitle?: string | undefined;
  /** Without it, the panel is closed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One view of the study panel: its heading, which takes the focus, its content with a scroll of its own, its footer. */
export function PanelFrame({ title, subtitle, footer, printTitle, onClose, children }: PanelFrameProps) {
  const { close } = useStudyState();
  const { titleId, drag } = usePanel();
  const sheet = useRef<HTMLElement>(null);
  const leave = onClose ?? close;
  return (
    <div className={styles['frame']}>
      <header className={styles['header']} data-drag={drag && ''} {...drag}>
        {drag && <span className={styles['grip']} data-grip="" aria-hidden />}
        <div className={styles['words']}>
          <h2 id={titleId} className={styles['title']} tabIndex={-1} data-panel-title="">
            {title}
          </h2>
          {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
        </div>
        {printTitle && (
          <IconButton
            className={styles['print']}
            icon={Printer}
            label={t('study.print')}
            onClick={() => sheet.current && printAlone(sheet.current)}
          />
        )}
        <IconButton className={styles['close']} icon={X} iconSize={20} label={t('study.close')} onClick={leave} />
      </header>
      <div className={styles['body']}>
        <PrintSheet ref={sheet} title={printTitle ?? title} className={styles['sheet']}>
          {children}
        </PrintSheet>
      </div>
      {footer && <footer className={styles['footer']}>{footer}</footer>}
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  /** Ref of the heading, for moving the focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** A part of a panel under its heading. */
export function Section({ title, headingRef, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 ref={headingRef} id={id} tabIndex={headingRef ? -1 : undefined} className={sectionStyles['title']}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The button that leads back to the view that opened this one; null without one. */
export function useBackButton(): ReactNode {
  const { views, back } = useStudyState();
  if (views.length < 2) return null;
  return (
    <Button icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />} onClick={back}>
      {t('study.back')}
    </Button>
  );
}

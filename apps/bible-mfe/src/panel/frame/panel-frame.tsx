import { IconButton, Button } from '@berea/ui/core';
import { X, ArrowLeft } from 'lucide-react';
import { createContext, type ReactNode, type Ref, type UIEventHandler, useContext, useId } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { usePanel } from './panel-container.js';
import styles from './panel-frame.module.css';
import sectionStyles from './section.module.css';
import { t } from '../../texts/study.js';

interface PanelFrameProps {
  readonly title: string;
  /** Its subject: 'Matthew 5:3 in the KJV'. */
  readonly subtitle?: string | undefined;
  /** Beside the title, before the button that closes. */
  readonly actions?: ReactNode;
  /** Under the title; stays in sight. */
  readonly bar?: ReactNode;
  /** Stays in sight at the end: the way back, what can be done with the result. */
  readonly footer?: ReactNode;
  readonly bodyRef?: Ref<HTMLDivElement>;
  readonly onScroll?: UIEventHandler;
  /** Without it, the panel is closed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One view of the study panel: its heading, which takes the focus, its content with a scroll of its own, its footer. */
export function PanelFrame(props: PanelFrameProps) {
  const { title, subtitle, actions, bar, footer, bodyRef, onScroll, onClose, children } = props;
  const { close } = useStudyState();
  const { titleId, drag } = usePanel();
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
        {actions}
        <IconButton className={styles['close']} icon={X} iconSize={20} label={t('study.close')} onClick={leave} />
      </header>
      {bar}
      <div ref={bodyRef} className={styles['body']} onScroll={onScroll}>
        {children}
      </div>
      {footer && <footer className={styles['footer']}>{footer}</footer>}
    </div>
  );
}

/** Level of the headings of sections: one deeper where sections are the parts of a section of the guide. */
const SectionLevel = createContext<3 | 4>(3);

/** The sections in here are parts of another one. */
export const InnerSections = ({ children }: { children: ReactNode }) => (
  <SectionLevel value={4}>{children}</SectionLevel>
);

/** The heading within a section: of a point, of a group. */
export function InnerHeading(props: { className?: string | undefined; children: ReactNode }) {
  const Heading = useContext(SectionLevel) === 3 ? 'h4' : 'h5';
  return <Heading {...props} />;
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a panel under its heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  const Heading = `h${useContext(SectionLevel)}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className={sectionStyles['title']}>
        {title}
      </Heading>
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

import { IconButton } from '@berea/ui/core';
import { PrintSheet, printAlone } from '@berea/ui/data';
import { Printer, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { usePanel } from './panel-context.js';
import styles from './panel-frame.module.css';

export interface PanelFrameProps {
  readonly title: string;
  /** What it is about: 'Matthew 5:3 in the KJV'. */
  readonly subtitle?: string | undefined;
  /** Stays in sight at the end: the way back, what can be done with the result. */
  readonly footer?: ReactNode;
  /** What the content is called on paper; without it, it is not offered to be printed. */
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
            label="Print"
            onClick={() => sheet.current && printAlone(sheet.current)}
          />
        )}
        <IconButton className={styles['close']} icon={X} iconSize={20} label="Close" onClick={leave} />
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

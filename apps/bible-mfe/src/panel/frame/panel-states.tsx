import { Button, StatusPanel, useDelayed } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudOff, LoaderCircle } from 'lucide-react';
import styles from './panel-states.module.css';
import { t } from '../../texts/study.js';

interface PanelFailedProps {
  /** 'The lexicon entry could not be loaded' */
  readonly title: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Names the failed content, why it failed, and the way to try again. */
export function PanelFailed({ title, error, retry }: PanelFailedProps) {
  return (
    <StatusPanel
      icon={CloudOff}
      title={title}
      role="alert"
      actions={
        <Button type="primary" onClick={retry}>
          {t('study.try-again')}
        </Button>
      }
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}

/** The shapes of what comes: running text, a table of words, or a list of verses. */
export type LoadingShape = 'text' | 'words' | 'list';

const WIDTHS: Readonly<Record<LoadingShape, readonly string[]>> = {
  text: ['100%', '92%', '60%', '', '100%', '96%', '88%', '40%'],
  words: Array.from({ length: 12 }, (_, index) => `${64 + ((index * 29) % 40)}px`),
  list: ['34%', '100%', '72%', '', '28%', '100%', '84%', '', '36%', '96%', '60%'],
};

/** Placeholder in the shape of the content; drawn when loading takes longer than an instant. */
export function PanelLoading({ says, shape = 'text' }: { says: string; shape?: LoadingShape }) {
  const late = useDelayed(true);
  return (
    <div className={styles['loading']} data-late={late || undefined}>
      <p className={styles['says']} role="status">
        <LoaderCircle size={18} strokeWidth={1.75} aria-hidden />
        {says}
      </p>
      <div className={styles['shapes']} data-shape={shape} aria-hidden>
        {WIDTHS[shape].map((width, index) => (
          <i key={index} className={width && 'shimmer'} style={{ width }} data-gap={width ? undefined : ''} />
        ))}
      </div>
    </div>
  );
}

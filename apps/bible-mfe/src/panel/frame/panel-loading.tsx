import { useDelayed } from '@berea/ui/core';
import { LoaderCircle } from 'lucide-react';
import styles from './panel-loading.module.css';

/** The shapes of what comes: running text, a table of words, or a list of verses. */
export type LoadingShape = 'text' | 'words' | 'list';

const WIDTHS: Readonly<Record<LoadingShape, readonly string[]>> = {
  text: ['100%', '92%', '60%', '', '100%', '96%', '88%', '40%'],
  words: Array.from({ length: 12 }, (_, index) => `${64 + ((index * 29) % 40)}px`),
  list: ['34%', '100%', '72%', '', '28%', '100%', '84%', '', '36%', '96%', '60%'],
};

/** What is on its way, in the shape of what comes; drawn when loading takes longer than an instant. */
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

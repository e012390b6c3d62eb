import type { Sermon } from '@berea/contracts';
import { formatDay, Prose, ReadDialog, ScriptureLink } from '@berea/ui/data';
import styles from './sermon-card.module.css';

export interface SermonReaderProps {
  readonly sermon: Sermon;
  readonly open: boolean;
  readonly onEdit: () => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** The whole of a sermon. */
export function SermonReader({ sermon, ...dialog }: SermonReaderProps) {
  return (
    <ReadDialog title={sermon.title} editLabel="Edit Sermon" {...dialog}>
      <ScriptureLink reference={sermon.scripture} />
      <h3 className={styles['label']}>Outline</h3>
      <Prose>{sermon.outline}</Prose>
      {sermon.notes && (
        <>
          <h3 className={styles['label']}>Notes</h3>
          <Prose>{sermon.notes}</Prose>
        </>
      )}
      <time className={styles['day']} dateTime={sermon.createdAt}>
        {formatDay(sermon.createdAt)}
      </time>
    </ReadDialog>
  );
}

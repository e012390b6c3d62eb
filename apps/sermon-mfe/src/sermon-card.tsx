import type { Sermon } from '@berea/contracts';
import { Card, CardTitle, formatDay, ItemActions, ScriptureLink } from '@berea/ui/data';
import { memo } from 'react';
import styles from './sermon-card.module.css';

export interface SermonCardProps {
  readonly sermon: Sermon;
  readonly onRead: (sermon: Sermon) => void;
  readonly onEdit: (sermon: Sermon) => void;
  readonly onDelete: (sermon: Sermon) => Promise<void>;
}

/** Memoised: opening a dialog does not render hundreds of them again. */
export const SermonCard = memo(function SermonCard({ sermon, onRead, onEdit, onDelete }: SermonCardProps) {
  return (
    <Card className={styles['sermon']}>
      <div className={styles['head']}>
        <CardTitle className={styles['title']} lines={3} onOpen={() => onRead(sermon)}>
          {sermon.title}
        </CardTitle>
        <time className={styles['day']} dateTime={sermon.createdAt}>
          {formatDay(sermon.createdAt)}
        </time>
      </div>
      <ScriptureLink reference={sermon.scripture} />
      <h3 className={styles['label']}>Outline</h3>
      <p className={styles['outline']}>{sermon.outline}</p>
      {sermon.notes && (
        <>
          <h3 className={styles['label']}>Notes</h3>
          <p className={styles['notes']}>{sermon.notes}</p>
        </>
      )}
      <footer className={styles['footer']}>
        <ItemActions
          noun="sermon"
          title={sermon.title}
          onEdit={() => onEdit(sermon)}
          onDelete={() => onDelete(sermon)}
        />
      </footer>
    </Card>
  );
});

import { NoteText } from '@berea/answers';
import type { Sermon } from '@berea/contracts';
import { formatDay, ReadDialog, ScriptureLink } from '@berea/ui/data';
import { titleOf } from './sermon-card.js';
import styles from './sermon-card.module.css';
import { ManuscriptText } from './manuscript/manuscript-text.js';
import { t } from './texts/sermons.js';

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
    <ReadDialog title={titleOf(sermon)} editLabel={t('sermons.edit-sermon')} {...dialog}>
      {sermon.scripture && <ScriptureLink reference={sermon.scripture} />}
      {sermon.outline && (
        <>
          <h3 className={styles['label']}>{t('sermons.outline')}</h3>
          <ManuscriptText text={sermon.outline} />
        </>
      )}
      {sermon.body && (
        <>
          <h3 className={styles['label']}>{t('sermons.sermon-body')}</h3>
          <ManuscriptText text={sermon.body} origins={sermon.origins} />
        </>
      )}
      {sermon.notes && (
        <>
          <h3 className={styles['label']}>{t('sermons.notes')}</h3>
          <NoteText note={{ title: '', content: sermon.notes }} />
        </>
      )}
      <time className={styles['day']} dateTime={sermon.createdAt}>
        {formatDay(sermon.createdAt)}
      </time>
    </ReadDialog>
  );
}

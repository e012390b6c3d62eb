import type { Note } from '@berea/contracts';
import { Alert, Button, Skeleton } from '@berea/ui/core';
import { useForgetDraft, useUnsaved } from '@berea/web';
import { lazy, Suspense, useMemo } from 'react';
import { readNoteDraft } from '../note-editor/note-form.js';
import styles from './note-page.module.css';
import { t } from '../texts/note.js';

/** Loaded where there is a conflict, which is seldom: it compares texts. */
const ConflictBanner = lazy(async () => ({ default: (await import('./conflict-banner.js')).ConflictBanner }));

interface UnsavedNoticeProps {
  readonly note: Note;
  readonly onEdit: () => void;
}

/** Above a note of which this browser holds another text that was never saved: what is the matter, and what can be done. */
export function UnsavedNotice({ note, onEdit }: UnsavedNoticeProps) {
  const name = `note:${note.id}`;
  const unsaved = useUnsaved(name);
  const forget = useForgetDraft();
  const text = unsaved?.text;
  const mine = useMemo(() => (text === undefined ? undefined : readNoteDraft(text)), [text]);
  if (!unsaved) return null;
  const drop = () => forget(name);
  const elsewhere = unsaved.version !== undefined && unsaved.version < note.version;
  if (elsewhere && mine)
    return (
      <Suspense fallback={<Skeleton active paragraph={{ rows: 4 }} aria-label={t('note.loading-both-texts')} />}>
        <ConflictBanner note={note} mine={mine} onSettled={drop} />
      </Suspense>
    );
  return (
    <Alert
      className={styles['unsaved'] ?? ''}
      type={elsewhere ? 'warning' : 'info'}
      showIcon
      role="status"
      data-screen-only=""
      title={elsewhere ? t('note.changed-on-another-device-and') : t('note.you-have-changes-that')}
      description={
        <>
          <p>{wordsOf(elsewhere, unsaved.waiting)}</p>
          <div className={styles['choices']}>
            <Button type="primary" onClick={onEdit}>
              {elsewhere ? t('note.compare-and-choose') : t('note.go-on-writing')}
            </Button>
            <Button type="text" onClick={drop}>
              {t('note.discard-my-changes')}
            </Button>
          </div>
        </>
      }
    />
  );
}

function wordsOf(elsewhere: boolean, waiting: boolean): string {
  if (elsewhere) return t('note.note-below-is-what');
  if (waiting) return t('note.there-was-no-connection');
  return t('note.they-are-kept-in');
}

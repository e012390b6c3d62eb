import { NoteText } from '@berea/answers';
import { useMemo } from 'react';
import { ManuscriptText } from '../manuscript/manuscript-text.js';
import type { WrittenSermon } from '../workspace/use-sermon-text.js';
import { headingsOf } from './headings-of.js';
import styles from './rail.module.css';
import { useBodyText } from './word-count.js';
import { t } from '../texts/desk.js';

/** The headings of the manuscript with the words below each; and the outline and the notes that the sermon has beside it. */
export function Headings({ sermon: { body, fields, ...sermon } }: { readonly sermon: WrittenSermon }) {
  const text = useBodyText({ ...sermon });
  const headings = useMemo(() => headingsOf(text), [text]);
  const { outline, notes } = fields;
  return (
    <>
      {headings.length > 0 && (
        <ol className={styles['headings']} aria-label={t('desk.headings')}>
          {headings.map(({ start, end, words, count }) => (
            <li key={start}>
              <button type="button" onClick={() => body.current?.select(start, end)}>
                <span dir="auto">{words}</span>
                <small>{t('desk.count-words', { count, number: count.toLocaleString('en') })}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
      {outline.trim() && (
        <section className={styles['part']}>
          <h2>{t('desk.outline')}</h2>
          <ManuscriptText text={outline} />
        </section>
      )}
      {notes.trim() && (
        <section className={styles['part']}>
          <h2>{t('desk.notes')}</h2>
          <NoteText note={{ title: '', content: notes }} />
        </section>
      )}
      {!headings.length && !outline.trim() && !notes.trim() && (
        <p className={styles['none']}>{t('desk.headings-stand-here')}</p>
      )}
    </>
  );
}

import type { SearchEntry } from '@berea/contracts';
import { useWorks } from '@berea/web';
import { readableName } from '../panel/sources/readable-name.js';
import { useStudyState } from '../study-state/study-state-context.js';
import { viewOf } from './entry-view.js';
import { MarkedText } from './marked-text.js';
import { RESULT } from './search-focus.js';
import styles from './result-rows.module.css';

/** A note, a topic or a lexicon entry that was found: its title, which opens it beside the results, and a part of it. */
export function EntryResult({ entry }: { entry: SearchEntry }) {
  const { open } = useStudyState();
  const { data: works = [] } = useWorks();
  const work = works.find(({ id }) => id === entry.source);
  const view = viewOf(entry);
  // Topics are printed in capitals.
  const title = entry.kind === 'topics' ? readableName(entry.title) : entry.title;
  return (
    <li className={styles['row']}>
      {view ? (
        <button type="button" {...RESULT} className={styles['open']} aria-haspopup="dialog" onClick={() => open(view)}>
          {title}
        </button>
      ) : (
        <b>{title}</b>
      )}
      {entry.excerpt && (
        <p className={styles['words']}>
          <MarkedText text={entry.excerpt} matches={entry.matches} />
        </p>
      )}
      {work && <p className={styles['source']}>{work.title}</p>}
    </li>
  );
}

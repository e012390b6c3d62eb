import type { StudySection } from '@berea/contracts';
import { PlaceList } from '../../sources/place-list.js';
import { OriginalText } from '../../sources/original-text.js';
import { useStudyState } from '../../../study-state/study-state-context.js';
import styles from './sections.module.css';

type Rows = Extract<StudySection, { type: 'repetitions' }>['rows'];

/** Words that come back, how often and where. */
export function RepetitionList({ rows }: { rows: Rows }) {
  const { open } = useStudyState();
  return (
    <ul className={styles['repetitions']}>
      {rows.map(({ words, lemma, id, count, places }, index) => (
        <li key={index}>
          <p className={styles['head']}>
            <b className={styles['said']}>{words}</b>
            {id && (
              <button type="button" className={styles['lemma']} onClick={() => open({ kind: 'lexicon', id })}>
                {lemma && <OriginalText language={id.startsWith('G') ? 'grc' : 'hbo'}>{lemma}</OriginalText>} {id}
                <span className="visually-hidden">, open in the lexicon</span>
              </button>
            )}
            <span className={styles['count']}>{`${count.toLocaleString('en')} ${count === 1 ? 'time' : 'times'}`}</span>
          </p>
          <PlaceList places={places} />
        </li>
      ))}
    </ul>
  );
}

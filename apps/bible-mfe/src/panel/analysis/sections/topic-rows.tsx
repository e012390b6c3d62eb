import type { StudySection } from '@berea/contracts';
import { useStudyState } from '../../../study-state/study-state-context.js';
import rows from '../../sources/sources.module.css';
import styles from './sections.module.css';

type Topics = Extract<StudySection, { type: 'topics' }>['topics'];

/** Topics that the passage is listed under; each opens. */
export function TopicRows({ topics }: { topics: Topics }) {
  const { open } = useStudyState();
  return (
    <ul className={rows['rows']}>
      {topics.map(({ id, name, heading, references }, index) => (
        <li key={index}>
          <button type="button" className={rows['row']} onClick={() => open({ kind: 'topic', id })}>
            <span className={rows['name']}>
              <b className={styles['name']}>{name}</b>
              {heading && <span className={styles['under']}>{`, ${heading}`}</span>}
            </span>
            <span className={rows['aside']}>
              {references.toLocaleString('en')}
              {references === 1 ? ' reference' : ' references'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

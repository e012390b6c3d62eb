import type { Citation, StudySection } from '@berea/contracts';
import { FoldedText } from '../../sources/folded-text.js';
import styles from './sections.module.css';

type Points = Extract<StudySection, { type: 'points' }>['points'];

/** Points with what is said to each; verses that they name open. */
export function PointList({ points, citations }: { points: Points; citations: readonly Citation[] }) {
  return (
    <ul className={styles['points']}>
      {points.map(({ title, text }, index) => (
        <li key={index}>
          <h4 className={styles['name']}>{title}</h4>
          <FoldedText text={text} citations={citations} />
        </li>
      ))}
    </ul>
  );
}

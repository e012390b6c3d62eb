import { CheckedMark, findVerdict, VerseWords } from '@berea/answers';
import type { Citation, Place } from '@berea/contracts';
import { PlaceLink } from '../../sources/place-link.js';
import { referenceOf } from '../../../place/reference-of.js';
import styles from './sections.module.css';

export interface VerseQuotesProps {
  readonly verses: readonly (Place & { readonly text: string })[];
  readonly citations: readonly Citation[];
  /** What the answer is about: its title names that already. */
  readonly about: Place;
}

/** Scripture as an answer quotes it, verse by verse. */
export function VerseQuotes({ verses, citations, about }: VerseQuotesProps) {
  return (
    <ul className={styles['quotes']}>
      {verses.map(({ text, ...place }, index) => (
        <li key={index}>
          <blockquote>
            <VerseWords text={text} />
          </blockquote>
          <p className={styles['head']}>
            {referenceOf(place) !== referenceOf(about) && <PlaceLink place={place} plain />}
            <CheckedMark citation={findVerdict(citations, place, text)} spelt={verses.length === 1} />
          </p>
        </li>
      ))}
    </ul>
  );
}

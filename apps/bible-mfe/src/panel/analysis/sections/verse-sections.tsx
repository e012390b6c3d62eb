import { CheckedMark, findVerdict, VerseWords } from '@berea/answers';
import type { Citation, CrossReference, Place } from '@berea/contracts';
import { referenceOf } from '../../../place/verse-range.js';
import { ShowMore, usePaged } from '../../frame/paging.js';
import { PlaceLink } from '../../sources/place-link.js';
import styles from './sections.module.css';
import { t } from '../../../texts/analysis.js';

/** So many say enough in one scroll with everything else. */
const AT_ONCE = 5;

interface CrossReferenceListProps {
  readonly references: readonly CrossReference[];
  readonly citations: readonly Citation[];
}

/** Verses to compare, with their words, whether these were checked, and why they are set beside. */
export function CrossReferenceList({ references, citations }: CrossReferenceListProps) {
  const { list, shown, paging } = usePaged<CrossReference, HTMLUListElement>(references, AT_ONCE);
  return (
    <>
      <ul ref={list} className={styles['verses']}>
        {shown.map((reference, index) => {
          const { text, reasons, score: _score, ...place } = reference;
          return (
            <li key={index}>
              <p className={styles['head']}>
                <PlaceLink place={place} plain />
                <CheckedMark citation={findVerdict(citations, place, text)} />
              </p>
              <p className={styles['words']}>
                <VerseWords text={text} />
              </p>
              <ul className={styles['reasons']} aria-label={t('analysis.why-it-is-compared')}>
                {reasons.map((reason, at) => (
                  <li key={at}>{reason.text}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <ShowMore {...paging} noun={t('analysis.verses')} />
    </>
  );
}

interface VerseQuotesProps {
  readonly verses: readonly (Place & { readonly text: string })[];
  readonly citations: readonly Citation[];
  /** Subject of the answer: its title names that already. */
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

import { CheckedMark, findVerdict, VerseWords } from '@berea/answers';
import type { Citation, CrossReference } from '@berea/contracts';
import { PlaceLink } from '../../sources/place-link.js';
import { ShowMore } from '../../frame/show-more.js';
import { usePaged } from '../../frame/use-paged.js';
import styles from './sections.module.css';

const AT_ONCE = 12;

export interface CrossReferenceListProps {
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
              <ul className={styles['reasons']} aria-label="Why it is compared">
                {reasons.map((reason, at) => (
                  <li key={at}>{reason.text}</li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <ShowMore {...paging} noun="verses" />
    </>
  );
}

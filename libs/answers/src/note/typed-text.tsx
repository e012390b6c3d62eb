import type { Place } from '@berea/contracts';
import { CitationChip } from '../citation-chip.js';
import type { CitationMark } from '../citation-mark.js';
import { CitedText } from '../cited-text.js';
import styles from './note-text.module.css';

/** What somebody typed, with its lines, blanks and signs; the verses that it names can be seen and opened. */
export const TypedText = ({ text }: { readonly text: string }) => (
  <p className={styles['typed']}>
    <CitedText text={text} link={mention} />
  </p>
);

/** Nobody claims anything of what somebody typed: its card says which text it shows. */
const MENTIONED: CitationMark = { kind: 'named', quoted: false, spoken: '', sentence: 'King James Version' };

function mention(place: Place, written: string) {
  const { book, chapter, verse, endVerse } = place;
  const reference = `${book} ${chapter}:${verse}${endVerse > verse ? `-${endVerse}` : ''}`;
  const citation = { reference, verdict: 'valid_reference', place } as const;
  return <CitationChip citation={citation} mark={MENTIONED} written={written} look="words" />;
}

import type { Citation, Place } from '@berea/contracts';
import { formatReference, type ReferenceReader } from '@berea/scripture';
import { citationAddress } from '../citation-address.js';
import { CitationChip } from '../citation-chip.js';
import type { CitationMark } from '../citation-mark.js';
import { CitedText } from '../cited-text.js';
import { CitedVerse } from '../cited-verse.js';
import { splitReferences } from '../split-references.js';
import { directionOf, holdsRightToLeft } from '../text-direction.js';
import styles from './note-text.module.css';
import { t } from '../texts/answers-citations.js';

/** Typed text claims nothing of its verses: its card says which text it shows. */
const mentioned = (): CitationMark => ({
  kind: 'named',
  quoted: false,
  spoken: '',
  sentence: t('answers-citations.king-james-version'),
});

/** Verses that somebody's own text names, as a card knows them. */
function mentionOf({ book, chapter, verse, endVerse }: Place): Citation {
  const reference = formatReference(book, chapter, verse, endVerse);
  return { reference, verdict: 'valid_reference', place: { book, chapter, verse, endVerse } };
}

/** Verses named in a text: `text.slice(start, end)`. */
export interface MentionedVerses {
  readonly start: number;
  readonly end: number;
  readonly place: Place;
}

/** The verses that a text of somebody's own names, in their order; a chapter alone names none. */
export function findVerses(text: string, reader: ReferenceReader | undefined): MentionedVerses[] {
  let end = 0;
  return splitReferences(text, reader).flatMap(({ text: words, place }) => {
    const start = end;
    end += words.length;
    return place ? [{ start, end, place }] : [];
  });
}

/** Content of the card beside named verses. */
export function VerseCard({ place }: { readonly place: Place }) {
  const citation = mentionOf(place);
  return (
    <>
      <strong>{citation.reference}</strong>
      <CitedVerse citation={citation} mark={mentioned()} address={citationAddress(citation)} />
    </>
  );
}

/** Text as somebody typed it, with its lines, blanks and signs; the verses that it names can be seen and opened. */
export const TypedText = ({ text }: { readonly text: string }) => (
  <p className={styles['typed']}>
    {holdsRightToLeft(text) ? (
      // Each line has its own direction.
      (text.match(/[^\n]+\n?|\n/g) ?? []).map((line, index) => (
        <span key={index} className={styles['line']} dir={directionOf(line)}>
          <TypedWords text={line} />
        </span>
      ))
    ) : (
      <TypedWords text={text} />
    )}
  </p>
);

/** Words of somebody's own within an element of the caller's; the verses that they name can be seen and opened. */
export const TypedWords = ({ text }: { readonly text: string }) => <CitedText text={text} link={mention} />;

const mention = (place: Place, written: string) => (
  <CitationChip citation={mentionOf(place)} mark={mentioned()} written={written} look="words" />
);

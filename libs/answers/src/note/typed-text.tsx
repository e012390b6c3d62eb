import type { Place } from '@berea/contracts';
import { CitationChip } from '../citation-chip.js';
import { CitedText } from '../cited-text.js';
import { MENTIONED, mentionOf } from './mentioned-verse.js';
import styles from './note-text.module.css';

/** What somebody typed, with its lines, blanks and signs; the verses that it names can be seen and opened. */
export const TypedText = ({ text }: { readonly text: string }) => (
  <p className={styles['typed']}>
    <TypedWords text={text} />
  </p>
);

/** Words of somebody's own within an element of the caller's; the verses that they name can be seen and opened. */
export const TypedWords = ({ text }: { readonly text: string }) => <CitedText text={text} link={mention} />;

const mention = (place: Place, written: string) => (
  <CitationChip citation={mentionOf(place)} mark={MENTIONED} written={written} look="words" />
);

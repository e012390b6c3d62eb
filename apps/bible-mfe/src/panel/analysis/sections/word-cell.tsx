import type { LexiconEntry } from '@berea/contracts';
import { OriginalText, Transliteration } from '../../sources/original-text.js';
import { shortParsing } from './short-parsing.js';
import styles from './word-table.module.css';

export interface WordCellProps {
  /** As the word stands in the original text. */
  readonly form?: string | undefined;
  /** The English words that stand for it; empty for a particle. */
  readonly words: string;
  readonly parsing?: string | undefined;
  readonly entry?: LexiconEntry | undefined;
  readonly strongs?: string | undefined;
  readonly chosen?: boolean;
  /** Id of what shows the chosen word. */
  readonly controls?: string;
  /** Without it, the word is not to be pressed. */
  readonly onChoose?: (() => void) | undefined;
}

/** A word with what is known of it, line under line: as written, in Latin letters, in English, its grammar, its number. */
export function WordCell({ form, words, parsing, entry, strongs, chosen, controls, onChoose }: WordCellProps) {
  const language = entry?.language ?? (form ? 'hbo' : 'grc');
  const original = form ?? entry?.lemma;
  const grammar = parsing ?? entry?.partOfSpeech;
  const content = (
    <>
      {original && (
        <OriginalText language={language} className={styles['original']}>
          {original}
        </OriginalText>
      )}
      {entry && (
        <Transliteration language={language} className={styles['latin']}>
          {entry.transliteration}
        </Transliteration>
      )}
      <span className={styles['gloss']} lang="en" dir="ltr">
        {words || <span aria-label="no English word">–</span>}
      </span>
      {grammar && (
        <small lang="en" dir="ltr" title={grammar}>
          {shortParsing(grammar)}
        </small>
      )}
      {strongs && (
        <small lang="en" dir="ltr">
          {strongs}
        </small>
      )}
    </>
  );
  if (!onChoose) return <div className={styles['word']}>{content}</div>;
  return (
    <button type="button" className={styles['word']} aria-pressed={chosen} aria-controls={controls} onClick={onChoose}>
      {content}
    </button>
  );
}

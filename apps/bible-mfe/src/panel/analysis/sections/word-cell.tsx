import type { LexiconEntry } from '@berea/contracts';
import { OriginalText, Transliteration } from '../../sources/original-text.js';
import { shortParsing } from './short-parsing.js';
import styles from './word-cell.module.css';
import { t } from '../../../texts/analysis.js';

const HEBREW_LETTER = /\p{Script=Hebrew}/u;

interface WordCellProps {
  /** The word's form in the original text. */
  readonly form?: string | undefined;
  /** The form in our letters; without it those of the lemma are shown. */
  readonly transliteration?: string | undefined;
  /** Its dictionary form. */
  readonly lemma?: string | undefined;
  /** Its English words; empty for a particle. */
  readonly words: string;
  readonly parsing?: string | undefined;
  /** Other editions read something else here. */
  readonly varies?: boolean | undefined;
  readonly entry?: LexiconEntry | undefined;
  readonly strongs?: string | undefined;
  /** Without it, the word is not to be pressed. */
  readonly onChoose?: (() => void) | undefined;
}

/** A word with what is known of it, line under line: as written, in Latin letters, in English, its grammar, its number. */
export function WordCell({
  form,
  transliteration,
  lemma,
  words,
  parsing,
  varies,
  entry,
  strongs,
  onChoose,
}: WordCellProps) {
  const language = entry?.language ?? (HEBREW_LETTER.test(form ?? '') ? 'hbo' : 'grc');
  const original = form ?? entry?.lemma;
  const grammar = parsing ?? entry?.partOfSpeech;
  const content = (
    <>
      {original && (
        <OriginalText language={language} className={styles['original']}>
          {original}
        </OriginalText>
      )}
      {varies && (
        <span className={styles['varies']} role="img" aria-label={t('analysis.read-otherwise-in-other-editions')} />
      )}
      {(transliteration ?? entry) && (
        <Transliteration language={language} className={styles['latin']}>
          {transliteration ?? entry?.transliteration ?? ''}
        </Transliteration>
      )}
      <span className={styles['gloss']} lang="en" dir="ltr">
        {words || <span aria-label={t('analysis.no-english-word')}>–</span>}
      </span>
      {grammar && (
        <small lang="en" dir="ltr" title={grammar}>
          {shortParsing(grammar)}
        </small>
      )}
      {lemma && (
        <small>
          <OriginalText language={language}>{lemma}</OriginalText>
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
    <button type="button" className={styles['word']} onClick={onChoose}>
      {content}
    </button>
  );
}

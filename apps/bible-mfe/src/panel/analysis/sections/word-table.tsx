import type { StudyWord, LexiconEntry } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { useId, useState } from 'react';
import { useStudyState } from '../../../study-state/study-state-context.js';
import { LexiconCard } from '../../sources/lexicon-card.js';
import { OriginalText, Transliteration } from '../../sources/original-text.js';
import { shortParsing } from './short-parsing.js';
import styles from './word-table.module.css';
import { t } from '../../../texts/analysis.js';

interface WordTableProps {
  /** The text whose word order the rows follow. */
  readonly order: 'original' | 'translation';
  readonly rows: readonly StudyWord[];
  /** The honest limit of the table. */
  readonly note?: string | undefined;
}

/** Words of a passage one by one; the chosen one shows what the lexicon says of it. */
export function WordTable({ order, rows, note }: WordTableProps) {
  const { open } = useStudyState();
  const id = useId();
  const [chosen, setChosen] = useState(() => firstToShow(rows));
  const { entry, parsing } = rows[chosen] ?? {};
  const hebrew = isHebrew(rows);
  return (
    <>
      <ol className={styles['words']} dir={order === 'original' && hebrew ? 'rtl' : undefined}>
        {rows.map((row, index) => (
          <li key={index}>
            <WordCell
              form={row.form}
              transliteration={row.transliteration}
              lemma={row.transliteration && row.entry?.lemma}
              words={row.words}
              parsing={row.parsing}
              entry={row.entry}
              strongs={row.entry?.id}
              chosen={index === chosen}
              controls={id}
              onChoose={row.entry && (() => setChosen(index))}
            />
          </li>
        ))}
      </ol>
      <div id={id} className={styles['card']} role="group" aria-label={t('analysis.chosen-word')}>
        {entry && (
          <LexiconCard entry={entry} parsing={parsing}>
            <p className={styles['uses']}>
              {entry.count > 0 && <span>{usesOf(entry)}</span>}
              <Button onClick={() => open({ kind: 'lexicon', id: entry.id })}>
                {t('analysis.renderings-and-verses')}
              </Button>
            </p>
          </LexiconCard>
        )}
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </>
  );
}

const HEBREW_LETTER = /\p{Script=Hebrew}/u;

/** Whether the words are Hebrew or Aramaic; else they are Greek. */
export const isHebrew = (rows: readonly StudyWord[]): boolean =>
  rows.some(({ form = '', entry }) => entry?.direction === 'rtl' || HEBREW_LETTER.test(form));

/** The first word that the quoted verse has; particles and the title of a psalm have no English. */
function firstToShow(rows: readonly StudyWord[]): number {
  const quoted = rows.findIndex(({ entry, words }) => entry && words);
  return quoted < 0 ? rows.findIndex(({ entry }) => entry) : quoted;
}

const usesOf = ({ count, verses }: NonNullable<StudyWord['entry']>): string =>
  t('analysis.used', {
    count,
    times: count.toLocaleString('en'),
    verses,
    inVerses: verses.toLocaleString('en'),
  });

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
  readonly chosen?: boolean;
  /** Id of what shows the chosen word. */
  readonly controls?: string;
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
  chosen,
  controls,
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
    <button type="button" className={styles['word']} aria-pressed={chosen} aria-controls={controls} onClick={onChoose}>
      {content}
    </button>
  );
}

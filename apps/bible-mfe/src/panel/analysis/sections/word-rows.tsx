import type { LexiconEntry, StudyWord } from '@berea/contracts';
import { Button } from '@berea/ui/core';
import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useStudyState } from '../../../study-state/study-state-context.js';
import { cutText } from '../../sources/folded-text.js';
import { useFocusOnNew } from '../../frame/paging.js';
import { LexiconCard } from '../../sources/lexicon-card.js';
import { OriginalText, Transliteration } from '../../sources/original-text.js';
import { rarestRows } from './rarest-rows.js';
import styles from './word-rows.module.css';
import { t } from '../../../texts/analysis.js';

interface WordRowsProps {
  readonly rows: readonly StudyWord[];
  /** The honest limit of the table. */
  readonly note?: string | undefined;
}

/** Words of a passage, a row each: at first those that are rarest, then all; each unfolds what the lexicon says of it. */
export function WordRows({ rows, note }: WordRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [whole, setWhole] = useState(false);
  const first = rarestRows(rows);
  const shown = rows.map((_, index) => index).filter((index) => whole || first.has(index));
  const focusOnNew = useFocusOnNew(list, shown.length);
  const showAll = () => {
    focusOnNew(rows.findIndex((_, index) => !first.has(index)));
    setWhole(true);
  };
  return (
    <>
      <ol ref={list} className={styles['rows']}>
        {shown.map((index) => (
          <li key={index}>
            <WordRow word={rows[index]!} />
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <p className={styles['more']}>
          <Button onClick={showAll}>{t('analysis.show-all-words', { shown: shown.length, total: rows.length })}</Button>
        </p>
      )}
      {note && <p className={styles['note']}>{note}</p>}
    </>
  );
}

const HEBREW_LETTER = /\p{Script=Hebrew}/u;

/** Whether the words are Hebrew or Aramaic; else they are Greek. */
export const isHebrew = (rows: readonly StudyWord[]): boolean =>
  rows.some(({ form = '', entry }) => entry?.direction === 'rtl' || HEBREW_LETTER.test(form));

/** As much of a meaning as a row has room for. */
const SENSE_CHARACTERS = 64;

/**
 * The first sense of a definition, without what the lexicon explains of it: a press shows all. Some begin with the end of
 * a parenthesis on their origin: 'akin to G4422); a beggar (as cringing)' → 'a beggar'.
 */
function firstSense(definition: string): string {
  const closed = definition.indexOf('); ');
  const opened = definition.indexOf('(');
  const own = closed >= 0 && (opened < 0 || opened > closed) ? definition.slice(closed + 3) : definition;
  const [sense = own] = own.split(/; | \(|: |, i\.e\. /);
  return cutText(sense, SENSE_CHARACTERS);
}

/** A word: its form and how that is read on the left; meaning, grammar and dictionary form on the right. */
function WordRow({ word: { form, transliteration, words, parsing, entry } }: { word: StudyWord }) {
  const id = useId();
  const { open } = useStudyState();
  const [unfolded, setUnfolded] = useState(false);
  const language = entry?.language ?? (HEBREW_LETTER.test(form ?? '') ? 'hbo' : 'grc');
  const written = form ?? entry?.lemma ?? '';
  const grammar = parsing ?? entry?.partOfSpeech;
  // Without an original text, the lemma stands for the word, and is read as such.
  const read = transliteration ?? (form === undefined ? entry?.transliteration : undefined);
  const content = (
    <>
      <span className={styles['form']}>
        <OriginalText language={language} className={styles['original']}>
          {written}
        </OriginalText>
        {read && <Transliteration language={language}>{read}</Transliteration>}
      </span>
      <span className={styles['tells']}>
        {words && <b>{words}</b>}
        {grammar && <small>{grammar}</small>}
        {entry && <Lemma entry={entry} named={form !== undefined} />}
      </span>
    </>
  );
  if (!entry) return <div className={styles['row']}>{content}</div>;
  return (
    <>
      <button
        type="button"
        className={styles['row']}
        aria-expanded={unfolded}
        aria-controls={unfolded ? id : undefined}
        onClick={() => setUnfolded(!unfolded)}
      >
        {content}
        <ChevronDown className={styles['chevron']} size={18} strokeWidth={1.75} aria-hidden />
      </button>
      {unfolded && (
        <div id={id} className={styles['card']}>
          <LexiconCard entry={entry} parsing={parsing}>
            <p className={styles['uses']}>
              {entry.count > 0 && <span>{usesOf(entry)}</span>}
              <Button onClick={() => open({ kind: 'lexicon', id: entry.id })}>
                {t('analysis.renderings-and-verses')}
              </Button>
            </p>
          </LexiconCard>
        </div>
      )}
    </>
  );
}

/** 'from ὁράω horáō, to stare at, G3708' @param named whether the lemma is not the word itself */
function Lemma({ entry, named }: { entry: LexiconEntry; named: boolean }) {
  const { lemma, language, transliteration, definition, id } = entry;
  return (
    <small>
      {named && (
        <>
          {t('analysis.from-lemma')} <OriginalText language={language}>{lemma}</OriginalText>{' '}
          <Transliteration language={language}>{transliteration}</Transliteration>,{' '}
        </>
      )}
      {firstSense(definition)}, {id}
    </small>
  );
}

const usesOf = ({ count, verses }: LexiconEntry): string =>
  t('analysis.used', {
    count,
    times: count.toLocaleString('en'),
    verses,
    inVerses: verses.toLocaleString('en'),
  });

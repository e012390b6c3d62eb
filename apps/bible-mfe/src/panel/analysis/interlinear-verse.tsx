import type { Verse } from '@berea/contracts';
import { useLexiconEntries } from '@berea/web';
import { useMemo } from 'react';
import { Section } from '../frame/section.js';
import { useStudyState } from '../../study-state/study-state-context.js';
import { interlinearWords } from './interlinear-words.js';
import { WordCell } from './sections/word-cell.js';
import styles from './sections/word-table.module.css';

const HEBREW_NOTE =
  'The words stand as the Hebrew text writes them (ketiv), in its order, from right to left, with the parsing of the Open Scriptures Hebrew Bible. A word without English is a particle, or belongs to the title of a psalm.';
const GREEK_NOTE =
  'No Greek text is installed: the words follow the order of the King James Version, each lemma in its dictionary form, without parsing. Words in other cases and tenses stand behind them.';
const UNPARSED_NOTE =
  'No Hebrew text is installed: the words follow the order of the King James Version, each lemma in its dictionary form, without parsing.';

/** The words of a verse, each with its lemma, which opens in the lexicon. */
export function InterlinearVerse({ verse }: { verse: Verse }) {
  const { open } = useStudyState();
  const words = useMemo(() => interlinearWords(verse), [verse]);
  const entries = useLexiconEntries(words.flatMap(({ strongs }) => strongs ?? []));
  const original = words.some(({ form }) => form);
  const greek = words.some(({ strongs }) => strongs?.startsWith('G'));
  return (
    <Section title={original ? 'The Hebrew words' : `The ${greek ? 'Greek' : 'Hebrew'} lemmas in the King James order`}>
      <ol className={styles['words']} dir={original ? 'rtl' : undefined}>
        {words.map(({ words: english, form, parsing, strongs }, index) => (
          <li key={index}>
            <WordCell
              form={form}
              words={english}
              parsing={parsing}
              entry={strongs ? entries.get(strongs) : undefined}
              strongs={strongs}
              onChoose={strongs ? () => open({ kind: 'lexicon', id: strongs }) : undefined}
            />
          </li>
        ))}
      </ol>
      <p className={styles['note']}>{original ? HEBREW_NOTE : greek ? GREEK_NOTE : UNPARSED_NOTE}</p>
    </Section>
  );
}

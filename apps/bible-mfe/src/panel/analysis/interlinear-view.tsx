import { LanguageText } from '@berea/answers';
import type { Place, Verse } from '@berea/contracts';
import { DEFAULT_TRANSLATION } from '@berea/contracts/values';
import { formatReference, findBook } from '@berea/scripture';
import { IconButton } from '@berea/ui/core';
import { useChapter } from '@berea/web';
import { useLexiconEntries } from '../../data/use-lexicon-entries.js';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, useMemo } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { useBackButton, PanelFrame, Section } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { Credits, GREEK_TEXT, HEBREW_TEXT, TAGGED_TEXT } from '../sources/about-work.js';
import { PlaceLink } from '../sources/place-link.js';
import interlinearViewStyles from './interlinear-view.module.css';
import { interlinearWords } from './interlinear-words.js';
import { WordCell } from './sections/word-table.js';
import styles from './sections/word-table.module.css';

/** A verse word by word, from the tagged text; the verses around it are a step away. */
export function InterlinearView({ place: { book, chapter, verse: first } }: { place: Place }) {
  const [verse, setVerse] = useState(first);
  const query = useChapter(book, chapter, { translation: DEFAULT_TRANSLATION, include: ['words'] });
  const shown = query.data?.verses.find((each) => each.verse === verse);
  return (
    <PanelFrame title="Interlinear" subtitle={formatReference(book, chapter, verse)} footer={useBackButton()}>
      <VerseStepper book={book} chapter={chapter} verse={verse} onStep={setVerse} />
      {query.isPending || query.isPlaceholderData ? (
        <PanelLoading says="Loading the words..." shape="words" />
      ) : query.isError ? (
        <PanelFailed title="The words could not be loaded" error={query.error} retry={() => void query.refetch()} />
      ) : shown && (shown.words?.length || shown.hebrew?.length || shown.greek?.length) ? (
        <InterlinearVerse key={verse} verse={shown} />
      ) : (
        <p>No word of this verse is tagged with a lemma in the library of this server.</p>
      )}
      <Credits
        works={[TAGGED_TEXT, ...(shown?.hebrew?.length ? [HEBREW_TEXT] : []), ...(shown?.greek ? [GREEK_TEXT] : [])]}
      />
    </PanelFrame>
  );
}

const HEBREW_NOTE =
  'The words stand as the Hebrew text writes them (ketiv), in its order, from right to left, with the parsing of the Open Scriptures Hebrew Bible. A word without English is a particle, or belongs to the title of a psalm.';
const GREEK_NOTE =
  'The words stand as the SBL edition prints them, in Greek order. It names no lemmas: Berea ties a word to the lemma that the tagged King James verse offers where the form fits. A word without a number was left untied; one with a dot is read otherwise in other editions.';
const ABSENT =
  'This verse is not in this edition of the Greek New Testament. The King James Version has it; its words follow in their own order, each with its lemma.';
const READINGS_NOTE =
  'Before the bracket stands what this edition prints, with the editions that agree; after it, what others read. WH: Westcott and Hort; Treg: Tregelles; NIV: the Greek behind the New International Version; RP: Robinson and Pierpont; NA: Nestle and Aland. + adds words, – leaves them out.';
const LEMMAS_NOTE =
  'The words follow the order of the King James Version, each lemma in its dictionary form, without parsing.';
const NO_GREEK_NOTE =
  'No Greek text is installed: the words follow the order of the King James Version, each lemma in its dictionary form, without parsing. Words in other cases and tenses stand behind them.';
const UNPARSED_NOTE =
  'No Hebrew text is installed: the words follow the order of the King James Version, each lemma in its dictionary form, without parsing.';

/** The words of a verse, each with its lemma, which opens in the lexicon. */
function InterlinearVerse({ verse }: { verse: Verse }) {
  const { open } = useStudyState();
  const words = useMemo(() => interlinearWords(verse), [verse]);
  const entries = useLexiconEntries(words.flatMap(({ strongs }) => strongs ?? []));
  const { title, note } = headOf(verse, words);
  const absent = verse.greek?.length === 0;
  return (
    <>
      <Section title={title}>
        {absent && <p>{ABSENT}</p>}
        <ol className={styles['words']} dir={verse.hebrew?.length ? 'rtl' : undefined}>
          {words.map(({ words: english, form, parsing, strongs, varies }, index) => (
            <li key={index}>
              <WordCell
                form={form}
                words={english}
                parsing={parsing}
                varies={varies}
                entry={strongs ? entries.get(strongs) : undefined}
                strongs={strongs}
                onChoose={strongs ? () => open({ kind: 'lexicon', id: strongs }) : undefined}
              />
            </li>
          ))}
        </ol>
        <p className={styles['note']}>{note}</p>
      </Section>
      {verse.readings && <Readings readings={verse.readings} />}
    </>
  );
}

/** What the table is called, and how its words are known. */
function headOf({ hebrew, greek }: Verse, words: readonly { readonly strongs?: string }[]) {
  if (hebrew?.length) return { title: 'The Hebrew words', note: HEBREW_NOTE };
  if (greek?.length) return { title: 'The Greek words', note: GREEK_NOTE };
  if (greek) return { title: 'The Greek lemmas in the King James order', note: LEMMAS_NOTE };
  return words.some(({ strongs }) => strongs?.startsWith('G'))
    ? { title: 'The Greek lemmas in the King James order', note: NO_GREEK_NOTE }
    : { title: 'The Hebrew lemmas in the King James order', note: UNPARSED_NOTE };
}

/** The critical apparatus of a verse: before the bracket the edition's own words and who agrees, then the others. */
function Readings({ readings }: { readings: readonly string[] }) {
  return (
    <Section title="Where editions differ">
      <ul className={interlinearViewStyles['readings']}>
        {readings.map((reading) => (
          <li key={reading}>
            <LanguageText>{reading}</LanguageText>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{READINGS_NOTE}</p>
    </Section>
  );
}

interface VerseStepperProps {
  readonly book: string;
  readonly chapter: number;
  readonly verse: number;
  readonly onStep: (verse: number) => void;
}

/** To the verse before and after, within the chapter. */
function VerseStepper({ book, chapter, verse, onStep }: VerseStepperProps) {
  const last = findBook(book)?.verseCounts[chapter - 1] ?? verse;
  return (
    <div className={interlinearViewStyles['stepper']} role="group" aria-label="Verse">
      <IconButton
        type="default"
        icon={ChevronLeft}
        label="Previous verse"
        disabled={verse <= 1}
        onClick={() => onStep(verse - 1)}
      />
      <span className={interlinearViewStyles['here']} aria-live="polite">
        <PlaceLink place={{ book, chapter, verse, endVerse: verse }} plain />
      </span>
      <IconButton
        type="default"
        icon={ChevronRight}
        label="Next verse"
        disabled={verse >= last}
        onClick={() => onStep(verse + 1)}
      />
    </div>
  );
}

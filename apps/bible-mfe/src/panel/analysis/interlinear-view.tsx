import { DEFAULT_TRANSLATION, type Place, type Verse } from '@berea/contracts';
import { formatReference, findBook } from '@berea/scripture';
import { IconButton } from '@berea/ui/core';
import { useChapter, useLexiconEntries } from '@berea/web';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, useMemo } from 'react';
import { useStudyState } from '../../study-state/study-state-context.js';
import { useBackButton, PanelFrame, Section } from '../frame/panel-frame.js';
import { PanelFailed, PanelLoading } from '../frame/panel-states.js';
import { Credits, HEBREW_TEXT, TAGGED_TEXT } from '../sources/about-work.js';
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
      ) : shown?.words?.length || shown?.hebrew?.length ? (
        <InterlinearVerse key={verse} verse={shown} />
      ) : (
        <p>No word of this verse is tagged with a lemma in the library of this server.</p>
      )}
      <Credits works={shown?.hebrew?.length ? [TAGGED_TEXT, HEBREW_TEXT] : [TAGGED_TEXT]} />
    </PanelFrame>
  );
}

const HEBREW_NOTE =
  'The words stand as the Hebrew text writes them (ketiv), in its order, from right to left, with the parsing of the Open Scriptures Hebrew Bible. A word without English is a particle, or belongs to the title of a psalm.';
const GREEK_NOTE =
  'No Greek text is installed: the words follow the order of the King James Version, each lemma in its dictionary form, without parsing. Words in other cases and tenses stand behind them.';
const UNPARSED_NOTE =
  'No Hebrew text is installed: the words follow the order of the King James Version, each lemma in its dictionary form, without parsing.';

/** The words of a verse, each with its lemma, which opens in the lexicon. */
function InterlinearVerse({ verse }: { verse: Verse }) {
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

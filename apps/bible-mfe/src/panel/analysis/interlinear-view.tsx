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
import { WordCell } from './sections/word-cell.js';
import styles from './sections/word-cell.module.css';
import { t } from '../../texts/analysis.js';

/** A verse word by word, from the tagged text; the verses around it are a step away. */
export function InterlinearView({ place: { book, chapter, verse: first } }: { place: Place }) {
  const [verse, setVerse] = useState(first);
  const query = useChapter(book, chapter, { translation: DEFAULT_TRANSLATION, include: ['words'] });
  const shown = query.data?.verses.find((each) => each.verse === verse);
  return (
    <PanelFrame
      title={t('analysis.interlinear')}
      subtitle={formatReference(book, chapter, verse)}
      footer={useBackButton()}
    >
      <VerseStepper book={book} chapter={chapter} verse={verse} onStep={setVerse} />
      {query.isPending || query.isPlaceholderData ? (
        <PanelLoading says={t('analysis.loading-words')} shape="words" />
      ) : query.isError ? (
        <PanelFailed
          title={t('analysis.words-could-not-be-loaded')}
          error={query.error}
          retry={() => void query.refetch()}
        />
      ) : shown && (shown.words?.length || shown.hebrew?.length || shown.greek?.length) ? (
        <InterlinearVerse key={verse} verse={shown} />
      ) : (
        <p>{t('analysis.no-word-of-this-verse')}</p>
      )}
      <Credits
        works={[TAGGED_TEXT, ...(shown?.hebrew?.length ? [HEBREW_TEXT] : []), ...(shown?.greek ? [GREEK_TEXT] : [])]}
      />
    </PanelFrame>
  );
}

const hebrewNote = () => t('analysis.hebrew-note');
const parsedNote = () => t('analysis.words-are-parsed-by-morphgnt');
const greekNote = () => t('analysis.words-stand-as-sbl-edition');
const absentNote = () => t('analysis.absent-note');
const readingsNote = () => t('analysis.before-bracket-stands-what-this');
const lemmasNote = () => t('analysis.lemmas-note');
const noGreekNote = () => t('analysis.no-greek-text-is-installed');
const unparsedNote = () => t('analysis.unparsed-note');

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
        {absent && <p>{absentNote()}</p>}
        <ol className={styles['words']} dir={verse.hebrew?.length ? 'rtl' : undefined}>
          {words.map(({ words: english, strongs, ...word }, index) => (
            <li key={index}>
              <WordCell
                {...word}
                words={english}
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

/** Title of the table, and the source of its words. */
function headOf({ hebrew, greek }: Verse, words: readonly { readonly strongs?: string }[]) {
  if (hebrew?.length) return { title: t('analysis.hebrew-words'), note: hebrewNote() };
  if (greek?.length)
    return { title: t('analysis.greek-words'), note: greek.some(({ code }) => code) ? parsedNote() : greekNote() };
  if (greek) return { title: t('analysis.greek-lemmas-in-king-james-order'), note: lemmasNote() };
  return words.some(({ strongs }) => strongs?.startsWith('G'))
    ? { title: t('analysis.greek-lemmas-in-king-james-order'), note: noGreekNote() }
    : { title: t('analysis.hebrew-lemmas-in-king-james-order'), note: unparsedNote() };
}

/** The critical apparatus of a verse: before the bracket the edition's own words and who agrees, then the others. */
function Readings({ readings }: { readings: readonly string[] }) {
  return (
    <Section title={t('analysis.where-editions-differ')}>
      <ul className={interlinearViewStyles['readings']}>
        {readings.map((reading) => (
          <li key={reading}>
            <LanguageText>{reading}</LanguageText>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{readingsNote()}</p>
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
    <div className={interlinearViewStyles['stepper']} role="group" aria-label={t('analysis.verse')}>
      <IconButton
        type="default"
        icon={ChevronLeft}
        label={t('analysis.previous-verse')}
        disabled={verse <= 1}
        onClick={() => onStep(verse - 1)}
      />
      <span className={interlinearViewStyles['here']} aria-live="polite">
        <PlaceLink place={{ book, chapter, verse, endVerse: verse }} plain />
      </span>
      <IconButton
        type="default"
        icon={ChevronRight}
        label={t('analysis.next-verse')}
        disabled={verse >= last}
        onClick={() => onStep(verse + 1)}
      />
    </div>
  );
}

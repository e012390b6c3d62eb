import { NotedText, NoteText, VerseWords } from '@berea/answers';
import type { NotedSection, Place, StudyWord, Verse } from '@berea/contracts';
import { Alert, Button } from '@berea/ui/core';
import { ScriptureLink } from '@berea/ui/data';
import { explain } from '@berea/web';
import { Link } from '@berea/web/router';
import { CircleHelp, Landmark, Languages, ListTree, NotebookPen, Quote, Waypoints } from 'lucide-react';
import { AddPiece, type Taker } from './add-piece.js';
import { type PassageGuide, usePassageGuide } from './dossier-data.js';
import { GuidePart, Row } from './guide-part.js';
import styles from './passage-dossier.module.css';
import {
  commentatorsOf,
  lookOf,
  type Movement,
  movementPiece,
  notePiece,
  outlineOf,
  passagePiece,
  questionPiece,
  referenceOf,
  referencePiece,
  referencesOf,
  saidPiece,
  senseOf,
  wordPiece,
  wordsOf,
} from './findings-of.js';
import { t } from '../texts/dossier.js';

/** What a passage has room for before more is asked for. */
const FIRST = { movements: 6, words: 3, references: 8, commentators: 2, articles: 3, questions: 2, notes: 2 } as const;

/** Verses that are quoted whole in a sermon; of more, somebody chooses. */
const MOST_QUOTED = 12;

interface PassageDossierProps {
  readonly place: Place;
  readonly taker: Taker;
  /** The level of its heading: it stands beside a manuscript, or on a page of its own. */
  readonly level: 2 | 3;
}

/** The guide to one passage: what a preacher looks for first, the rest one press away; a sermon takes its pieces. */
export function PassageDossier({ place, taker, level }: PassageDossierProps) {
  const guide = usePassageGuide(place);
  const { verses, sections, words, references, commentary, notes } = guide;
  const failed = [verses, sections, words, references, commentary, notes].filter(({ error }) => error);
  const Heading = level === 2 ? 'h2' : 'h3';
  const about = sections.data ?? [];
  return (
    <section aria-label={referenceOf(place)} className={styles['passage']}>
      <header className={styles['head']}>
        <Heading>{referenceOf(place)}</Heading>
        {verses.data && verses.data.length > 0 && verses.data.length <= MOST_QUOTED && (
          <AddPiece finding={passagePiece(wordsIn(verses.data, place), place)} taker={taker} />
        )}
      </header>
      {failed[0] && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('dossier.parts-of-it-could')}
          description={explain(failed[0].error)}
          action={<Button onClick={() => failed.forEach(({ retry }) => retry())}>{t('dossier.try-again')}</Button>}
        />
      )}
      {about.length === 1 && about[0] && <About section={about[0]} />}
      <Movements place={place} guide={guide} taker={taker} />
      <Words guide={guide} taker={taker} />
      <GuidePart
        title={t('dossier.cross-references')}
        icon={Waypoints}
        from={references}
        first={FIRST.references}
        columns
        rows={(answer) =>
          referencesOf(answer).map((reference) => (
            <Row
              key={referenceOf(reference)}
              action={<AddPiece finding={referencePiece(reference, answer.sources)} taker={taker} />}
            >
              <ScriptureLink reference={referenceOf(reference)} />
              <p className={styles['reference']} dir="auto">
                <VerseWords text={reference.text} />
              </p>
              <p className={styles['quiet']}>{reference.reasons[0]?.text}</p>
            </Row>
          ))
        }
      />
      <GuidePart
        title={t('dossier.commentators')}
        icon={Quote}
        from={commentary}
        first={FIRST.commentators}
        rows={(answer) =>
          commentatorsOf(answer).map((said) => (
            <Row key={said.author} action={<AddPiece finding={saidPiece(said)} taker={taker} />}>
              <p className={styles['quoted']} dir="auto">
                {said.sentence}
              </p>
              <p className={styles['quiet']}>{said.source}</p>
              {said.whole.trim() !== said.sentence && (
                <details className={styles['whole']}>
                  <summary>{t('dossier.whole-note')}</summary>
                  <p dir="auto">{said.whole}</p>
                </details>
              )}
            </Row>
          ))
        }
      />
      <Asked guide={guide} taker={taker} />
      <GuidePart
        title={t('dossier.your-notes-on-this-chapter')}
        icon={NotebookPen}
        from={notes}
        first={FIRST.notes}
        rows={(found) =>
          found.map((note) => (
            <Row key={note.id} action={<AddPiece finding={notePiece(note)} taker={taker} />}>
              <Link className={styles['title']} to={`/notes/${note.id}`}>
                {note.title}
              </Link>
              {/* A long note scrolls, and what scrolls must be reachable by keyboard. */}
              <div
                className={styles['note']}
                role="group"
                aria-label={note.title || t('dossier.your-note')}
                tabIndex={0}
              >
                <NoteText note={note} />
              </div>
            </Row>
          ))
        }
      />
    </section>
  );
}

const About = ({ section: { id, title, about, note } }: { readonly section: NotedSection }) => (
  <div className={styles['about']}>
    <p className={styles['title']}>{title}</p>
    <p>
      <NotedText text={about} />
    </p>
    <details className={styles['whole']}>
      <summary>{t('dossier.what-it-does')}</summary>
      <p>
        <NotedText text={note} />
      </p>
    </details>
    <Link className={styles['quiet']} to={`/library/berea/passages/${id}`}>
      {t('dossier.berea-notes')}
    </Link>
  </div>
);

interface PartProps {
  readonly guide: PassageGuide;
  readonly taker: Taker;
}

/** The steps of the passage, each with its verses; the words of the passage are read there. */
function Movements({ place, guide: { verses, sections, structure }, taker }: PartProps & { readonly place: Place }) {
  const noted = sections.data?.flatMap(({ movements }) => movements) ?? [];
  const rest = structure.data ? outlineOf(structure.data) : [];
  const steps: readonly (Movement & { readonly source?: string | undefined })[] = noted.length
    ? noted.map((movement) => ({ ...movement, source: t('dossier.berea-notes') }))
    : rest;
  const within = steps.filter(
    (step) =>
      step.place.chapter === place.chapter && step.place.verse <= place.endVerse && place.verse <= step.place.endVerse,
  );
  const loading = !verses.data || !sections.data || (sections.data.length === 0 && !structure.data && !structure.error);
  const shown = within.length ? within : [{ title: referenceOf(place), place, source: undefined }];
  return (
    <GuidePart
      title={t('dossier.movements')}
      icon={ListTree}
      from={{ ...verses, data: loading ? undefined : (verses.data ?? []) }}
      first={FIRST.movements}
      rows={(text) =>
        shown.map((step) => (
          <Row
            key={`${step.place.verse} ${step.title}`}
            action={
              <AddPiece
                finding={within.length ? movementPiece(step, step.source) : passagePiece(wordsIn(text, place), place)}
                taker={taker}
              />
            }
          >
            <details className={styles['step']}>
              <summary>
                <span className={styles['verses']}>{rangeOf(step.place)}</span>
                <span className={styles['title']}>{step.title}</span>
              </summary>
              <p className={styles['quoted']}>
                <VerseWords text={numbered(text, step.place)} />
              </p>
            </details>
          </Row>
        ))
      }
    />
  );
}

const rangeOf = ({ verse, endVerse }: Place): string => (endVerse > verse ? `${verse}–${endVerse}` : `${verse}`);
const versesIn = (text: readonly Verse[], { verse, endVerse }: Place): Verse[] =>
  text.filter((each) => each.verse >= verse && each.verse <= endVerse);
const wordsIn = (text: readonly Verse[], place: Place): string =>
  versesIn(text, place)
    .map((each) => each.text)
    .join(' ');
const numbered = (text: readonly Verse[], place: Place): string =>
  versesIn(text, place)
    .map((each) => `${each.verse} ${each.text}`)
    .join(' ');

const Words = ({ guide: { words }, taker }: PartProps) => (
  <GuidePart
    title={t('dossier.words-that-carry-it')}
    icon={Languages}
    from={words}
    first={FIRST.words}
    rows={(answer) =>
      wordsOf(answer).map((word) => (
        <Row key={word.entry?.id} action={<AddPiece finding={wordPiece(word)} taker={taker} />}>
          <Word word={word} />
        </Row>
      ))
    }
  />
);

function Word({ word }: { readonly word: StudyWord }) {
  const { written, said, lemma } = lookOf(word);
  const language = word.entry?.id.startsWith('H') ? 'he' : 'grc';
  const places = word.places ?? [];
  return (
    <>
      <p>
        <span className={styles['form']} lang={language} dir="auto">
          {written}
        </span>{' '}
        <i className={styles['said']}>{said}</i>
      </p>
      <p>
        <b>{word.words}</b>
        {places.length > 0 && (
          <span className={styles['quiet']}>
            {' '}
            {t('dossier.in-verses', { count: places.length, verses: listOf(places) })}
          </span>
        )}
      </p>
      <p className={styles['quiet']}>
        {lemma && (
          <>
            <span lang={language}>{lemma}</span>,{' '}
          </>
        )}
        {senseOf(word)}
      </p>
    </>
  );
}

const MOST_PLACES = 6;

const listOf = (places: readonly Place[]): string =>
  places
    .slice(0, MOST_PLACES)
    .map(({ verse }) => verse)
    .join(', ') + (places.length > MOST_PLACES ? '...' : '');

/** Background from articles that the passage names, and what people ask of it. */
const Asked = ({ guide: { articles, sections }, taker }: PartProps) => (
  <>
    <GuidePart
      title={t('dossier.background')}
      icon={Landmark}
      from={articles}
      first={FIRST.articles}
      columns
      optional
      rows={(found) =>
        found.map(({ id, name, kind }) => (
          <Row key={id}>
            <Link className={styles['title']} to={`/library/berea/articles/${id}`}>
              {name}
            </Link>{' '}
            <span className={styles['quiet']}>{kind}</span>
          </Row>
        ))
      }
    />
    <GuidePart
      title={t('dossier.people-ask')}
      icon={CircleHelp}
      from={sections}
      first={FIRST.questions}
      optional
      rows={(found) =>
        found
          .flatMap(({ asked }) => asked)
          .map(({ question, answer }) => (
            <Row key={question} action={<AddPiece finding={questionPiece(question)} taker={taker} />}>
              <p className={styles['title']}>
                <NotedText text={question} />
              </p>
              <p>
                <NotedText text={answer} />
              </p>
            </Row>
          ))
      }
    />
  </>
);

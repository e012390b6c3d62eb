import { LazyAnswerText } from '@berea/answers';
import type { Citation, Place, StudySection } from '@berea/contracts';
import type { ReactNode } from 'react';
import { Section } from '../../frame/panel-frame.js';
import { Credits, GREEK_TEXT, HEBREW_TEXT } from '../../sources/about-work.js';
import { NoteList } from '../../sources/note-list.js';
import { OutlineRows } from '../../sources/place-list.js';
import { RelationList } from './relation-list.js';
import { PointList, QuestionList, RepetitionList, TopicRows } from './row-sections.js';
import { CrossReferenceList, VerseQuotes } from './verse-sections.js';
import { isHebrew, WordRows } from './word-rows.js';

interface SectionViewProps {
  readonly section: StudySection;
  /** The verifier's citations for the whole answer. */
  readonly citations: Citation[];
  /** Subject of the answer. */
  readonly place: Place;
  /** The part after it: a run of parts from one work has its credit once, at its end. */
  readonly next?: StudySection | undefined;
}

/** Id of the one work that all words of a part are from. */
function sourceOf(section: StudySection | undefined): string | undefined {
  if (section?.type === 'text' || section?.type === 'outline') return section.source;
  if (section?.type !== 'points') return undefined;
  const [first, ...others] = new Set(section.points.flatMap(({ sources = [] }) => sources));
  return others.length ? undefined : first;
}

/** One part of an analysis, by its type. */
export function SectionView(props: SectionViewProps) {
  return <Section title={props.section.title}>{contentOf(props)}</Section>;
}

function contentOf({ section, citations, place, next }: SectionViewProps): ReactNode {
  const source = sourceOf(section);
  const credited = source === sourceOf(next) ? undefined : source;
  switch (section.type) {
    case 'text':
      return <TextSection text={section.text} source={credited} citations={citations} />;
    case 'words':
      return (
        <>
          <WordRows rows={section.rows} note={section.note} />
          {section.order === 'original' && <Credits works={[isHebrew(section.rows) ? HEBREW_TEXT : GREEK_TEXT]} />}
        </>
      );
    case 'cross-references':
      return <CrossReferenceList references={section.references} citations={citations} />;
    case 'commentary':
      return <NoteList notes={section.notes} citations={citations} />;
    case 'topics':
      return <TopicRows topics={section.topics} />;
    case 'outline':
      return (
        <>
          <OutlineRows rows={section.rows} />
          {credited && <Credits works={[credited]} />}
        </>
      );
    case 'repetitions':
      return <RepetitionList rows={section.rows} />;
    case 'points':
      return (
        <>
          <PointList points={section.points} citations={citations} />
          {credited && <Credits works={[credited]} />}
        </>
      );
    case 'relations':
      return <RelationList word={section.word} relations={section.relations} place={place} />;
    case 'questions':
      return <QuestionList questions={section.questions} place={place} />;
    case 'verses':
      return <VerseQuotes verses={section.verses} citations={citations} about={place} />;
  }
}

interface TextSectionProps {
  /** Markdown */
  readonly text: string;
  readonly citations: Citation[];
  /** Id of the work that it comes from. */
  readonly source?: string | undefined;
}

/** A part of an answer in words of its own. */
export function TextSection({ text, citations, source }: TextSectionProps) {
  return (
    <>
      <LazyAnswerText text={text} citations={citations} />
      {source && <Credits works={[source]} />}
    </>
  );
}

import { AnswerMeta, Unconfirmed } from '@berea/answers';
import type { Place, StudyAnswer, StudySection } from '@berea/contracts';
import { TextSection, SectionView } from './sections/section-view.js';
import { SourceList } from './source-list.js';

interface AnswerViewProps {
  readonly answer: StudyAnswer;
  readonly place: Place;
}

/** An answer part by part, what was not confirmed in it, and what it rests on. */
export function AnswerView({ answer, place }: AnswerViewProps) {
  const { citations, sources, engine, model, response, tool } = answer;
  const sections = withoutTheVerses(answer.sections, place);
  return (
    <>
      {sections.length > 0 ? (
        sections.map((section, index) => (
          <SectionView key={index} section={section} citations={citations} place={place} next={sections[index + 1]} />
        ))
      ) : (
        <TextSection text={response} citations={citations} />
      )}
      <Unconfirmed citations={citations} />
      {sources.length > 0 && <SourceList sources={sources} place={place} tool={tool ?? undefined} />}
      <AnswerMeta engine={engine} model={model} sources={[]} citations={citations} />
    </>
  );
}

/** The chosen verses themselves are read beside the panel, or stand on top of it; an answer with nothing else keeps them. */
function withoutTheVerses(sections: readonly StudySection[], place: Place): readonly StudySection[] {
  const isWithin = (verse: Place) =>
    verse.book === place.book &&
    verse.chapter === place.chapter &&
    verse.verse >= place.verse &&
    verse.endVerse <= place.endVerse;
  const others = sections.filter((section) => section.type !== 'verses' || !section.verses.every(isWithin));
  return others.length ? others : sections;
}

import { AnswerMeta, Unconfirmed } from '@berea/answers';
import type { Place, StudyAnswer } from '@berea/contracts';
import { TextSection } from './sections/text-section.js';
import { SectionView } from './sections/section-view.js';
import { SourceList } from './source-list.js';

export interface AnswerViewProps {
  readonly answer: StudyAnswer;
  readonly place: Place;
}

/** An answer part by part, what was not confirmed in it, and what it rests on. */
export function AnswerView({ answer, place }: AnswerViewProps) {
  const { sections, citations, sources, engine, response, tool } = answer;
  return (
    <>
      {sections.length > 0 ? (
        sections.map((section, index) => (
          <SectionView key={index} section={section} citations={citations} place={place} />
        ))
      ) : (
        <TextSection text={response} citations={citations} />
      )}
      <Unconfirmed citations={citations} />
      {sources.length > 0 && <SourceList sources={sources} place={place} tool={tool ?? undefined} />}
      <AnswerMeta engine={engine} sources={[]} citations={citations} />
    </>
  );
}

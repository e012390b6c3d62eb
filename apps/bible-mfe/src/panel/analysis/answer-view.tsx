import { AnswerMeta, Unconfirmed } from '@berea/answers';
import type { Place, StudyAnswer } from '@berea/contracts';
import { useRef } from 'react';
import styles from './answer-view.module.css';
import { TextSection, SectionView } from './sections/section-view.js';
import { SourceList } from './source-list.js';
import { t } from '../../texts/analysis.js';

interface AnswerViewProps {
  readonly answer: StudyAnswer;
  readonly place: Place;
}

/** Fewer parts than that are in sight at once; more chips than that are no shorter way. */
const JUMPS = { least: 3, most: 5 };

/** An answer part by part, what was not confirmed in it, and what it rests on. */
export function AnswerView({ answer, place }: AnswerViewProps) {
  const { sections, citations, sources, engine, model, response, tool } = answer;
  const headings = useRef(new Map<number, HTMLHeadingElement>());
  // The first part needs no way to it.
  const parts = sections.slice(1, 1 + JUMPS.most);
  const jump = (index: number) => {
    const heading = headings.current.get(index + 1);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      {parts.length >= JUMPS.least && <JumpChips titles={parts.map(({ title }) => title)} onJump={jump} />}
      {sections.length > 0 ? (
        sections.map((section, index) => (
          <SectionView
            key={index}
            section={section}
            citations={citations}
            place={place}
            headingRef={(heading) => {
              if (heading) headings.current.set(index, heading);
              else headings.current.delete(index);
            }}
          />
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

interface JumpChipsProps {
  readonly titles: readonly string[];
  readonly onJump: (index: number) => void;
}

/** Above a long answer: its parts, each a press away. */
const JumpChips = ({ titles, onJump }: JumpChipsProps) => (
  <nav aria-label={t('analysis.parts-of-this-answer')}>
    <ul className={styles['chips']}>
      {titles.map((title, index) => (
        <li key={index}>
          <button type="button" onClick={() => onJump(index)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);

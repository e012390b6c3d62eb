import { LazyAnswerText } from '@berea/answers';
import type { Citation } from '@berea/contracts';
import { Credits } from '../../sources/credits.js';

export interface TextSectionProps {
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

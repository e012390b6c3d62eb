import type { ChatMode, Engine, Source } from '@berea/contracts';
import type { WordsOfWork } from '../verify/authors.js';

export interface StudyQuestion {
  readonly message: string;
  readonly mode: ChatMode;
  /** What was asked earlier in the same conversation, oldest first */
  readonly before?: readonly string[];
}

export interface StudyAnswer {
  /** Markdown. Scripture stands in block quotes that end with '— Book chapter:verse (CODE)' */
  readonly response: string;
  readonly engine: Engine;
  /** What the answer was made from; empty when nothing was quoted */
  readonly sources: readonly Source[];
  /** What it shows of works, and whose words these are; an adapter that writes of its own has none */
  readonly works?: readonly WordsOfWork[];
}

/**
 * Port: composes an answer to a question. What it says of Scripture is not believed but checked by the verifier,
 * whatever the adapter.
 */
export abstract class StudyEngine {
  /** @throws any error when it could not answer; the question is kept without an answer then */
  abstract answer(question: StudyQuestion): Promise<StudyAnswer>;
}

import type { AnswerStep, ChatMode, Engine, MinistryRole, RestartReason, Source } from '@berea/contracts';
import type { WordsOfWork } from '@berea/verify';

/** A question of the same conversation with its answer; null where it has none. */
export interface Turn {
  readonly question: string;
  readonly answer: string | null;
}

/** The works that an answer may be made from. */
export interface AllowedWorks {
  /** Ids of works; absent where all may be used */
  readonly works?: readonly string[];
  /** The texts of the Bible alone */
  readonly textOnly?: boolean;
}

/** A user's settings that shape answers. */
export interface ReaderSettings {
  readonly ministryRole?: MinistryRole | null;
  /** Code of a translation, in lower case */
  readonly translation?: string;
  /** Whether a language model may answer; where the server has none, the library does in any case */
  readonly engine?: Engine;
}

export interface StudyQuestion extends AllowedWorks {
  readonly message: string;
  readonly mode: ChatMode;
  /** Earlier questions of the same conversation, oldest first */
  readonly before?: readonly string[];
  /** The same with its answers, for engines that read them */
  readonly conversation?: readonly Turn[];
  readonly settings?: ReaderSettings;
  /** Account of the question, for what is counted by account; no engine tells it on */
  readonly account?: string;
  /** Gives heavy work its turn, once, where the engine waits elsewhere; see `waitsElsewhere` */
  readonly inTurn?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Aborted when the answer is no longer wanted */
  readonly signal?: AbortSignal;
}

/** Is told how an answer comes about. The deltas after the last restart, joined, are its text. */
export interface Progress {
  step(step: AnswerStep): void;
  delta(text: string): void;
  restart(reason: RestartReason): void;
}

export interface StudyAnswer {
  /** Markdown. Scripture is in block quotes that end with '— Book chapter:verse (CODE)' */
  readonly response: string;
  readonly engine: Engine;
  /** The language model by its name */
  readonly model?: string;
  /** Sources of the answer; empty when nothing was quoted */
  readonly sources: readonly Source[];
  /** Paragraphs of `response` in the engine's own words: quotation marks there quote the question, never Scripture */
  readonly own?: readonly string[];
  /** The works' words that it shows, each with its author; an adapter that writes of its own has none */
  readonly works?: readonly WordsOfWork[];
  /** Questions that it can answer and that may be asked next, best first */
  readonly next?: readonly string[];
}

/** Port: composes an answer to a question. The verifier checks its statements about Scripture, whatever the adapter. */
export abstract class StudyEngine {
  /** Whether a question spends most of its time with another server, and so needs no place among heavy work meanwhile. */
  waitsElsewhere(_question: StudyQuestion): boolean {
    return false;
  }

  /**
   * @param progress is told the text as it is made; an engine that makes it in one piece tells nothing
   * @throws any error when it could not answer; the question is kept without an answer then
   */
  abstract answer(question: StudyQuestion, progress?: Progress): Promise<StudyAnswer>;
}

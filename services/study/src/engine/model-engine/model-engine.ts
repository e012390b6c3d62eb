import { CHECKED, type Citation, type Source } from '@berea/contracts';
import { type Logger, metrics } from '@berea/server';
import type OpenAI from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { Counter } from 'prom-client';
import { isConfinedToWorks } from '../allowed-works.js';
import {
  type AllowedWorks,
  type Progress,
  type StudyAnswer,
  StudyEngine,
  type StudyQuestion,
} from '../study-engine.js';
import { composePrompt } from './compose-prompt.js';
import { markFaults, plainMarkdown } from './mark-faults.js';
import {
  inOnePiece,
  ModelFailure,
  type ModelFault,
  type ModelSettings,
  streamCompletion,
} from './stream-completion.js';

const answers = new Counter({
  name: 'model_answers_total',
  help: 'Questions that the language model was asked: answered by it, or how it failed.',
  labelNames: ['outcome'],
  registers: [metrics],
});

const countAnswer = (outcome: 'model' | ModelFault): void => answers.inc({ outcome });

/** Opening of an answer of the library in place of a failed model's. */
export const INSTEAD: Readonly<Record<ModelFault, string>> = {
  unreachable: 'The language model could not be reached, so this is what the library has.',
  slow: 'The language model took too long to begin, so this is what the library has.',
  stalled: 'The language model fell silent in the middle, so this is what the library has.',
  busy: 'The language model has too much to do just now, so this is what the library has.',
  refused: 'The language model did not take this question, so this is what the library has.',
  garbled: 'The language model answered with something unreadable, so this is what the library has.',
  cut: 'The answer of the language model was cut off, so this is what the library has.',
  endless: 'The answer of the language model did not come to an end, so this is what the library has.',
  empty: 'The language model answered with nothing, so this is what the library has.',
};

const UNGROUNDED = 'Nothing in this answer could be checked against the installed texts.';

/** Whether an account may ask the model once more today. */
export interface Budget {
  /** Counts an answer. @returns a sentence where today's are used up, with when there are new ones */
  take(account: string): Promise<string | undefined>;
}

export interface ModelEngineParts {
  readonly client: OpenAI;
  readonly settings: ModelSettings;
  /** Gathers the evidence, and answers where the model does not */
  readonly library: StudyEngine;
  /** Checks a text against what the question may be answered from */
  readonly verify: (text: string, question: AllowedWorks) => Promise<readonly Citation[]>;
  /** Takes out of a text what is from works that the question may not be answered from */
  readonly keepToChosen: (text: string, question: AllowedWorks) => Promise<string>;
  readonly budget: Budget;
  readonly log: Pick<Logger, 'warn'>;
}

export interface Writing {
  /** Our own words on what to write, in place of what the mode asks for */
  readonly task?: string | undefined;
  readonly progress?: Progress | undefined;
}

/** The model's text, or the reason why there is none. */
export type Written =
  | {
      readonly answer: StudyAnswer;
      /** Whether some of it was found in the installed texts */
      readonly grounded: boolean;
    }
  | { readonly why: string };

/** Lets a language model write from what the library has found; what it says amiss of Scripture is marked. */
export class ModelEngine extends StudyEngine {
  constructor(private readonly parts: ModelEngineParts) {
    super();
  }

  async answer(question: StudyQuestion, progress?: Progress): Promise<StudyAnswer> {
    const evidence = await this.parts.library.answer(question);
    // Without evidence there is nothing to write from; thanks and greetings need no model.
    if (!evidence.sources.length) return evidence;
    const written = await this.writeFrom(question, evidence, { progress });
    return 'why' in written ? inPlace(evidence, written.why) : written.answer;
  }

  /** Writes from evidence that is there already, and says why where it could not. */
  async writeFrom(question: StudyQuestion, evidence: StudyAnswer, { task, progress }: Writing = {}): Promise<Written> {
    const { budget, settings } = this.parts;
    const usedUp = question.account && (await budget.take(question.account));
    if (usedUp) return { why: usedUp };
    progress?.step('reading');
    try {
      const prompt = composePrompt(question, evidence, task);
      const written = await this.parts.keepToChosen(
        plainMarkdown(await this.write(question, prompt, progress)),
        question,
      );
      const citations = await this.parts.verify(written, question);
      const grounded = citations.some(({ verdict }) => CHECKED.includes(verdict));
      const marked = markFaults(written, citations);
      countAnswer('model');
      const answer = {
        response: grounded ? marked : `${marked}\n\n${UNGROUNDED}`,
        engine: 'model' as const,
        model: settings.model,
        sources: sourcesUsed(evidence.sources, marked, citations),
      };
      return { answer, grounded };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.parts.log.warn({ fault: error.fault }, 'failed to answer by the language model; the library answers');
      countAnswer(error.fault);
      progress?.restart('fallback');
      return { why: INSTEAD[error.fault] };
    }
  }

  private async write(
    question: StudyQuestion,
    prompt: readonly ChatCompletionMessageParam[],
    progress: Progress | undefined,
  ): Promise<string> {
    const { client } = this.parts;
    // Only a stream can be ended by its listener.
    const settings = question.signal ? this.parts.settings : inOnePiece(this.parts.settings);
    let text = '';
    for await (const piece of streamCompletion(client, prompt, settings, question.signal)) {
      if (!text) progress?.step('writing');
      text += piece;
      // If works were chosen, the text is shown only after it has been kept to them.
      if (!isConfinedToWorks(question)) progress?.delta(piece);
    }
    return text;
  }
}

const inPlace = (evidence: StudyAnswer, why: string): StudyAnswer => ({
  ...evidence,
  response: `${why}\n\n${evidence.response}`,
});

/** The evidence's works that the text quotes or names. */
function sourcesUsed(sources: readonly Source[], text: string, citations: readonly Citation[]): Source[] {
  const quoted = new Set(citations.map(({ translation }) => translation?.toLowerCase()));
  return sources.filter(({ id, author, title }) => {
    const surname = author?.split(' ').at(-1);
    return (
      quoted.has(id.replace(/^bible-/, '')) || text.includes(title) || (surname !== undefined && text.includes(surname))
    );
  });
}

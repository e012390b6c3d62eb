import { type AnswerState, CHAT_LIMITS } from '@berea/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CarePath } from '../care/care-path.js';
import type { Recognised } from '../care/recognise-distress.js';
import { allows } from '../engine/allowed-works.js';
import { type Progress, StudyEngine, type StudyQuestion } from '../engine/study-engine.js';
import { type Admission, WorkQueue } from '../scheduling/work-queue.js';
import { firstWords } from '../study-tools/question/read-question.js';
import { claimsScripture, nameAuthors, withoutOwnMarks } from '@berea/verify';
import { VerifyService } from '../verify/verify.service.js';
import type { MessageEntity } from './message.entity.js';

/** The stored part of an answer. */
export type Answer = Pick<
  MessageEntity,
  'response' | 'engine' | 'model' | 'sources' | 'citations' | 'care' | 'next'
> & {
  readonly state: AnswerState | null;
};

/** Progress without a listener. */
const SILENT: Progress = { step: () => undefined, delta: () => undefined, restart: () => undefined };

/** Composes answers: for people in distress by the care path, for all others by the engine; checks what they quote. */
@Injectable()
export class AnswersService {
  constructor(
    @Inject(StudyEngine) private readonly engine: StudyEngine,
    @Inject(VerifyService) private readonly verifier: VerifyService,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
    @Inject(CarePath) private readonly care: CarePath,
  ) {}

  /** Composes an answer in its turn; one that is written elsewhere takes its turn for the search alone. */
  answer(question: StudyQuestion, admission: Admission, progress: Progress = SILENT): Promise<Answer> {
    if (!this.engine.waitsElsewhere(question)) return admission.runHoweverLong(() => this.compose(question, progress));
    return this.compose({ ...question, inTurn: (work) => admission.runHoweverLong(work) }, progress);
  }

  /** Runs in the queue of heavy work. The pieces told to `progress`, joined, are the `response`. */
  async compose(question: StudyQuestion, progress: Progress = SILENT): Promise<Answer> {
    progress.step('searching');
    const { before, after } = await this.care.beside(question.message);
    const told = new ToldText(progress, before && `${before.text}\n\n`);
    const composed = await this.engine.answer({ ...question, message: firstWords(question.message) }, told);
    const { response, engine, model = null, sources, own = [], works = [], next = [] } = composed;
    const shown = [before?.text, response, after?.text].filter(Boolean).join('\n\n');
    told.upTo(shown);
    progress.step('checking');
    const judged = await this.verifier.citationsWithin(withoutOwnMarks(response, own), allows(question));
    const citations = engine === 'library' ? nameAuthors(judged.filter(claimsScripture), works) : judged;
    return {
      response: shown,
      engine,
      model,
      sources: [...sources],
      citations: [...(before?.citations ?? []), ...citations],
      care: null,
      // A press must not lead from a question of study into one of distress.
      next: next.filter((each) => !this.care.recognise(each)).slice(0, CHAT_LIMITS.next),
      state: null,
    };
  }

  /** For others there is more below; what keeps them safe does not depend on it, and is told first. */
  async composeCare(
    userId: string,
    { message, mode }: Pick<StudyQuestion, 'message' | 'mode'>,
    distress: Recognised,
    progress: Progress = SILENT,
  ): Promise<Answer> {
    const { response, sources, citations, care, onward } = await this.care.answer(distress, message);
    const told = new ToldText(progress);
    told.upTo(response);
    const { help: _now, ...kept } = care;
    const own: Answer = {
      response,
      engine: 'library',
      model: null,
      sources,
      citations,
      care: kept,
      next: [],
      state: null,
    };
    const ask = onward && (() => this.compose({ message: onward.question, mode, settings: { engine: 'library' } }));
    const more = ask && (await this.queue.run(userId, ask).catch(() => undefined));
    if (!more?.response) return own;
    const whole = `${response}\n\n## ${onward?.title}\n\n${more.response}`;
    told.upTo(whole);
    return {
      ...own,
      response: whole,
      sources: [...new Map([...sources, ...more.sources].map((source) => [source.id, source])).values()],
      citations: [...citations, ...more.citations],
    };
  }

  /** The part of an answer that came before its end: its quotations are checked like those of a whole one. */
  async composePart(text: string, state: AnswerState): Promise<Answer> {
    const shown = state === 'failed' ? '' : text;
    const citations = shown ? (await this.verifier.citations(shown)).filter(claimsScripture) : [];
    const response = shown || null;
    return { response, engine: null, model: null, sources: [], citations, care: null, next: [], state };
  }
}

/** Knows what an engine has told, and tells the rest. */
class ToldText implements Progress {
  private told = '';

  /** @param before what is told before anything else, and again from the beginning */
  constructor(
    private readonly listener: Progress,
    private readonly before = '',
  ) {
    if (before) this.delta(before);
  }

  step(...step: Parameters<Progress['step']>): void {
    this.listener.step(...step);
  }

  delta(text: string): void {
    this.told += text;
    this.listener.delta(text);
  }

  restart(...reason: Parameters<Progress['restart']>): void {
    this.told = '';
    this.listener.restart(...reason);
    if (this.before) this.delta(this.before);
  }

  /** Tells what is missing of a text; from its beginning where what was told is no part of it. */
  upTo(text: string): void {
    if (!text.startsWith(this.told)) this.restart('correction');
    this.delta(text.slice(this.told.length));
  }
}

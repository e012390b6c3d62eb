import { type Source, StudyAnswer, type ToolKind } from '@berea/contracts';
import { formatReference } from '@berea/scripture';
import { Cache, type CacheKey, COST_HEADER, setInternalHeader, sharedKey } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import { Assistant } from '../engine/assistant.js';
import { Engines } from '../engine/chosen-engine.js';
import { MODES } from '../engine/model-engine/compose-prompt.js';
import type { ReaderSettings } from '../engine/study-engine.js';
import { busy, WorkQueue } from '../scheduling/work-queue.js';
import { resolvePlace } from '../study-tools/question/resolve-place.js';
import { placeOf } from '../text/passages.js';
import { VerifyService } from '../verify/verify.service.js';
import { Library } from '../works/library.js';
import { StudyAnswersService, type StudyQuestion } from './study-answers.service.js';

/** Tasks for a language model, by tool; the tools without an entry look things up. */
const WRITING_TASKS: Readonly<Partial<Record<ToolKind, { readonly title: string; readonly task: string }>>> = {
  commentary: {
    title: 'Scholar’s Take',
    task: 'Write as a teacher explains a passage: what it says, how it stands in its chapter, then what each named work adds and where they differ. Use short headings.',
  },
  'sermon-tools': {
    title: 'Sermon Integration',
    task: 'Write notes for somebody who prepares a sermon: the theme in one sentence; up to three points that the passage itself makes, each with its verse and what a named work says of it; three questions for the application; one verse of the evidence to close with. Use short headings. Invent no illustration and tell no story.',
  },
  devotional: { title: 'Devotional', task: MODES.devotional },
};

const isWritten = (tool: ToolKind): boolean => tool in WRITING_TASKS;

/** The account that asks, its settings, and how heavy work gets its turn. */
export interface Asking {
  readonly account: string;
  readonly settings: ReaderSettings;
  readonly inTurn: (work: () => Promise<StudyAnswer>) => Promise<StudyAnswer>;
}

/** Seconds that an answer of the model is kept: the works that it was made from are in its key. */
const KEPT_S = 7 * 24 * 3_600;

/** Answers that the model writes for one account at once: each keeps a call of the gateway busy for up to a minute. */
const MOST_AT_ONCE = 4;

/** Milliseconds of the processor that such an answer is charged as: a whole allowance of study tools is 20 of them a minute. */
const WRITING_COST_MS = 300;

const NO_MODEL = 'This server has no language model, so this is what the library has.';
const NOT_CHOSEN =
  'You have chosen the library in your profile, so no language model was asked; this is what the library has.';

/**
 * Study answers: from the library, or written by the language model from the library's findings. An answer written on a
 * passage is kept for everybody who asks for the same; it holds nothing of a user.
 */
@Injectable()
export class WrittenAnswers {
  /** How many answers the model writes just now, by account. */
  private readonly underWay = new Map<string, number>();

  constructor(
    @Inject(StudyAnswersService) private readonly study: StudyAnswersService,
    @Inject(Engines) private readonly engines: Engines,
    @Inject(Assistant) private readonly assistant: Assistant,
    @Inject(Library) private readonly library: Library,
    @Inject(VerifyService) private readonly verifier: VerifyService,
    @Inject(WorkQueue) private readonly queue: WorkQueue,
    @Inject(Cache) private readonly cache: Cache,
  ) {}

  /** If the model is asked and does not write, the library answers and says why. @throws ApiError as `study` does */
  async answer(question: StudyQuestion, asking: Asking): Promise<StudyAnswer> {
    return this.study.withCareBeside(question.message, await this.answerOrWrite(question, asking));
  }

  private async answerOrWrite(question: StudyQuestion, asking: Asking): Promise<StudyAnswer> {
    const find = (asked = question) => asking.inTurn(() => this.study.study(asked));
    const { tool, engine } = question;
    const mayWrite = this.engines.model && asking.settings.engine !== 'library';
    if (engine === 'library' || (tool && engine !== 'model') || (!mayWrite && !engine)) return find();
    if (!mayWrite) return withWhy(await find(), this.engines.model ? NOT_CHOSEN : NO_MODEL);
    const place = resolvePlace(question);
    if (tool && place)
      return this.writeForAll({ ...question, tool, message: tool }, asking, this.keyOf(question, tool));
    const found = await find();
    if (!found.sources.length || (found.tool && !isWritten(found.tool))) return found;
    return (await this.write(question, found, asking)).answer;
  }

  /** The same for everybody: neither message nor role of the first to ask has a part in it. */
  private async writeForAll(
    question: StudyQuestion & { readonly tool: ToolKind },
    { account, inTurn }: Asking,
    key: CacheKey,
  ): Promise<StudyAnswer> {
    const kept = readKept(await this.cache.get(key));
    if (kept) return kept;
    const found = await inTurn(() => this.study.study(question));
    const { place } = found;
    const about = place ? formatReference(place.book, place.chapter, place.verse, place.endVerse) : '';
    const message = `${WRITING_TASKS[question.tool]?.title ?? question.tool}: ${about}`;
    const { answer, isFit } = await this.write({ ...question, message }, found, { account, settings: {}, inTurn });
    if (isFit) await this.cache.set(key, JSON.stringify(answer), KEPT_S);
    return answer;
  }

  /** @throws TooBusyError 503 while the model writes enough for the account */
  private async inBounds<Answer>(account: string, write: () => Promise<Answer>): Promise<Answer> {
    const others = this.underWay.get(account) ?? 0;
    if (others >= MOST_AT_ONCE) throw busy('queue_full_of_yours');
    this.underWay.set(account, others + 1);
    try {
      return await write();
    } finally {
      const left = (this.underWay.get(account) ?? 1) - 1;
      if (left) this.underWay.set(account, left);
      else this.underWay.delete(account);
    }
  }

  /** @returns `isFit` whether others may be shown it, too: the model wrote it, and some of it was found in the texts */
  private async write(
    { message, mode, translation }: StudyQuestion,
    found: StudyAnswer,
    { account, settings }: Asking,
  ): Promise<{ readonly answer: StudyAnswer; readonly isFit: boolean }> {
    const { model } = this.engines;
    if (!model) return { answer: withWhy(found, NO_MODEL), isFit: false };
    const task = found.tool ? WRITING_TASKS[found.tool]?.task : undefined;
    const { response, sources } = found;
    const written = await this.inBounds(account, () =>
      model.writeFrom({ message, mode, settings, account }, { response, sources, engine: 'library' }, { task }),
    );
    if ('why' in written) {
      setInternalHeader(COST_HEADER, String(WRITING_COST_MS));
      return { answer: withWhy(found, written.why), isFit: false };
    }
    const { response: text, model: name = '', sources: used } = written.answer;
    const citations = await this.queue.runUnqueued(() => this.verifier.citations(text, translation?.toUpperCase()));
    // After what the queue reports of itself.
    setInternalHeader(COST_HEADER, String(WRITING_COST_MS));
    const verses = found.sections.slice(0, 1).filter(({ type }) => type === 'verses');
    const answer: StudyAnswer = {
      ...found,
      response: text,
      sections: [...verses, { type: 'text', title: `Written by ${name}`, text }],
      sources: verses.length ? withText(used, found.sources) : [...used],
      citations,
      engine: 'model',
      model: name,
    };
    return { answer, isFit: written.grounded };
  }

  private keyOf(question: StudyQuestion, tool: ToolKind): CacheKey {
    const { mode, translation = 'kjv' } = question;
    const passage = resolvePlace(question);
    const place = passage ? JSON.stringify(placeOf(passage)) : '';
    const { model = '', baseUrl = '' } = this.assistant.model ?? {};
    const works = translation.toLowerCase();
    return sharedKey('study-tool', this.library.contentVersion, tool, place, works, mode, model, baseUrl);
  }
}

/** The text that the passage is shown from is among the sources, even if the model did not quote it. */
const withText = (used: readonly Source[], all: readonly Source[]): Source[] => [
  ...new Map(
    [...all.filter(({ id }) => id.startsWith('bible-')), ...used].map((source) => [source.id, source]),
  ).values(),
];

const withWhy = (found: StudyAnswer, why: string): StudyAnswer => ({
  ...found,
  response: `${why}\n\n${found.response}`,
  sections: [{ type: 'text', title: 'From the library', text: why }, ...found.sections],
});

/** An answer kept by another version of this program may have another shape. */
function readKept(text: string | null): StudyAnswer | undefined {
  if (text === null) return undefined;
  try {
    return StudyAnswer.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

import type { ChatMode, Engine, StudyAnswer, ToolKind } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { type ApiError, invalid } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import { CarePath } from '../care/care-path.js';
import type { QuietLine } from '../care/help/quiet-line.js';
import type { Recognised } from '../care/recognise-distress.js';
import { StudyEngine } from '../engine/study-engine.js';
import type { BibleText } from '../works/bible-text.js';
import { VerifyService } from '../verify/verify.service.js';
import { Slices } from '../scheduling/slices.js';
import { AnswerComposer, type Composed } from '../study-tools/answer/answer-composer.js';
import { overviewOf, quotePassage } from '../study-tools/answer/passage-sections.js';
import { readQuestion } from '../study-tools/question/read-question.js';
import { type NamedPlace, resolvePlace } from '../study-tools/question/resolve-place.js';
import { StudyGuide } from '../study-tools/study-guide.js';

export interface StudyQuestion extends NamedPlace {
  readonly message: string;
  readonly mode: ChatMode;
  readonly tool?: ToolKind | undefined;
  readonly translation?: string | undefined;
  /** The engine that should write; undefined if that is left to us */
  readonly engine?: Engine | undefined;
}

const MOST_TOPICS = 3;

@Injectable()
export class StudyAnswersService {
  private readonly composer: AnswerComposer;

  constructor(
    @Inject(StudyEngine) private readonly engine: StudyEngine,
    @Inject(StudyGuide) private readonly guide: StudyGuide,
    @Inject(VerifyService) verifier: VerifyService,
    @Inject(CarePath) private readonly care: CarePath,
  ) {
    this.composer = new AnswerComposer(guide.library, guide.works, verifier);
  }

  /** Adds to a message that may be more than a question: whom to call below, or words for somebody who mourns above. */
  async withCareBeside(message: string, answer: StudyAnswer): Promise<StudyAnswer> {
    const { before, after } = await this.care.beside(message);
    if (!before && !after) return answer;
    const section = ({ title, text }: QuietLine) => ({ type: 'text' as const, title, text });
    return {
      ...answer,
      response: [before?.text, answer.response, after?.text].filter(Boolean).join('\n\n'),
      sections: [...(before ? [section(before)] : []), ...answer.sections, ...(after ? [section(after)] : [])],
      citations: [...(before?.citations ?? []), ...answer.citations],
    };
  }

  /** Whether a message is one for the care path, which waits for nothing. */
  recogniseDistress(message: string): Recognised | undefined {
    return this.care.recognise(message);
  }

  /**
   * Answers somebody in distress, before any search. For others there is more below, as the question asks for it.
   * @param inTurn how the search for that gets its turn; without one the answer is what keeps people safe
   */
  async answerInDistress(
    question: StudyQuestion,
    distress: Recognised,
    inTurn: (work: () => Promise<StudyAnswer>) => Promise<StudyAnswer>,
  ): Promise<StudyAnswer> {
    const { response, care, citations, sources, title, onward } = await this.care.answer(distress, question.message);
    const own: StudyAnswer = {
      response,
      tool: null,
      place: null,
      sections: [{ type: 'text', title, text: response }],
      sources,
      citations,
      engine: 'library',
      care,
    };
    const ask = onward && (() => this.study({ ...question, message: onward.question }));
    const more = ask && (await inTurn(ask).catch(() => undefined));
    if (!more) return own;
    return {
      ...more,
      response: `${response}\n\n## ${onward?.title}\n\n${more.response}`,
      sections: [...own.sections, ...more.sections],
      sources: [...new Map([...sources, ...more.sources].map((source) => [source.id, source])).values()],
      citations: [...citations, ...more.citations],
      care,
    };
  }

  /**
   * Answers from the library with one of the nine tools, or freely where none is asked for.
   * @throws ApiError 400 where a tool has no passage to work on, 404 where the passage or translation is not there
   */
  async study(question: StudyQuestion): Promise<StudyAnswer> {
    const { library } = this.guide;
    const given = resolvePlace(question);
    await this.guide.works.ready();
    const text = question.translation ? library.text(question.translation) : library.main;
    const read = readQuestion(question.message);
    await Slices.current.yieldToEventLoop();
    const tool = question.tool ?? read.tool;
    const passage = given ?? read.passage;
    if (passage) return this.composer.compose(this.studyPassage(tool, passage, text, read.beside));
    const aboutWords = this.studyWithoutPassage(question.message, tool);
    await Slices.current.yieldToEventLoop();
    if (aboutWords) return this.composer.compose({ ...aboutWords, place: null, text });
    if (question.tool) throw withoutPassage(question.tool);
    return this.composer.compose(await this.answerFreely(question, text));
  }

  private studyPassage(tool: ToolKind | undefined, passage: Passage, text: BibleText, beside: string): Composed {
    const context = this.guide.contextOf(passage, text, beside);
    const parts = tool ? this.guide.studyPassage(tool, context) : overviewOf(context);
    return { tool: tool ?? null, place: context.place, text, sections: [...quotePassage(context), ...parts] };
  }

  /** Questions about words and subjects need no passage. */
  private studyWithoutPassage(
    message: string,
    tool: ToolKind | undefined,
  ): Pick<Composed, 'tool' | 'sections'> | undefined {
    const words = this.guide.studyWords(message, tool);
    if (words ?? tool !== 'topical-tags') return words;
    const sections = this.guide.studyTopics(message, MOST_TOPICS);
    return sections.length ? { tool, sections } : undefined;
  }

  /** The library's answer as the chat would give it. */
  private async answerFreely({ message, mode }: StudyQuestion, text: BibleText): Promise<Composed> {
    const answer = await this.engine.answer({ message, mode, settings: { engine: 'library' } });
    const { response, sources, next = [] } = answer;
    const sections = [
      { type: 'text' as const, title: 'What is written', text: response },
      ...(next.length
        ? [{ type: 'text' as const, title: 'Ask next', text: next.map((each) => `- ${each}`).join('\n') }]
        : []),
    ];
    return { tool: null, place: null, text, sections, sources: sources.map(({ id }) => id) };
  }
}

function withoutPassage(tool: ToolKind): ApiError {
  const message = `Name a verse for ${tool}: give book, chapter and verse, or write a reference such as John 3:16 into the message.`;
  return invalid(message, 'book');
}

import { parseReferenceQuery, parseReferences } from '@berea/scripture';
import type { Source, StudySection } from '@berea/contracts';
import type { BibleText } from '../../works/bible-text.js';
import { composeMarkdown } from '../../study-tools/answer/compose-markdown.js';
import { briefOn } from '../../study-tools/answer/brief-on.js';
import { wordsOfWorks } from '../../study-tools/answer/words-of-works.js';
import { readQuestion } from '../../study-tools/question/read-question.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { unknownBooks } from '../../verify/citations.js';
import { Slices } from '../../scheduling/slices.js';
import { type StudyAnswer, StudyEngine, type StudyQuestion } from '../study-engine.js';
import { answerReferences } from './answer-references.js';
import { answerTheme } from './answer-theme.js';
import { Concordance } from '../../works/concordance.js';
import { type Frame, frameOf, listWords } from './frame-sentences.js';
import { asWritten, themeWords } from '../../study-tools/question/question-terms.js';
import { smallTalkOf } from './small-talk.js';

/** What a theme is answered with beside the verses: more would bury them. */
const MOST_TOPICS = 1;

/**
 * Answers from the installed works alone: it finds and shows, and says so. Nothing in it writes prose.
 * @param guide to the works beside the text; without one it answers from the text alone
 */
export class LibraryEngine extends StudyEngine {
  private readonly concordance: Concordance;

  constructor(
    private readonly text: BibleText,
    private readonly guide?: StudyGuide,
  ) {
    super();
    this.concordance = Concordance.of(text);
  }

  async answer(question: StudyQuestion): Promise<StudyAnswer> {
    const { message, mode } = question;
    const frame = frameOf(mode);
    const courtesy = smallTalkOf(message);
    if (courtesy) return this.compose([frame.smallTalk[courtesy]], [], frame);
    await this.guide?.works.ready();
    const referred = this.fromReferences(message, frame);
    await Slices.current.yieldToEventLoop();
    if (referred) return this.compose(referred, this.besidePassage(question), frame);
    const words = this.guide?.studyWords(message, readQuestion(message).tool);
    if (words) return this.compose([frame.words], words.sections, frame);
    await Slices.current.yieldToEventLoop();
    const verses = answerTheme(this.concordance, message, frame);
    await Slices.current.yieldToEventLoop();
    const topics = this.guide?.statedOf(message, MOST_TOPICS) ?? [];
    if (!verses && topics.length) return this.compose([frame.topics(nameQuestion(message))], topics, frame);
    return this.compose(verses ?? [frame.nothing(nameQuestion(message))], verses ? topics : [], frame);
  }

  private fromReferences(message: string, frame: Frame): string[] | undefined {
    const whole = parseReferenceQuery(message);
    const references = whole.length ? whole : parseReferences(message);
    const unknown = unknownBooks(message, references).map(
      ({ book, reference }) =>
        `There is no book called ${book} in the Bible, so I cannot show ${reference}. Check the name, or ask with words that you remember.`,
    );
    if (!references.length && !unknown.length) return undefined;
    return [...answerReferences(this.concordance, message, references, frame), ...unknown];
  }

  /** What the works say to the one passage that a question names: what it asks for, or the best in short. */
  private besidePassage({ message, mode }: StudyQuestion): StudySection[] {
    const { passage, tool, beside } = readQuestion(message);
    if (!this.guide || !passage) return [];
    const context = this.guide.contextOf(passage, this.text, beside);
    return tool ? this.guide.studyPassage(tool, context) : briefOn(context, mode);
  }

  /** The closing line belongs to answers that show something. */
  private compose(parts: readonly string[], sections: readonly StudySection[], frame: Frame): StudyAnswer {
    const { guide } = this;
    const quotes = parts.some((part) => part.startsWith('>'));
    const shown =
      this.guide && sections.length
        ? composeMarkdown(this.guide.library, this.guide.works, this.text, sections)
        : undefined;
    const closing = shown ? [frame.closingWithWorks] : quotes ? [frame.closing] : [];
    const own: Source[] = quotes ? [this.text.source] : [];
    const others =
      shown?.works.filter((id) => id !== own[0]?.id).flatMap((id) => this.guide?.works.source(id) ?? []) ?? [];
    return {
      response: [...parts, ...(shown ? [shown.markdown] : []), ...closing].join('\n\n'),
      engine: 'library',
      sources: [...own, ...others],
      works: guide ? wordsOfWorks(sections, (id) => guide.works.source(id)) : [],
    };
  }
}

/** What was looked for, in a few words of the question itself. */
function nameQuestion(message: string): string {
  const words = themeWords(message).slice(0, 6);
  return words.length ? listWords(words.map((word) => asWritten(message, word))) : 'that';
}

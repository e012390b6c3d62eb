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
import { answerReferences, showIn } from './answer-references.js';
import { answerTheme, answerQuotation } from './answer-theme.js';
import { Concordance } from '../../works/concordance.js';
import { type Frame, frameOf, listWords } from './frame-sentences.js';
import { asWritten, themeWords } from '../../study-tools/question/question-terms.js';
import { wordsOf } from '../../text/fold-words.js';
import { passageName } from '../../text/passages.js';
import { findPhrase } from '../../search/phrase-matcher.js';
import { findSubject } from '../question/chosen-passages.js';
import { withConversation } from '../question/follow-up.js';
import { findNamedPassage } from '../question/named-passages.js';
import { notInstalledIn } from '../question/not-installed.js';
import { referencesIn } from '../question/references-in.js';
import { inEnglish, isSpanish } from '../question/spanish.js';
import { textsNamedIn } from '../question/texts-named.js';
import { answerBook } from './answer-book.js';
import { answerSaying, answerSubject } from './answer-chosen.js';
import { ASKS_TO_COMPARE, comparePassages } from './compare-passages.js';
import type { Draft } from './draft.js';
import { quoteVerses } from '../../works/quote-verses.js';
import { smallTalkOf } from './small-talk.js';

/** What a theme is answered with beside the verses: more would bury them. */
const MOST_TOPICS = 1;
/** 'more': what was chosen by hand has been shown, so the text is searched. */
const MORE = /^more: /;
/** So many words name a subject beyond doubt. */
const CERTAIN = 3;
const QUOTED = /["“]([^"“”]{3,80})["”]/;

type Reading = (question: StudyQuestion, frame: Frame) => Draft | undefined | Promise<Draft | undefined>;

/**
 * Answers from the installed works alone: it finds and shows, and says so. Nothing in it writes prose.
 * @param guide to the works beside the text; without one it answers from the text alone
 */
export class LibraryEngine extends StudyEngine {
  private readonly concordance: Concordance;

  /** The ways in which a question can be read, the most certain one first; the first that finds something answers. */
  private readonly readings: readonly Reading[] = [
    ({ message }, frame) => answerQuotation(this.concordance, message, frame),
    ({ message }, frame) => answerSaying(this.text, message, frame),
    (question, frame) => this.fromReferences(question, frame),
    (question, frame) => this.fromQuotedWords(question, frame),
    ({ message }, frame) => this.fromSubject(message, frame, CERTAIN),
    (question, frame) => this.fromName(question, frame),
    ({ message }, frame) => this.fromWords(message, frame),
    ({ message }, frame) => answerBook(this.text, this.guide, message, frame),
    ({ message }, frame) => this.fromSubject(message, frame),
    ({ message }, frame) => this.fromTopics(message, frame),
    ({ message }, frame) => this.fromTheme(message.replace(MORE, ''), frame),
  ];

  constructor(
    private readonly text: BibleText,
    private readonly guide?: StudyGuide,
  ) {
    super();
    this.concordance = Concordance.of(text);
  }

  async answer(given: StudyQuestion): Promise<StudyAnswer> {
    const frame = frameOf(given.mode);
    const courtesy = smallTalkOf(given.message);
    if (courtesy && !(courtesy === 'invented' && referencesIn(given.message).length))
      return this.compose({ parts: [frame.smallTalk[courtesy]] }, frame);
    await this.guide?.works.ready();
    const question = { ...given, message: withConversation(given.message, given.before ?? []) };
    const missing = notInstalledIn(question.message, this.guide?.library.texts.map(({ code }) => code) ?? []);
    const remark = missing.length ? [frame.notInstalled(missing)] : [];
    // Of an author who is not here nothing else is shown, or it would look like the author's.
    const only = missing.length > 0 && !referencesIn(question.message).length;
    const draft = only ? { parts: [] } : await this.draft(question, frame);
    return this.compose({ ...draft, parts: [...remark, ...draft.parts] }, frame);
  }

  private async draft(question: StudyQuestion, frame: Frame): Promise<Draft> {
    for (const reading of this.readings) {
      const draft = await reading(question, frame);
      await Slices.current.yieldToEventLoop();
      if (draft) return draft;
    }
    return { parts: [frame.nothing(nameQuestion(question.message))] };
  }

  private async fromReferences(question: StudyQuestion, frame: Frame): Promise<Draft | undefined> {
    const { message } = question;
    const references = referencesIn(message);
    const unknown = unknownBooks(message, references).map(
      ({ book, reference }) =>
        `There is no book called ${book} in the Bible, so I cannot show ${reference}. Check the name, or ask with words that you remember.`,
    );
    if (!references.length && !unknown.length) return undefined;
    const compared =
      this.guide && ASKS_TO_COMPARE.test(message)
        ? await comparePassages(this.text, this.guide.works, references, frame)
        : undefined;
    if (compared) return compared;
    const texts = this.guide ? textsNamedIn(message, this.guide.library.texts) : [];
    if (texts.length && references.length === 1) return showIn(texts, references, frame);
    return {
      parts: [...answerReferences(this.concordance, message, references, frame), ...unknown],
      sections: this.besidePassage(question),
    };
  }

  /** A passage that is called by its name: it is shown as if its reference had been given. */
  private fromName(question: StudyQuestion, frame: Frame): Draft | undefined {
    const named = findNamedPassage(question.message);
    if (!named) return undefined;
    const texts = this.guide ? textsNamedIn(question.message, this.guide.library.texts) : [];
    if (texts.length) return showIn(texts, [named.span], frame);
    return {
      parts: [
        frame.named(asWritten(question.message, named.name), named.reference),
        ...answerReferences(this.concordance, '', [named.span], frame),
      ],
      sections: this.besidePassage({ ...question, message: `${named.beside} ${named.reference}` }),
    };
  }

  private fromWords(message: string, frame: Frame): Draft | undefined {
    const words = this.guide?.studyWords(message, readQuestion(message).tool);
    return words && { parts: [frame.words], sections: words.sections };
  }

  /** 'What does "poor in spirit" mean in the original?': words in quotation marks name the verse that has them. */
  private async fromQuotedWords(question: StudyQuestion, frame: Frame): Promise<Draft | undefined> {
    const quoted = QUOTED.exec(question.message)?.[1];
    const words = quoted ? wordsOf(quoted) : [];
    const [position] = words.length > 1 ? findPhrase(this.text.index, words) : [];
    if (position === undefined) return undefined;
    const name = passageName({ first: position, last: position });
    return this.fromReferences({ ...question, message: `${question.message.replace(QUOTED, ' ')} ${name}` }, frame);
  }

  /** @param least words of the question that name it */
  private fromSubject(message: string, frame: Frame, least = 1): Draft | undefined {
    if (MORE.test(message) || (findSubject(message)?.words.length ?? 1) < least) return undefined;
    const spanish = this.guide?.library.texts.find(({ language }) => language.startsWith('es'));
    return answerSubject(this.text, message, frame, spanish);
  }

  /** A person, place or thing: what is stated of it, with its first places. */
  private fromTopics(message: string, frame: Frame): Draft | undefined {
    const asked = isSpanish(message) ? inEnglish(message) || message : message;
    const stated = this.guide?.stated(asked);
    if (!stated?.sections.length) return undefined;
    const quotes = stated.passages.map((passage) => quoteVerses(this.text, passage));
    return { parts: [frame.stated(nameQuestion(message)), ...quotes], sections: stated.sections };
  }

  private fromTheme(message: string, frame: Frame): Draft | undefined {
    const verses = answerTheme(this.concordance, message, frame);
    const topics = this.guide?.statedOf(message, MOST_TOPICS) ?? [];
    if (verses) return { parts: verses, sections: topics };
    return topics.length ? { parts: [frame.topics(nameQuestion(message))], sections: topics } : undefined;
  }

  /** What the works say to the one passage that a question names: what it asks for, or the best in short. */
  private besidePassage({ message, mode }: StudyQuestion): StudySection[] {
    const { passage, tool, beside } = readQuestion(message);
    if (!this.guide || !passage) return [];
    const context = this.guide.contextOf(passage, this.text, beside);
    return tool ? this.guide.studyPassage(tool, context) : briefOn(context, mode);
  }

  /** The closing line belongs to answers that show something. */
  private compose({ parts, sections = [], texts = [this.text] }: Draft, frame: Frame): StudyAnswer {
    const { guide } = this;
    const quotes = parts.some((part) => part.startsWith('>'));
    const shown =
      guide && sections.length ? composeMarkdown(guide.library, guide.works, this.text, sections) : undefined;
    const closing = shown ? [frame.closingWithWorks] : quotes ? [frame.closing] : [];
    const own: Source[] = quotes ? texts.map(({ source }) => source) : [];
    const others =
      shown?.works
        .filter((id) => !own.some((source) => source.id === id))
        .flatMap((id) => guide?.works.source(id) ?? []) ?? [];
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

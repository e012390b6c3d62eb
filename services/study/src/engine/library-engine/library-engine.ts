import type { Source, StudySection } from '@berea/contracts';
import { parseReferences } from '@berea/scripture';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import { composeMarkdown } from '../../study-tools/answer/compose-markdown.js';
import { wordsOfWorks } from '../../study-tools/answer/words-of-works.js';
import { readQuestion } from '../../study-tools/question/read-question.js';
import type { IndexedWorks } from '../../retrieval/library-index.js';
import { type Found, type Level, Retriever } from '../../retrieval/retriever.js';
import { ASKS_FOR_TOPICS, type StudyGuide } from '../../study-tools/study-guide.js';
import { Slices } from '../../scheduling/slices.js';
import { allows, isConfinedToWorks, withinWorks } from '../allowed-works.js';
import { type StudyAnswer, StudyEngine, type StudyQuestion } from '../study-engine.js';
import { answerFound } from './answer-found.js';
import { answerFirst, answerQuotation } from './answer-words.js';
import { Concordance } from '../../works/concordance.js';
import { questionOf } from '../../works/study-bible.js';
import { frameOf, listWords } from './frame-sentences.js';
import { SPANISH_FRAME } from './frame-spanish.js';
import { themeWords } from '../../study-tools/question/question-terms.js';
import { askedWord } from '../question/asked-word.js';
import {
  type ChosenPassages,
  findRemembered,
  findStory,
  findSubject,
  withoutWhether,
} from '../question/chosen-passages.js';
import { splitSentences } from '../../study-tools/prose/split-sentences.js';
import { askingPart, askingSentences, questionsIn } from '../question/asking-parts.js';
import { withConversation } from '../question/follow-up.js';
import { notInstalledIn } from '../question/not-installed.js';
import { findNamedPassage, referencesIn } from '../question/named-passages.js';
import { isSmall } from '../question/phrases.js';
import { DEFINES, MORE, withoutFrame } from '../question/ways-of-asking.js';
import { inWholeWords, withoutFillers } from '../question/plain-spelling.js';
import { wordsOf } from '../../text/fold-words.js';
import { referenceName } from '../../text/passages.js';
import {
  asEnglishQuestion,
  hasSpanishSign,
  hasSpanishWords,
  inSpanishSentences,
  spanishName,
  spanishTheme,
} from '../question/spanish.js';
import { nameQuestion, withNamesOf, withSlipsMended } from './meant-words.js';
import { answerWordsRemembered, rarePlaces } from './places-of-words.js';
import {
  answerFromArticle,
  answerFromNotes,
  answerNearest,
  CERTAIN,
  isNoted,
  LIKELY,
  NEAR,
  phrasedAs,
} from './answer-from-notes.js';
import { answerBook } from './answer-book.js';
import { answerAccounts, answerWhere } from './answer-accounts.js';
import { answerExplainedWord } from './answer-explained-word.js';
import { answerCounts } from './answer-counts.js';
import { answerList } from './answer-list.js';
import { answerOccurrences } from './answer-occurrences.js';
import { answerAncestor, answerNamesakes, answerRemembered, answerSaying, answerSubject } from './answer-chosen.js';
import { answerContrast } from './answer-word.js';
import { type Draft, type Frame, joinDrafts } from './draft.js';
import { PassageReadings } from './passage-readings.js';
import { claimBeside, smallTalkOf } from './small-talk.js';

/** The place at the end of a quotation. */
const QUOTED_PLACE = /^> — (.+) \([A-Z0-9]+\)$/gm;

/**
 * A question, what it is about in the words of the text where these are not its own, the question as it was written, and
 * the whole of a long message that it is a part of.
 */
type Read = StudyQuestion & { readonly theme?: string; readonly written?: string; readonly told?: string };
type Reading = (question: Read, frame: Frame) => Draft | undefined | Promise<Draft | undefined>;

/** Whether some words of a question are all that it asks about. */
const namesAll = (message: string, words: readonly string[]): boolean =>
  themeWords(message).every((word) => words.some((each) => word.startsWith(each) || each.startsWith(word)));

const OWN = /\b(?:i|i'm|i've|im|ive|my|me|we|our|us)\b/i;
const FACT = /\b(?:who|whom|whose|what|whats|where|wheres|when|which|how|why)\b/i;
/**
 * A question for a fact wants the place that tells it; a personal message, or one on a subject, wants chosen passages.
 */
const asksFact = ({ message, theme }: Read): boolean =>
  theme === undefined && !OWN.test(message) && FACT.test(withoutWhether(message));

/**
 * A question for a fact with further words than a name: 'Who is Rahab?' wants what is written on her, 'What did Rahab
 * bind in her window for the spies?' the place.
 */
const asksDetail = (question: Read): boolean =>
  asksFact(question) && themeWords(question.message).length >= LEAST_OF_DETAIL;
const LEAST_OF_DETAIL = 4;

/** 'I am looking for the verse about the years of the locusts' asks for a place, however long. */
const SEEKS_PLACE =
  /\b(?:verses?|passages?|chapters?|psalms?|places?|where does|looking for|find|somewhere|something in)\b/i;
/** Somebody tells what happened before asking: the words of a passage are in it by chance. */
const isTold = ({ told }: Read): boolean => told !== undefined;
const tellsOfOneself = ({ told = '' }: Read): boolean => OWN.test(told) && !SEEKS_PLACE.test(told);
const LEAST_OF_STORY = 15;
/** A question for a fact may be as long, in one sentence and without its writer: it wants the place that tells it. */
const asksInOneSentence = ({ told = '' }: Read): boolean => !OWN.test(told) && splitSentences(told).length === 1;

/** 'What shall I write on the card?' wants passages chosen for an occasion. */
const WHAT_TO_DO = /\b(?:what|how|where)(?: else| then)? (?:shall|should|can|could|do|must|may) (?:i|we)\b/i;
const asksForOneself = ({ message, theme }: Read): boolean => theme === undefined && WHAT_TO_DO.test(message);

/** A question of Berea Notes that has less of what is asked, by the rarity of its words, is not meant. */
const LEAST_SHARE = 0.5;

/**
 * Answers from the installed works alone: it finds and shows, and says so. Nothing in it writes prose.
 * @param guide to the works beside the text; without one it answers from the text alone
 */
export class LibraryEngine extends StudyEngine {
  private readonly concordance: Concordance;
  private readonly passages: PassageReadings;
  /** The same over a Spanish text, for questions in Spanish */
  private spanish: LibraryEngine | undefined;
  private readonly found = new WeakMap<Read, Promise<Found>>();

  private readonly ofIndexForCertain: Reading = (question, frame) => this.fromIndex(question, frame, ['high']);
  private readonly ofIndexForDetails: Reading = (question, frame) =>
    asksDetail(question) ? this.fromIndex(question, frame, ['high']) : undefined;
  private readonly ofIndexForFacts: Reading = (question, frame) =>
    asksFact(question) ? this.fromIndex(question, frame, ['middle']) : undefined;
  private readonly ofIndexAtAll: Reading = (question, frame) => this.fromIndex(question, frame);

  /** The ways in which one sentence of a longer message can be read. */
  private readonly ofSentence: readonly Reading[] = [
    (question, frame) => this.fromPhrasing(question, frame),
    (question, frame) => this.fromNotes(question, frame),
    (question, frame) => this.fromNotes(question, frame, LIKELY),
    (question, frame) => this.fromWholeName(question, frame),
    (question, frame) => this.fromArticle(question, frame),
  ];

  /** Further ways, for a sentence to which the notes have nothing. */
  private readonly ofSentenceAtLast: readonly Reading[] = [
    ({ message }, frame) => answerList(this.text, message, frame),
    ({ message }, frame) => answerNamesakes(this.text, message, frame),
    (question, frame) => this.fromTables(question, frame, true),
    this.ofIndexForCertain,
    this.ofIndexForFacts,
  ];

  /** The ways in which a question can be read, the most certain one first; the first that finds something answers. */
  private readonly readings: readonly Reading[] = [
    (question, frame) => this.fromPhrasing(question, frame),
    (question, frame) =>
      isTold(question) && asksInOneSentence(question) ? this.ofIndexForDetails(question, frame) : undefined,
    (question, frame) => (isTold(question) ? this.fromStory(question, frame) : undefined),
    ({ message }) => answerCounts(message) ?? answerOccurrences(this.text, message),
    ({ message }, frame) => answerQuotation(this.concordance, message, frame),
    ({ message }, frame) => answerSaying(this.text, message, frame),
    ({ message }, frame) => answerExplainedWord(this.text, this.guide, message, frame),
    ({ message }, frame) => answerAccounts(this.text, message, frame) ?? answerWhere(this.text, message, frame),
    ({ message }, frame) => this.passages.fromWordIn(message, frame),
    ({ message }, frame) => this.fromForeignWord(message, frame),
    ({ message }, frame) => answerAncestor(this.text, message, frame),
    (question, frame) => (referencesIn(question.message).length ? this.fromNotes(question, frame) : undefined),
    (question, frame) => this.passages.fromReferences(question, frame),
    (question, frame) => this.passages.fromQuotedWords(question, frame),
    ({ message, written }, frame) => answerWordsRemembered(this.text, written ?? message, frame),
    (question, frame) => this.fromNotes(question, frame, CERTAIN),
    this.ofIndexForDetails,
    ({ message }, frame) => answerList(this.text, message, frame),
    ({ message }, frame) => answerNamesakes(this.text, message, frame),
    (question, frame) => this.fromWholeName(question, frame),
    (question, frame) => this.fromArticle(question, frame),
    (question, frame) => this.fromNotes(question, frame),
    (question, frame) =>
      tellsOfOneself(question) ? this.fromNotes({ ...question, message: question.told ?? '' }, frame, NEAR) : undefined,
    ({ message }, frame) => this.guide && answerContrast(this.concordance, this.guide, message, frame),
    ({ message }, frame) => this.fromWords(message, frame),
    ({ message }, frame) => (ASKS_FOR_TOPICS.test(message) ? this.fromTopics(message, frame) : undefined),
    (question, frame) => answerBook(this.text, this.guide, question.message, frame, allows(question)),
    (question, frame) => this.fromTables(question, frame, true),
    (question, frame) => (asksFact(question) ? undefined : this.fromNotes(question, frame, LIKELY)),
    (question, frame) =>
      tellsOfOneself(question) ? this.fromSentences(question, frame, this.ofSentenceAtLast) : undefined,
    (question, frame) => (tellsOfOneself(question) ? this.fromNearest(question, frame) : undefined),
    (question, frame) => (asksForOneself(question) ? this.fromTables(question, frame, false) : undefined),
    this.ofIndexForCertain,
    this.ofIndexForFacts,
    (question, frame) => this.fromNotes(question, frame, LIKELY),
    (question, frame) => this.fromTables(question, frame, false),
    ({ message }, frame) => answerFirst(this.concordance, message, frame),
    // The articles are in English alone.
    ({ message, theme }, frame) => (theme === undefined ? undefined : this.fromTopics(message, frame)),
    (question, frame) => this.fromNotes(question, frame, NEAR),
    this.ofIndexAtAll,
  ];

  constructor(
    private readonly text: BibleText,
    private readonly guide?: StudyGuide,
  ) {
    super();
    this.concordance = Concordance.of(text);
    this.passages = new PassageReadings(text, guide);
  }

  async answer(given: StudyQuestion): Promise<StudyAnswer> {
    const frame = frameOf(given.mode);
    const courtesy = smallTalkOf(given.message);
    if (courtesy && !(courtesy === 'invented' && referencesIn(given.message).length)) {
      const claim = courtesy === 'rude' ? claimBeside(given.message) : undefined;
      const onIt = claim ? answerSubject(this.text, claim, frame) : undefined;
      return this.compose({ parts: [frame.smallTalk[courtesy], ...(onIt?.parts ?? [])] }, frame);
    }
    await this.guide?.works.ready();
    const whole = withoutFrame(askingPart(withoutFillers(inWholeWords(given.message))));
    const isAskedInSpanish = (await this.isSpanish(whole)) || (await this.isSpanish(given.message));
    const asked = withConversation(
      isAskedInSpanish ? whole : withSlipsMended(whole, this.guide),
      given.before ?? [],
      (word, { first, last }) => this.concordance.standsWithin(word, first, last),
    );
    const spanish = isConfinedToWorks(given) ? undefined : this.inSpanish();
    if (spanish && (isAskedInSpanish || (await this.isSpanish(asked)))) return spanish.answerInSpanish(given, asked);
    const { message } = given;
    return this.read(
      { ...given, message: asked, ...(wordsOf(message).length >= LEAST_OF_STORY && { told: message }) },
      frame,
    );
  }

  /** The engine over the Spanish text, where one is installed and this is not it. */
  private inSpanish(): LibraryEngine | undefined {
    const text = this.guide?.library.texts.find(({ language }) => language.startsWith('es'));
    if (!text || text === this.text) return undefined;
    return (this.spanish ??= new LibraryEngine(text, this.guide));
  }

  /** By its signs, or by the vocabularies of all English works and of the Spanish text. */
  private async isSpanish(message: string): Promise<boolean> {
    if (hasSpanishSign(message)) return true;
    const { guide } = this;
    const text = this.inSpanish()?.text;
    if (!guide || !text) return false;
    const { terms } = (await Retriever.of(guide.library)).index;
    return hasSpanishWords(message, {
      english: (word) => terms.numberOf(word) !== undefined,
      spanish: (word) => text.index.find(word).length > 0,
    });
  }

  private async answerInSpanish(given: StudyQuestion, asked: string): Promise<StudyAnswer> {
    const question = {
      ...given,
      message: withNamesOf(this.guide?.library.main ?? this.text, asEnglishQuestion(asked), asked),
      theme: spanishTheme(asked),
      written: asked,
    };
    const answer = await this.read(question, SPANISH_FRAME);
    const [own = ''] = answer.response.split(/^(?=## )/m);
    const shown = parseReferences([...own.matchAll(QUOTED_PLACE)].map(([, place]) => place).join('; '));
    const places = `Pasajes: ${[...new Set(shown.map(spanishName))].join('; ')}.`;
    const [first = '', ...rest] = inSpanishSentences(answer.response).split('\n\n');
    return {
      ...answer,
      response: [first, ...(shown.length ? [places] : []), ...rest].join('\n\n'),
      ...(answer.own && { own: answer.own.map(inSpanishSentences) }),
    };
  }

  private async read(question: Read, frame: Frame): Promise<StudyAnswer> {
    const missing = notInstalledIn(question.message, this.guide?.library.texts.map(({ code }) => code) ?? []);
    const remark = missing.length ? [frame.notInstalled(missing)] : [];
    // If an author is not installed, no other answer is shown, or it would look like the author's.
    const references = missing.length ? referencesIn(question.message) : [];
    // The references alone remain, without the author's name and the question to him.
    const message = references.length ? references.map((each) => referenceName(each)).join('; ') : question.message;
    const only = missing.length > 0 && !references.length;
    const draft: Draft = only ? { parts: [] } : await this.draft({ ...question, message }, frame);
    const sections = withinWorks(draft.sections ?? [], question, this.guide?.library.topics?.source);
    return this.compose({ ...draft, sections, parts: [...remark, ...draft.parts] }, frame, question.before);
  }

  /** Answers each of several questions, if each is understood for certain. */
  private async draft(question: Read, frame: Frame): Promise<Draft> {
    const parts = question.theme ? [] : questionsIn(question.message);
    if (parts.length > 1) {
      const ofIndex = [this.ofIndexForDetails, this.ofIndexForCertain, this.ofIndexForFacts, this.ofIndexAtAll];
      const certain = this.readings.filter((each) => !ofIndex.includes(each));
      const drafts: Draft[] = [];
      for (const message of parts) {
        const draft = await this.firstOf(certain, { ...question, message }, frame);
        if (draft) drafts.push(draft);
      }
      if (drafts.length === parts.length) return joinDrafts(drafts, this.text);
    }
    const draft = await this.firstOf(this.readings, question, frame);
    return draft ?? { parts: [frame.nothing(nameQuestion(question.theme ?? question.message))] };
  }

  private async firstOf(readings: readonly Reading[], question: Read, frame: Frame): Promise<Draft | undefined> {
    for (const reading of readings) {
      const draft = await reading(question, frame);
      await Slices.current.yieldToEventLoop();
      if (draft) return draft;
    }
    return undefined;
  }

  /** A question that the study Bible has an answer to. */
  private fromNotes(question: Read, frame: Frame, least?: number): Draft | undefined {
    const notes = this.guide?.library.studyBible;
    if (!notes || !allows(question)(notes.source)) return undefined;
    return answerFromNotes(notes, this.text, question.written ?? question.message, frame, least);
  }

  /** A long message wants the entry that it is like as a whole, or what one of its sentences asks for by itself. */
  private async fromStory({ told = '', ...question }: Read, frame: Frame): Promise<Draft | undefined> {
    const whole = this.fromNotes({ ...question, message: told }, frame, LIKELY);
    return whole ?? this.fromSentences({ ...question, told }, frame, this.ofSentence);
  }

  private async fromSentences(
    { told = '', ...question }: Read,
    frame: Frame,
    readings: readonly Reading[],
  ): Promise<Draft | undefined> {
    for (const message of askingSentences(told)) {
      const draft = await this.firstOf(readings, { ...question, message }, frame);
      if (draft) return draft;
    }
    return undefined;
  }

  /** The passage that a message calls by its name, or else the questions of the notes that come nearest to it. */
  private fromNearest(question: Read, frame: Frame): Draft | undefined {
    const { told: message = '' } = question;
    const named = findNamedPassage(message) && this.passages.fromName({ ...question, message }, frame);
    if (named) return named;
    const notes = this.guide?.library.studyBible;
    if (!notes || !allows(question)(notes.source)) return undefined;
    const nearest = answerNearest(notes, this.text, message, frame);
    if (nearest) return nearest;
    const next = notes.find(message, this.language).map(({ answer }) => questionOf(answer, this.language));
    return next.length ? { parts: [frame.perhapsOneOf], next } : undefined;
  }

  /** The editors of the notes know best what answers a question that they wrote down. */
  private fromPhrasing(question: Read, frame: Frame): Draft | undefined {
    const notes = this.guide?.library.studyBible;
    const isPhrased = notes && phrasedAs(notes, question.written ?? question.message, this.language);
    return isPhrased ? this.fromNotes(question, frame) : undefined;
  }

  /** 'What does logos mean in John 1?' asks for a word that the text cannot have. */
  private fromForeignWord(message: string, frame: Frame): Draft | undefined {
    const word = askedWord(message);
    return word && !this.text.index.find(word).length ? this.fromWords(message, frame) : undefined;
  }

  private fromWords(message: string, frame: Frame): Draft | undefined {
    const words = this.guide?.studyWords(message, readQuestion(message).tool);
    return words && { parts: [frame.words, ...rarePlaces(this.text, message)], sections: words.sections };
  }

  /** The person or thing that a question names. */
  private fromArticle(question: Read, frame: Frame): Draft | undefined {
    const notes = this.guide?.library.studyBible;
    if (!notes || !allows(question)(notes.source)) return undefined;
    const draft = answerFromArticle(notes, this.text, question.message, frame);
    return draft && { ...draft, sections: this.wordMeantBy(question.message) };
  }

  /** A passage that is called by its name, with nothing else asked; unless our notes have that very question. */
  private fromWholeName(question: Read, frame: Frame): Draft | undefined {
    const named = findNamedPassage(question.message);
    if (!named || named.saysMore || named.name.split(' ').filter((word) => !isSmall(word)).length < 2) return undefined;
    const notes = this.guide?.library.studyBible;
    if (notes && isNoted(notes, question.message)) return undefined;
    return this.passages.fromName(question, frame);
  }

  /** The hand-chosen passages for a name in the question. @param whole whether it is all that is asked about */
  private fromTables(question: Read, frame: Frame, whole: boolean): Draft | undefined {
    const { message } = question;
    const isMeant = (found: ChosenPassages | undefined) => found && (!whole || namesAll(message, found.words));
    const named = findNamedPassage(message);
    return (
      (isMeant(findRemembered(message)) ? answerRemembered(this.text, message, frame) : undefined) ??
      (named && !(whole && named.saysMore) ? this.passages.fromName(question, frame) : undefined) ??
      (isMeant(findStory(message)) ? this.passages.fromStory(question, frame) : undefined) ??
      (isMeant(findSubject(message)) ? this.fromSubject(question, frame) : undefined)
    );
  }

  private fromSubject({ message, theme }: Read, frame: Frame): Draft | undefined {
    if (MORE.test(message)) return undefined;
    const draft = answerSubject(this.text, message, frame, theme);
    return draft && { ...draft, sections: [...(draft.sections ?? []), ...this.wordMeantBy(message)] };
  }

  /** A question for the meaning of a word of faith also shows the word behind it. */
  private wordMeantBy(message: string): readonly StudySection[] {
    const [word, ...others] = DEFINES.test(message) ? themeWords(message.replace(DEFINES, ' ')) : [];
    if (!word || others.length) return [];
    return this.guide?.studyWords(`meaning of ${word}`, undefined)?.sections.slice(0, 1) ?? [];
  }

  /** A person, place or thing: what a topical Bible states of it, with its first places. */
  private fromTopics(message: string, frame: Frame): Draft | undefined {
    const stated = this.guide?.stated(message);
    if (!stated?.sections.length) return undefined;
    const { names, passages, sections } = stated;
    return {
      parts: [frame.stated(listWords(names)), ...passages.map((each) => quoteVerses(this.text, each))],
      sections,
    };
  }

  private get language(): 'en' | 'es' {
    return this.text.language.startsWith('es') ? 'es' : 'en';
  }

  /** A question in the words by which the index is searched. */
  private asIndexed({ message, written }: Read): string {
    return this.language === 'es' ? (written ?? message) : message.replace(MORE, '');
  }

  /** What the index finds for a question, which several readings ask for. */
  private findOnce(question: Read): Promise<Found> {
    const { guide, language, found } = this;
    // Works that may not be used must not decide which places are shown.
    const options = isConfinedToWorks(question) ? { kinds: [] } : {};
    const finding =
      found.get(question) ??
      Retriever.of(guide?.library ?? this.alone, language).then((retriever) =>
        retriever.find(this.asIndexed(question), options),
      );
    found.set(question, finding);
    return finding;
  }

  /**
   * The places that the index puts first, as far as these can be relied upon.
   * @param levels other ones answer nothing
   */
  private async fromIndex(question: Read, frame: Frame, levels?: readonly Level[]): Promise<Draft | undefined> {
    const { guide, text, language } = this;
    const found = await this.findOnce(question);
    // How certain a place is has been learnt on English questions alone.
    const level = language === 'en' ? found.level : 'low';
    if (levels && !levels.includes(level)) return undefined;
    const message = this.asIndexed(question);
    const may = allows(question);
    const notes = guide?.library.studyBible ?? null;
    return answerFound(
      { ...found, level },
      {
        text,
        frame,
        nothing: frame.nothing(nameQuestion(question.theme ?? question.message)),
        notes: notes && may(notes.source) ? notes : null,
        nearest: (notes && may(notes.source) ? notes.find(message, language) : [])
          .filter(({ share }) => share >= LEAST_SHARE)
          .map(({ answer }) => questionOf(answer, language)),
        voiceOn: ({ passage }) => (guide && language === 'en' ? guide.oneVoice(passage, text) : []),
      },
    );
  }

  /** The text as a library of its own, where there are no other works. */
  private readonly alone: IndexedWorks = {
    main: this.text,
    texts: [this.text],
    studyBible: null,
    commentaries: [],
    outline: null,
    topics: null,
  };

  /** Our own sentences speak of the main text; over another one they name that. */
  private nameText(parts: readonly string[]): readonly string[] {
    const { main } = this.guide?.library ?? { main: this.text };
    if (this.text === main || !this.text.language.startsWith('en')) return parts;
    return parts.map((part) =>
      part.startsWith('>') ? part : part.replaceAll(main.source.title, this.text.source.title),
    );
  }

  /** The closing line belongs to answers that show something. */
  private compose(
    { parts, sections = [], texts = [this.text], works = [], next = [] }: Draft,
    frame: Frame,
    before: readonly string[] = [],
  ): StudyAnswer {
    const { guide } = this;
    const quotes = parts.some((part) => part.startsWith('>'));
    const shown =
      guide && sections.length ? composeMarkdown(guide.library, guide.works, this.text, sections) : undefined;
    // Where answers come from is said once a conversation.
    const said = before.some((question) => !smallTalkOf(question));
    const closing = !said && (shown || quotes) ? [frame.closing] : [];
    const own: Source[] = quotes ? texts.map(({ source }) => source) : [];
    const others = [...works, ...(shown?.works ?? [])]
      .filter((id) => !own.some((source) => source.id === id))
      .flatMap((id) => guide?.works.source(id) ?? []);
    const named = this.nameText(parts);
    return {
      response: [...named, ...(shown ? [shown.markdown] : []), ...closing].join('\n\n'),
      own: [...named.filter((part) => !part.startsWith('>')), ...closing],
      engine: 'library',
      sources: [...own, ...others],
      works: guide ? wordsOfWorks(sections, (id) => guide.works.source(id)) : [],
      next: [...new Set(next)],
    };
  }
}

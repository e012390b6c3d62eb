import type { StudySection } from '@berea/contracts';
import { formatReference, passageOf, type ReferenceSpan } from '@berea/scripture';
import { briefOn } from '../../study-tools/answer/brief-on.js';
import { isOldWord } from '../../study-tools/question/old-words.js';
import { termsOf } from '../../study-tools/question/question-terms.js';
import { asWritten } from '../../text/whole-words.js';
import { readQuestion } from '../../study-tools/question/read-question.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { findPhrase } from '../../search/phrase-matcher.js';
import { wordsOf } from '../../text/fold-words.js';
import { passageName, referenceName } from '../../text/passages.js';
import { unknownBooks } from '@berea/verify';
import type { BibleText } from '../../works/bible-text.js';
import { Concordance } from '../../works/concordance.js';
import { lackingIn, witnessesOf } from '../../works/lacking-verses.js';
import { askedWord } from '../question/asked-word.js';
import { findStory } from '../question/chosen-passages.js';
import { findNamedPassage, type NamedPassage, namedWithin, referencesIn } from '../question/named-passages.js';
import { commentariesNamedIn, textsNamedIn } from '../question/works-named.js';
import { allows } from '../allowed-works.js';
import type { StudyQuestion } from '../study-engine.js';
import { namedCommentaries } from './answer-commentary.js';
import { answerReferences, showIn } from './answer-references.js';
import { answerWordIn } from './answer-word.js';
import { ASKS_TO_COMPARE, ASKS_TO_RELATE, comparePassages } from './compare-passages.js';
import { conceptOf } from './concept.js';
import type { Draft, Frame } from './draft.js';
import { rankVerses } from './rank-verses.js';

const QUOTATIONS = /["“]([^"“”]{3,80})["”]/g;
const OLD = /\bking james\b|\bkjv\b|\bold (?:word|english)\b|\barchaic\b/i;
/** Some of the names are questions, which no text has: 'how many sons did Jacob have'. */
const ASKING = /^(?:how|who|what|which|where|when)\b/;
const BY_SIZE = /^(?:shortest|longest)\b/;
/** Words of more verses name no passage. */
const MOST_QUOTED = 6;
const QUOTED = /["“]([^"“”]{3,80})["”]/;

/** The readings of a question that name a passage: by reference, name, story or quotation. */
export class PassageReadings {
  private readonly concordance: Concordance;

  constructor(
    private readonly text: BibleText,
    private readonly guide?: StudyGuide,
  ) {
    this.concordance = Concordance.of(text);
  }

  async fromReferences(question: StudyQuestion, frame: Frame): Promise<Draft | undefined> {
    const { message } = question;
    const references = referencesIn(message);
    const unknown = unknownBooks(message, references).map(({ book, outside, reference, reason }) =>
      outside
        ? `${reason} So I cannot show ${reference}.`
        : `There is no book called ${book} in the Bible, so I cannot show ${reference}. Check the name, or ask with words that you remember.`,
    );
    if (!references.length && !unknown.length) return undefined;
    const related = ASKS_TO_RELATE.test(message) ? namedWithin(readQuestion(message).beside) : undefined;
    const spans = related && references.length === 1 ? [...references, related] : references;
    const compared =
      this.guide && (related || ASKS_TO_COMPARE.test(message))
        ? await comparePassages(this.text, this.guide.works, spans, frame)
        : undefined;
    if (compared) return compared;
    const texts = this.textsNamed(question);
    const remarks = this.remarksOn(references, texts, frame);
    if (texts.length && references.length === 1) {
      const shown = showIn(textsWith(texts, references, this.text), references, frame);
      return shown && { ...shown, parts: [...remarks, ...shown.parts] };
    }
    return {
      parts: [
        ...remarks,
        ...answerReferences(this.concordance, message, references, frame),
        ...this.notesOn(question, references, frame),
        ...unknown,
      ],
      sections: this.besidePassage(question),
    };
  }

  /** What the notes say that the sections of the one passage do, in a line each. */
  private notesOn(question: StudyQuestion, [reference, ...others]: readonly ReferenceSpan[], frame: Frame): string[] {
    const notes = this.guide?.library.studyBible;
    const passage = reference && passageOf(reference);
    if (!notes || !passage || others.length || !allows(question)(notes.source)) return [];
    if (!this.text.language.startsWith('en')) return [];
    const sections = notes.sectionsIn(passage.first, passage.last);
    if (!sections.length || sections.length > MOST_SECTIONS) return [];
    const rows = sections.map(({ title, about, range: [first, last] }) => {
      return `- **${passageName({ first, last })}**, ${title}: ${about}`;
    });
    return [rows.join('\n'), `*${frame.fromNotes(notes.edition)}*`];
  }

  /** Remarks on the places that a question names: which texts have them, and how a comma was read. */
  private remarksOn(references: readonly ReferenceSpan[], texts: readonly BibleText[], frame: Frame): string[] {
    const library = this.guide?.library;
    return references.flatMap((reference) => {
      const { book, chapter, verse, orChapters } = reference;
      const passage = passageOf(reference);
      const name = referenceName(reference);
      const chapters = orChapters?.map((each) => formatReference(book.name, each)).join(' and ');
      const read = chapters ? [frame.readAs(reference.text, formatReference(book.name, chapter, verse), chapters)] : [];
      if (!library || !passage || passage.last - passage.first > MOST_WITNESSED) return read;
      const { have, lack, greek } = witnessesOf(library, passage.first);
      const labels = (all: readonly BibleText[]) => all.map(({ label }) => label);
      if (greek === false) return [...read, frame.notEverywhere(name, labels(have), labels(lack))];
      const lacking = texts.filter((text) => lackingIn(library, text, passage).length > 0);
      return [...read, ...labels(lacking).map((label) => frame.notIn(name, label))];
    });
  }

  /** A passage that is called by its name: it is shown as if its reference had been given. */
  fromName(question: StudyQuestion, frame: Frame): Draft | undefined {
    const named = findNamedPassage(question.message);
    if (!named) return undefined;
    const texts = this.textsNamed(question);
    if (texts.length) return showIn(texts, [named.span], frame);
    return {
      parts: [
        ...this.sayNamed(question.message, named, frame),
        ...answerReferences(this.concordance, '', [named.span], frame),
      ],
      sections: this.besidePassage({ ...question, message: `${named.beside} ${named.reference}` }),
    };
  }

  /** Says where to find the passage that the question calls by a name. */
  private sayNamed(message: string, { name, reference }: NamedPassage, frame: Frame): string[] {
    if (BY_SIZE.test(name)) return [];
    return [ASKING.test(name) ? frame.story(reference) : frame.named(asWritten(message, name), reference)];
  }

  /** A story that is told in the question's own words: it is shown as if its reference had been given. */
  fromStory(question: StudyQuestion, frame: Frame): Draft | undefined {
    const references = findStory(question.message)?.references ?? [];
    const [first] = references;
    if (!first) return undefined;
    return {
      parts: [
        frame.story(references.map((each) => referenceName(each)).join(', ')),
        ...answerReferences(this.concordance, '', references, frame).filter((part) => part.startsWith('>')),
      ],
      sections: references.length > 1 ? [] : this.besidePassage({ ...question, message: referenceName(first) }),
    };
  }

  /** The meaning of one word of a passage that the question names, quotes or calls by its name. */
  fromWordIn(message: string, frame: Frame): Draft | undefined {
    const word = this.guide && askedWord(message);
    if (!this.guide || !word) return undefined;
    const passages = referencesIn(message).flatMap((reference) => passageOf(reference) ?? []);
    const quoted = [...message.matchAll(QUOTATIONS)]
      .map(([, words = '']) => wordsOf(words))
      .filter((words) => words.length > 1)
      .flatMap((words) => findPhrase(this.text.index, words).slice(0, 1))
      .map((position) => ({ first: position, last: position }));
    const named = findNamedPassage(message.replace(/\bwhat (?:on earth )?do(?:es)?\b|\bmean\b/gi, ' '));
    const within = passages.length ? passages : quoted.length ? quoted : named ? [passageOf(named.span)] : [];
    const known = within.filter((passage) => passage !== undefined);
    const words =
      quotedIn(message) ?? (OLD.test(message) || isOldWord(this.concordance.baseOf(word)) ? message : undefined);
    if (!known.length && words) {
      const concepts = termsOf(this.concordance, `${word} ${words}`).map((each) => conceptOf(this.concordance, each));
      const best = rankVerses(this.concordance, concepts, words).find(({ position }) =>
        this.concordance.basesOf(position).includes(this.concordance.baseOf(word)),
      );
      if (best) known.push({ first: best.position, last: best.position });
    }
    return known.length ? answerWordIn(this.concordance, this.guide, known, word, frame) : undefined;
  }

  /** 'What does "poor in spirit" mean in the original?': words in quotation marks name the verse that has them. */
  async fromQuotedWords(question: StudyQuestion, frame: Frame): Promise<Draft | undefined> {
    const quoted = QUOTED.exec(question.message)?.[1];
    const words = quoted ? wordsOf(quoted) : [];
    const [position, ...others] = words.length > 1 ? findPhrase(this.text.index, words) : [];
    // Words of many verses, as 'I am the LORD', name none of them.
    if (position === undefined || others.length >= MOST_QUOTED) return undefined;
    const name = passageName({ first: position, last: position });
    return this.fromReferences({ ...question, message: `${question.message.replace(QUOTED, ' ')} ${name}` }, frame);
  }

  /** The texts that a question asks for, of those that it may be answered from. */
  private textsNamed(question: StudyQuestion): BibleText[] {
    const may = allows(question);
    const named = textsNamedIn(question.message, this.guide?.library.texts ?? []);
    return named.filter(({ source }) => may(source.id));
  }

  /** Sections of the works on the one passage that a question names: those it asks for, or the best in short. */
  private besidePassage({ message, mode }: StudyQuestion): StudySection[] {
    const { passage, tool, beside } = readQuestion(message);
    if (!this.guide || !passage) return [];
    const context = this.guide.contextOf(passage, this.text, beside);
    const named = commentariesNamedIn(message);
    if (named.length) return namedCommentaries(context, named);
    return tool ? this.guide.studyPassage(tool, context) : briefOn(context, mode);
  }
}

/** A longer passage is a part of a book, whose introduction says what is in it. */
const MOST_SECTIONS = 8;

/** For a longer passage the answer does not say which texts have its verses. */
const MOST_WITNESSED = 3;

/** Those of some texts that have a passage, or else the usual one. */
function textsWith(
  texts: readonly BibleText[],
  [reference]: readonly ReferenceSpan[],
  usual: BibleText,
): readonly BibleText[] {
  const passage = reference && passageOf(reference);
  const having = passage ? texts.filter((text) => text.slice(passage).some(Boolean)) : texts;
  return having.length ? having : [usual];
}

/** The longest quotation of a question that is more than a word. */
const quotedIn = (message: string): string | undefined =>
  [...message.matchAll(QUOTATIONS)]
    .map(([, words = '']) => words)
    .filter((words) => words.includes(' '))
    .sort((a, b) => b.length - a.length)[0];

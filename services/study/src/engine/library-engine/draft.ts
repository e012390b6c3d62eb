import type { StudySection } from '@berea/contracts';
import type { WitnessKind } from '../../retrieval/library-index.js';
import type { BibleText } from '../../works/bible-text.js';
import type { SmallTalk } from './small-talk.js';

/** An answer in the making: what is said and quoted first, then what the works have on it. */
export interface Draft {
  /** Sentences of our own and block quotes of Scripture, in Markdown */
  readonly parts: readonly string[];
  readonly sections?: readonly StudySection[];
  /** Texts that `parts` quote, if not the main one */
  readonly texts?: readonly BibleText[];
  /** Ids of works that `parts` are made from, beside the text */
  readonly works?: readonly string[];
  /** Questions that may be asked next, best first */
  readonly next?: readonly string[];
}

/** The answers to several questions, one after the other. @param text what those quote that do not say what */
export const joinDrafts = (drafts: readonly Draft[], text: BibleText): Draft => ({
  parts: drafts.flatMap(({ parts }) => parts),
  sections: drafts.flatMap(({ sections = [] }) => sections),
  texts: [...new Set(drafts.flatMap(({ texts = [text] }) => texts))],
  next: drafts.flatMap(({ next = [] }) => next),
});

/** The words of the question by which a passage was found, and the kind of work that led to it if others did. */
export interface Reason {
  readonly name: string;
  /** Empty where the passage has none itself */
  readonly words: string;
  readonly beside?: { readonly kind: WitnessKind; readonly words: string };
}

/** Everything that this engine says in words of its own. It tells what was done and never explains Scripture. */
export interface Frame {
  readonly smallTalk: Readonly<Record<SmallTalk, string>>;
  passage(name: string): string;
  excerpt(name: string, verses: number, shown: number): string;
  versesWithin(name: string, words: string): string;
  notWithin(name: string, words: string): string;
  phrase(verses: number, shown: number): string;
  nothing(words: string): string;
  readonly words: string;
  /** Said when a topical Bible has statements on a person, place or thing of the question */
  stated(words: string): string;
  /** Said when the question quotes a saying that people take for Scripture */
  readonly saying: string;
  /** Said when the question takes for granted a thing that Scripture does not say */
  readonly assumption: string;
  /** Said when the question looks for a term that came after the Bible */
  readonly term: string;
  /** Passages chosen for a subject */
  subject(words: string): string;
  /** The same where Christians read Scripture differently */
  disputed(words: string): string;
  named(name: string, reference: string): string;
  /** Said when the question tells a story in its own words */
  story(reference: string): string;
  /** A list that the question asks for, by what it is called */
  listed(called: string): string;
  oneOfList(number: number, called: string): string;
  /** Whether the names of its lists are in the language of this frame */
  readonly listsNames: boolean;
  /** Said when the question remembers a verse in its own words */
  remembered(places: string): string;
  /** Said when several bear the name */
  readonly several: string;
  /** @param today what the word is in a newer translation, if that is known */
  wordIn(word: string, today: string | undefined): string;
  contrast(words: string): string;
  /** Several accounts of one event */
  accounts(references: string): string;
  /** Said before the location of a place */
  lies(words: string): string;
  /** The first verse that has it */
  first(words: string): string;
  compared(one: string, other: string): string;
  comparedBy(one: string, other: string, pairs: number): string;
  book(name: string, chapters: number, verses: number): string;
  /** Said of a book whose writer or date is asked for */
  origin(name: string): string;
  inTexts(name: string, texts: readonly string[]): string;
  notInstalled(works: readonly string[]): string;
  /** Said of a verse that some texts have and others do not; the codes of both */
  notEverywhere(name: string, have: readonly string[], lack: readonly string[]): string;
  /** Said of a verse that a text does not have */
  notIn(name: string, text: string): string;
  /** Said of a comma that was read as a colon, and the chapters that may be meant instead */
  readAs(written: string, name: string, chapters: string): string;
  meaning(word: string): string;
  /** The subject that a question was understood to have. @param title of the passage, if it has one */
  meant(about: string): string;
  /** The same where that is not certain */
  perhapsMeant(about: string): string;
  /** Said before the answer to a question of the notes that is near the one asked. */
  nearestQuestion(question: string): string;
  /** Said before questions of the notes that may be meant, where nothing else comes near. */
  readonly perhapsOneOf: string;
  /** Why a passage is shown */
  because(reason: Reason): string;
  /** Names the source of the lead. @param edition the day of the edition, as `2026-11-27` */
  fromNotes(edition: string): string;
  /** Names the passages to read on an article's subject */
  readOf(name: string, places: string): string;
  /** Before the views of several traditions */
  readonly views: string;
  /** Where answers come from */
  readonly closing: string;
}

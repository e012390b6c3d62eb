import type { ChatMode } from '@berea/contracts';
import { wordsOf } from '../../text/fold-words.js';
import { MIN_WORDS } from '@berea/verify';
import type { WitnessKind } from '../../retrieval/library-index.js';
import type { Frame, Reason } from './draft.js';

const CAN =
  'You can give me a reference (book, chapter and verse), some words that you remember, or a theme such as mercy or hope, ' +
  'and I look it up in the King James Version.';
const ONLY = 'I know only the Bible and the works about it that are installed here.';
const ASK_AGAIN = 'Try a reference, other words, or a single theme such as mercy or hope.';
const WHO = `I am Scholar, a program and not a person. I look things up in Berea Notes and in the books on the shelf and show you what is written; nothing is made up as you ask. ${CAN}`;

const ELSEWHERE = `I cannot help with that: I know only the Bible and the works about it that are installed here. ${CAN}`;
const ACCOUNT =
  'That is done in your profile and in the settings, not here. I know only the Bible and the works about it.';
const PRAYER =
  'I cannot pray as a person does; I am a library. Ask somebody who can pray with you. These are words that others have prayed: Psalm 86, Psalm 121, or the prayer in Matthew 6:9-13. Name one of them, and I show it.';
const RUDE = `I am a program that looks things up in a library, and I am sorry that this was no help. ${CAN}`;
const INVENTED =
  'I make up no Scripture, and I change no words of it: what I show is what is written. Ask for a passage, and I show it as it stands.';
const SPANISH =
  'Hola. Puedes darme una cita (libro, capítulo y versículo) o un tema como el perdón o la esperanza, y lo busco en la Biblia.';

/** Witnesses that have a question's words if the passage itself lacks them. */
const BESIDE: Readonly<Record<WitnessKind, string>> = {
  section: 'Berea’s note on it',
  answer: 'an answer that names it',
  commentary: 'a commentary on it',
  topic: 'a topical Bible',
  remark: 'a note on it',
  book: 'the name of its book or writer',
};

const firstOf = (verses: number, shown: number): string =>
  verses > shown ? ` ${verses} verses have them; these are the first ${shown}.` : '';

/** Sentences that both modes share: each names what was done. */
const shared = {
  stated: (words: string) => `This is what a topical Bible states of ${words}, with the first places that it names.`,
  saying:
    'These words do not stand in the Bible: no verse of the King James Version has them. These come nearest, or speak to it.',
  term: 'The word does not stand in the King James Version; those who use it point to passages such as these.',
  assumption: 'Scripture does not say that, as far as this library shows. This is what is written.',
  disputed: (words: string) =>
    `On ${words} Christians who search the Scriptures do not all agree. These passages of the King James Version show the range of what is written; weigh them together, and talk with somebody whom you trust.`,
  named: (name: string, reference: string) => `For ${mention(name)} see ${reference}.`,
  story: (reference: string) => `That is told in ${reference}.`,
  listed: (called: string) => `These are ${called}.`,
  oneOfList: (number: number, called: string) => `Of ${called}, this is number ${number}.`,
  listsNames: true,
  remembered: (places: string) => `You may be thinking of ${places}, here in the King James Version.`,
  several: 'Several people or places bear that name; these passages tell them apart.',
  wordIn: (word: string, today: string | undefined) =>
    today
      ? `Where the King James Version has “${word}”, a newer translation often has ${today}. This is the verse in both, and the word behind it.`
      : `This is where “${word}” stands, in the King James Version and in a newer translation, and the word behind it.`,
  contrast: (words: string) =>
    `These are the Greek and Hebrew words that the King James Version most often renders by ${words}.`,
  accounts: (references: string) =>
    `More than one passage speaks of that: ${references}. Here they are beside each other.`,
  lies: (words: string) =>
    `A map is not installed here. These verses of the King James Version tell where ${words} lies, or what it lies near.`,
  fromNotes: (edition: string) =>
    `Berea’s own short answer: Berea Notes, drafted by machine, references and quotations checked by program (${edition}).`,
  readOf: (name: string, places: string) => `Read of ${name} in ${places}.`,
  views: 'Christians differ here.',
  first: (words: string) => `The King James Version has ${words} here for the first time.`,
  compared: (one: string, other: string) => `Here are ${one} and ${other} beside each other.`,
  comparedBy: (one: string, other: string, pairs: number) =>
    `Here are ${one} and ${other} beside each other, by the ${pairs === 1 ? 'place' : `${pairs} places`} where cross references join them: first a verse of the one, then of the other.`,
  book: (name: string, chapters: number, verses: number) =>
    `${name} has ${chapters} chapter${chapters === 1 ? '' : 's'} and ${verses} verses. It begins so:`,
  origin: (name: string) =>
    `Here are the first words of ${name}, and what the works of this library say of how it came to be.`,
  inTexts: (name: string, texts: readonly string[]) => `Here is ${name} in ${texts.join(' and ')}.`,
  notInstalled: (works: readonly string[]) =>
    `This library does not have ${works.join(', nor ')}: it is not installed here, so I cannot quote it.`,
  notEverywhere: (name: string, have: readonly string[], lack: readonly string[]) =>
    `Not every Bible has ${name}: of the texts here ${have.join(', ')} have it; ${[...lack, 'the Greek text of the SBL edition'].join(', ')} do not. That edition, as most newer translations, does not count it as a part of the oldest text, so they leave the number out or put the words in a note.`,
  notIn: (name: string, text: string) => `${name} is not in the ${text}.`,
  readAs: (written: string, name: string, chapters: string) =>
    `I read ${written} as ${name}. If you mean the chapters, ask for ${chapters}.`,
  meant: (about: string) => `I read this as a question about ${about}.`,
  perhapsMeant: (about: string) => `I am not certain what you mean. What comes nearest is ${about}.`,
  nearestQuestion: (question: string) => `The nearest question that Berea Notes answer is *${question}*.`,
  perhapsOneOf:
    'I am not certain what you mean, and I do not want to guess. Perhaps it is one of these. Else ask it in one short sentence, or name a passage.',
  because: ({ name, words, beside }: Reason) =>
    `${name}: ${[words && `it has ${words}`, beside && `${BESIDE[beside.kind]} speaks of ${beside.words}`].filter(Boolean).join('; ') || 'it is told there'}.`,
  closing:
    'Answers are looked up in Berea Notes and in the books on the shelf; nothing is made up as you ask, and every quotation is checked.',
  meaning: (word: string) =>
    `These are the Greek and Hebrew words that the King James Version renders by ${mention(word)}.`,
};

const study: Frame = {
  ...shared,
  subject: (words) => `On ${words} these passages of the King James Version are read often.`,
  smallTalk: {
    greeting: `Hello. ${CAN}`,
    thanks: 'You are welcome. Ask whenever you want to look something up.',
    farewell: 'Goodbye. What you asked is kept here for when you come back.',
    who: WHO,
    elsewhere: ELSEWHERE,
    account: ACCOUNT,
    prayer: PRAYER,
    rude: RUDE,
    invented: INVENTED,
    spanish: SPANISH,
  },
  passage: (name) => `Here is ${name} in the King James Version.`,
  excerpt: (name, verses, shown) =>
    `${name} has ${verses} verses, too many to show here. These are the first ${shown}; the Bible reader has the rest.`,
  versesWithin: (name, words) => `I looked in ${name} for ${words} and found this.`,
  notWithin: (name, words) => `I looked in ${name} for ${words} and found no verse with that.`,
  phrase: (verses, shown) =>
    `I looked for these words in the King James Version and found them here.${firstOf(verses, shown)}`,
  nothing: (words) =>
    `I looked for ${words} in the King James Version and found nothing that fits. ${ONLY} ${ASK_AGAIN}`,
  words: 'I looked this up in the dictionary and in the tagged King James text.',
};

const devotional: Frame = {
  ...shared,
  subject: (words) =>
    `On ${words} these passages of the King James Version are read often. Perhaps one of them is for today.`,
  smallTalk: {
    greeting: `Hello, it is good that you are here. ${CAN}`,
    thanks: 'You are very welcome. May the words stay with you today.',
    farewell: 'Go in peace. What you asked is kept here for when you come back.',
    who: WHO,
    elsewhere: ELSEWHERE,
    account: ACCOUNT,
    prayer: PRAYER,
    rude: RUDE,
    invented: INVENTED,
    spanish: SPANISH,
  },
  passage: (name) => `Here is ${name} for you, from the King James Version. Read it slowly.`,
  excerpt: (name, verses, shown) =>
    `${name} has ${verses} verses, more than you need to carry at once. These are the first ${shown}; the rest waits for you in the Bible reader.`,
  versesWithin: (name, words) => `I looked in ${name} for ${words}, and this is what I found for you.`,
  notWithin: (name, words) => `I looked in ${name} for ${words} and found no verse with that.`,
  phrase: (verses, shown) =>
    `I looked for these words in the King James Version and found them here for you.${firstOf(verses, shown)}`,
  nothing: (words) =>
    `I looked for ${words} in the King James Version and found nothing that fits, and I would rather tell you so than guess. ${ONLY} ${ASK_AGAIN}`,
  words: 'I looked this up for you in the dictionary and in the tagged King James text.',
};

export const frameOf = (mode: ChatMode): Frame => (mode === 'devotional' ? devotional : study);

/**
 * Words of a question, named back: so many that they could be taken for a quotation are set in italics instead of
 * quotation marks, since the sentence may be read again in a note or a sermon.
 */
export const mention = (words: string): string =>
  wordsOf(words).length < MIN_WORDS ? `“${words}”` : `*${words.replace(/[*_]/g, ' ').trim()}*`;

/**
 * '“love”, “money” and “root”': quotation marks read well as plain text too, in a saved note.
 * The words were folded before, so they hold nothing that Markdown would read.
 */
export function listWords(words: readonly string[], mark: (word: string) => string = mention): string {
  const marked = words.map(mark);
  return marked.length < 2 ? (marked[0] ?? '') : `${marked.slice(0, -1).join(', ')} and ${marked.at(-1)}`;
}

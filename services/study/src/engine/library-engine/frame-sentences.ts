import type { ChatMode } from '@berea/contracts';
import type { SmallTalk } from './small-talk.js';

/** Everything that this engine says in words of its own. It tells what was done and never explains Scripture. */
export interface Frame {
  readonly smallTalk: Readonly<Record<SmallTalk, string>>;
  passage(name: string): string;
  excerpt(name: string, verses: number, shown: number): string;
  versesWithin(name: string, words: string): string;
  notWithin(name: string, words: string): string;
  theme(words: string): string;
  phrase(verses: number, shown: number): string;
  nothing(words: string): string;
  readonly words: string;
  topics(words: string): string;
  readonly closing: string;
  /** Where other works than the text were shown as well */
  readonly closingWithWorks: string;
}

const CAN =
  'You can give me a reference (book, chapter and verse), some words that you remember, or a theme such as mercy or hope, ' +
  'and I look it up in the King James Version.';
const ASK_AGAIN = 'Try a reference, other words, or a single theme such as mercy or hope.';
const WHO = `I am Scholar. I have no language model here: I look things up in the texts of this library and show you what is written. ${CAN}`;

const firstOf = (verses: number, shown: number): string =>
  verses > shown ? ` ${verses} verses have them; these are the first ${shown}.` : '';

const study: Frame = {
  smallTalk: {
    greeting: `Hello. ${CAN}`,
    thanks: 'You are welcome. Ask whenever you want to look something up.',
    farewell: 'Goodbye. What you asked is kept here for when you come back.',
    who: WHO,
  },
  passage: (name) => `Here is ${name} in the King James Version.`,
  excerpt: (name, verses, shown) =>
    `${name} has ${verses} verses, too many to show here. These are the first ${shown}; the Bible reader has the rest.`,
  versesWithin: (name, words) => `I looked in ${name} for ${words} and found this.`,
  notWithin: (name, words) => `I looked in ${name} for ${words} and found no verse with that.`,
  theme: (words) => `I looked for verses about ${words} in the King James Version and found these.`,
  phrase: (verses, shown) =>
    `I looked for these words in the King James Version and found them here.${firstOf(verses, shown)}`,
  nothing: (words) => `I looked for ${words} in the King James Version and found nothing that fits. ${ASK_AGAIN}`,
  words: 'I looked this up in the dictionary and in the tagged King James text.',
  topics: (words) =>
    `I found no verse in the King James Version that speaks of ${words} by itself, but a topical Bible lists this.`,
  closing: 'I have no language model here, so I show the text rather than explain it.',
  closingWithWorks:
    'I have no language model here: apart from the text, these are the words of the works that are named, not mine.',
};

const devotional: Frame = {
  smallTalk: {
    greeting: `Hello, it is good that you are here. ${CAN}`,
    thanks: 'You are very welcome. May the words stay with you today.',
    farewell: 'Go in peace. What you asked is kept here for when you come back.',
    who: WHO,
  },
  passage: (name) => `Here is ${name} for you, from the King James Version. Read it slowly.`,
  excerpt: (name, verses, shown) =>
    `${name} has ${verses} verses, more than you need to carry at once. These are the first ${shown}; the rest waits for you in the Bible reader.`,
  versesWithin: (name, words) => `I looked in ${name} for ${words}, and this is what I found for you.`,
  notWithin: (name, words) => `I looked in ${name} for ${words} and found no verse with that.`,
  theme: (words) =>
    `I looked for verses about ${words} in the King James Version and found these for you. Perhaps one of them is for today.`,
  phrase: (verses, shown) =>
    `I looked for these words in the King James Version and found them here for you.${firstOf(verses, shown)}`,
  nothing: (words) =>
    `I looked for ${words} in the King James Version and found nothing that fits, and I would rather tell you so than guess. ${ASK_AGAIN}`,
  words: 'I looked this up for you in the dictionary and in the tagged King James text.',
  topics: (words) =>
    `I found no verse in the King James Version that speaks of ${words} by itself, but a topical Bible lists this for you.`,
  closing: 'I have no language model here, so I leave the text to speak to you rather than explain it.',
  closingWithWorks:
    'I have no language model here: apart from the text, these are the words of the works that are named, and I leave them to speak to you.',
};

export const frameOf = (mode: ChatMode): Frame => (mode === 'devotional' ? devotional : study);

/**
 * '“love”, “money” and “root”': quotation marks read well as plain text too, in a saved note.
 * The words were folded before, so they hold nothing that Markdown would read.
 */
export function listWords(words: readonly string[]): string {
  const marked = words.map((word) => `“${word}”`);
  return marked.length < 2 ? (marked[0] ?? '') : `${marked.slice(0, -1).join(', ')} and ${marked.at(-1)}`;
}

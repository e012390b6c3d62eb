import { BOOKS } from '@berea/scripture';
import { passageName } from '../text/passages.js';
import { seededNumbers } from './seeded-numbers.js';

/** Words that decide what comes next. */
const ORDER = 2;
const LONGEST = 18;

/** Kinds of quotations, by shares: the verse itself, the verse with one other word, else a chain of words. */
const TRUE = 0.2;
const NEARLY = 0.5;
/** Share of verses that come with their own place; else any. */
const RIGHT_PLACE = 0.4;

interface Verse {
  readonly position: number;
  readonly words: readonly string[];
}

/**
 * A language model of the simplest kind, made from a text: it goes on with a word that once followed the last two. Its
 * text sounds like Scripture and is none, and names places by chance: the opponent of the verifier.
 */
export class MarkovModel {
  private readonly next = new Map<string, string[]>();
  private readonly verses: readonly Verse[];
  private readonly random: () => number;

  /** @param seed the same one writes the same answers */
  constructor(verses: readonly string[], seed: number) {
    this.random = seededNumbers(seed);
    this.verses = verses.flatMap((verse, position) => (verse ? [{ position, words: verse.split(' ') }] : []));
    for (const { words } of this.verses) {
      for (let at = 0; at + ORDER < words.length; at += 1) {
        const key = words.slice(at, at + ORDER).join(' ');
        const ways = this.next.get(key) ?? [];
        ways.push(words[at + ORDER] ?? '');
        this.next.set(key, ways);
      }
    }
  }

  /** An answer with quotations, each with a place: some true, most not, few at the right place. */
  answer(quotations = 2): string {
    return ['Consider what Scripture says.', ...Array.from({ length: quotations }, () => this.quotation())].join(
      '\n\n',
    );
  }

  private quotation(): string {
    const { position, words } = this.pick(this.verses);
    const kind = this.random();
    const said = kind < TRUE ? words : kind < NEARLY ? this.withOtherWord(words) : this.chainFrom(words);
    const place = this.random() < RIGHT_PLACE ? passageName({ first: position, last: position }) : this.anyPlace();
    return `It is written: “${said.join(' ')}” (${place}).`;
  }

  private withOtherWord(words: readonly string[]): string[] {
    const other = this.pick(this.pick(this.verses).words);
    return words.map((word, at) => (at === words.length >> 1 ? other : word));
  }

  private chainFrom(verse: readonly string[]): string[] {
    const words = verse.slice(0, ORDER);
    while (words.length < LONGEST) {
      const ways = this.next.get(words.slice(-ORDER).join(' '));
      if (!ways) break;
      words.push(this.pick(ways));
    }
    return words;
  }

  private anyPlace(): string {
    return `${this.pick(BOOKS).name} ${1 + Math.floor(this.random() * 25)}:${1 + Math.floor(this.random() * 30)}`;
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)] as T;
  }
}

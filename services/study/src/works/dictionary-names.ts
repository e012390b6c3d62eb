import { lettersBetween } from '@berea/scripture';
import { bare, wordsOf } from '../text/fold-words.js';

const MOST_NEAR = 8;
/** Where a name begins with no letter. */
const OTHER = '#';

interface Named {
  readonly name: string;
}

/** Finds the entries of a dictionary by their names. */
export class DictionaryNames<T extends Named> {
  private readonly folded: readonly (readonly [words: readonly string[], name: string])[];
  private readonly byLetter: ReadonlyMap<string, T[]>;

  /** @param entries in the order in which they are listed */
  constructor(private readonly entries: readonly T[]) {
    this.folded = entries.map(({ name }) => [bareWordsOf(name), keyOf(name)]);
    this.byLetter = byLetter(entries);
  }

  /** First letters in order, with how many names begin so. */
  get letters(): { letter: string; entries: number }[] {
    return [...this.byLetter].map(([letter, { length }]) => ({ letter, entries: length }));
  }

  startingWith(letter: string): readonly T[] {
    return this.byLetter.get(letter.toUpperCase()) ?? [];
  }

  /** The entries with a name of which each written word begins a word: that very name first, then those that begin so. */
  find(query: string): T[] {
    const words = bareWordsOf(query);
    if (!words.length) return [];
    const whole = words.join(' ');
    const found = this.entries.flatMap((entry, at) => {
      const [own, name] = this.folded[at] ?? [[], ''];
      if (!words.every((word) => own.some((each) => each.startsWith(word)))) return [];
      return [{ entry, rank: name === whole ? 0 : name.startsWith(whole) ? 1 : 2 }];
    });
    return found.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry);
  }

  /** The entries with nearly the spelling of a name, the nearest first. */
  near(query: string): T[] {
    const whole = keyOf(query);
    const limit = whole.length < 5 ? 1 : whole.length < 9 ? 2 : 3;
    const found = this.entries.flatMap((entry, at) => {
      const distance = lettersBetween(whole, this.folded[at]?.[1] ?? '', limit);
      return distance === undefined ? [] : [{ entry, distance }];
    });
    return found
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MOST_NEAR)
      .map(({ entry }) => entry);
  }
}

const bareWordsOf = (text: string): string[] => wordsOf(text).map(bare);

/** A name without anything but letters and digits, by which it is sorted and compared. */
export const keyOf = (name: string): string => bareWordsOf(name).join(' ');

export const letterOf = (name: string): string => /^\p{L}/u.exec(keyOf(name).toUpperCase())?.[0] ?? OTHER;

function byLetter<T extends Named>(entries: readonly T[]): Map<string, T[]> {
  const letters = new Map<string, T[]>();
  for (const entry of entries) {
    const letter = letterOf(entry.name);
    const known = letters.get(letter);
    if (known) known.push(entry);
    else letters.set(letter, [entry]);
  }
  return letters;
}

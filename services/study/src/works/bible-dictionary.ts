import type { Passage } from '@berea/scripture';
import type { DictionaryPack, Range } from '@berea/text-packs';
import { fold } from '../text/fold-words.js';
import { PackedTexts } from '../text/packed-arrays.js';
import { WordIndex } from '../text/word-index.js';
import { DictionaryNames, keyOf } from './dictionary-names.js';

/** An entry by the address that it keeps as long as its name stays. */
export interface DictionaryEntry {
  /** `beth-el` */
  readonly id: string;
  readonly name: string;
  readonly ranges: readonly Range[];
  /** In the order of names. */
  readonly place: number;
}

export interface DictionaryArticle {
  readonly name: string;
  readonly text: string;
}

/** A dictionary of the Bible. Articles are read one at a time, so they are kept packed. */
export class BibleDictionary {
  /** By name. */
  readonly entries: readonly DictionaryEntry[];
  readonly names: DictionaryNames<DictionaryEntry>;
  private readonly texts: PackedTexts;
  private readonly byId: ReadonlyMap<string, DictionaryEntry>;
  private readonly byName = new Map<string, DictionaryEntry>();
  private words: Promise<WordIndex> | undefined;

  constructor(
    readonly source: string,
    readonly title: string,
    readonly language: string,
    entries: DictionaryPack['entries'],
  ) {
    const sorted = entries
      .map((entry) => [keyOf(entry[0]), entry] as const)
      .sort(([one], [other]) => compare(one, other))
      .map(([, entry]) => entry);
    this.texts = new PackedTexts(sorted.map(([, text]) => text));
    const ids = new Map<string, number>();
    this.entries = sorted.map(([name, , ranges], place) => ({ id: idOf(name, ids), name, ranges, place }));
    this.names = new DictionaryNames(this.entries);
    this.byId = new Map(this.entries.map((entry) => [entry.id, entry]));
    for (const entry of this.entries) this.byName.set(entry.name.toLowerCase(), entry);
  }

  entry(id: string): DictionaryEntry | undefined {
    return this.byId.get(id);
  }

  /** The article of an entry: paragraphs, parted by an empty line. */
  textOf({ place }: DictionaryEntry): string {
    return this.texts.at(place);
  }

  /** Makes ready what a search of the articles needs, so that no search has to wait for it: it takes a second or more. */
  prepare(): Promise<WordIndex> {
    return (this.words ??= WordIndex.of(this.entries.map((entry) => this.textOf(entry))));
  }

  /** The entries whose articles have all of the words, by name; the last word may be begun only. */
  async withWords(words: readonly string[]): Promise<DictionaryEntry[]> {
    if (!words.length) return [];
    const index = await this.prepare();
    const [first = [], ...others] = words.map((word, at) =>
      index.versesWith(at === words.length - 1 ? index.findPrefix(word) : index.find(word)),
    );
    const sets = others.map((places) => new Set(places));
    const places = [...first].filter((place) => sets.every((set) => set.has(place)));
    return places.flatMap((place) => this.entries[place] ?? []);
  }

  /** The entries to which an article points: “See DAEMON.”, “[Famine]” */
  pointedTo(entry: DictionaryEntry): DictionaryEntry[] {
    const text = this.textOf(entry);
    const brackets = [...text.matchAll(/\[(?:see )?([^\][]{2,80})\]/gi)].flatMap(([, names = '']) => partsOf(names));
    const capitals = [...text.matchAll(/\bsee (?:also )?([^.\])]{2,80})/gi)].flatMap(
      ([, names = '']) => names.match(/\p{Lu}[\p{Lu}’'-]+(?: \p{Lu}[\p{Lu}’'-]+)*/gu) ?? [],
    );
    const found = [...brackets, ...capitals].flatMap((name) => this.byName.get(name.toLowerCase()) ?? []);
    return [...new Set(found)].filter((other) => other !== entry);
  }

  /**
   * Articles on what a text names: a name within a sentence, or any word whose article speaks of the passage. Those that
   * speak of the passage come first.
   */
  articlesOn(text: string, passage: Passage): DictionaryArticle[] {
    const found = new Map<DictionaryEntry, boolean>();
    for (const match of text.matchAll(/\p{L}+/gu)) {
      const [word] = match;
      const entry = this.byName.get(word.toLowerCase());
      if (entry === undefined || word.length < 3) continue;
      const cites = entry.ranges.some(([first, last]) => first <= passage.last && last >= passage.first);
      const isName =
        /^\p{Lu}/u.test(word) && /[\p{L},;:] $/u.test(text.slice(Math.max(0, match.index - 2), match.index));
      if (cites || isName) found.set(entry, cites);
    }
    return [...found]
      .sort(([, a], [, b]) => Number(b) - Number(a))
      .map(([entry]) => ({ name: entry.name, text: this.textOf(entry) }));
  }
}

/** 'Sepulchres.1' and 'Arms, Armor' name entries, too. */
const partsOf = (names: string): string[] =>
  [names, ...names.split(/[;,]/)].map((name) => name.trim().replace(/\.\d{0,3}$/, ''));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Letters and digits of a name; of several entries with one name, the later ones are numbered. */
function idOf(name: string, ids: Map<string, number>): string {
  const plain =
    fold(name)
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'entry';
  const count = (ids.get(plain) ?? 0) + 1;
  ids.set(plain, count);
  return count === 1 ? plain : `${plain}-${count}`;
}

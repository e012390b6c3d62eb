import type { Passage } from '@berea/scripture';
import type { DictionaryPack } from '@berea/text-packs';
import { PackedTexts } from '../text/packed-arrays.js';

export interface DictionaryArticle {
  readonly name: string;
  readonly text: string;
}

/** A dictionary of the Bible. Articles are read one at a time, so they are kept packed. */
export class BibleDictionary {
  private readonly texts: PackedTexts;
  private readonly names = new Map<string, number>();

  constructor(
    readonly source: string,
    readonly title: string,
    private readonly entries: DictionaryPack['entries'],
  ) {
    this.texts = new PackedTexts(entries.map(([, text]) => text));
    this.entries = entries.map(([name, , ranges]) => [name, '', ranges] as const);
    this.entries.forEach(([name], index) => this.names.set(name.toLowerCase(), index));
  }

  /**
   * Articles on what a text names: a name within a sentence, or any word whose article speaks of the passage. Those that
   * speak of the passage come first.
   */
  articlesOn(text: string, passage: Passage): DictionaryArticle[] {
    const found = new Map<number, boolean>();
    for (const match of text.matchAll(/\p{L}+/gu)) {
      const [word] = match;
      const index = this.names.get(word.toLowerCase());
      if (index === undefined || word.length < 3) continue;
      const cites = this.entries[index]?.[2].some(([first, last]) => first <= passage.last && last >= passage.first);
      const isName =
        /^\p{Lu}/u.test(word) && /[\p{L},;:] $/u.test(text.slice(Math.max(0, match.index - 2), match.index));
      if (cites || isName) found.set(index, cites ?? false);
    }
    return [...found]
      .sort(([, a], [, b]) => Number(b) - Number(a))
      .map(([index]) => ({ name: this.entries[index]?.[0] ?? '', text: this.texts.at(index) }));
  }
}

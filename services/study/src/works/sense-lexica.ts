import type { LemmaEntry } from '@berea/text-packs';
import { PackedTexts } from '../text/packed-arrays.js';

/** The lexica that part a lemma into senses, by Strong's number. Entries are read one at a time, so they are kept packed. */
export class SenseLexica {
  private readonly lexica: {
    readonly source: string;
    readonly texts: PackedTexts;
    readonly at: Map<string, number[]>;
  }[] = [];

  /** @param source id of the work */
  add(source: string, lemmas: readonly LemmaEntry[]): void {
    const at = new Map<string, number[]>();
    lemmas.forEach(({ ids }, index) => {
      for (const id of ids) at.set(id, [...(at.get(id) ?? []), index]);
    });
    this.lexica.push({ source, texts: new PackedTexts(lemmas.map((each) => JSON.stringify(each))), at });
  }

  /** @param id such as G26, without leading zeros */
  entries(id: string): { readonly source: string; readonly entry: LemmaEntry }[] {
    return this.lexica.flatMap(({ source, texts, at }) =>
      (at.get(id) ?? []).map((index) => ({ source, entry: JSON.parse(texts.at(index)) as LemmaEntry })),
    );
  }
}

import type { LexiconEntry, LexiconPack } from '@berea/text-packs';

export interface LexiconRow extends LexiconEntry {
  /** `grc`; `hbo` for Hebrew with the Aramaic words */
  readonly language: string;
  /** Id of the work */
  readonly source: string;
}

/** The installed lexica as one: entries by Strong's number. */
export class Lexicon {
  private readonly rows = new Map<string, LexiconRow>();

  /** @param source id of the work */
  add(source: string, { language, entries }: Pick<LexiconPack, 'language' | 'entries'>): void {
    for (const entry of entries) this.rows.set(entry.id, { ...entry, language, source });
  }

  /** @param id such as G26 or H2617, without leading zeros */
  entry(id: string): LexiconRow | undefined {
    return this.rows.get(id);
  }

  /** In the order of the numbers, language by language. */
  all(): Iterable<LexiconRow> {
    return this.rows.values();
  }
}

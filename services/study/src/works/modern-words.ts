import type { NotedBridge } from '@berea/text-packs';
import type { Bm25 } from '../text/bm25.js';
import { MOST_WORDS, stemmedWords } from './stemmed-words.js';

/** An entry that modern words of a question lead to. */
export interface LedTo {
  /** Their stems. */
  readonly words: readonly string[];
  /** What they count for this entry: 1 for the first that they lead to, less for the others. */
  readonly share: number;
}

/** The first entry of a bridge is what most people mean by its words. */
const SHARES = [1, 0.6, 0.4, 0.3];

interface Phrase {
  readonly words: readonly string[];
  /** Its stems, with a blank around each. */
  readonly spaced: string;
  /** Ids of entries. */
  readonly to: readonly string[];
}

/** Leads from modern words, as 'credit card', to entries of the study Bible, which says it in others. */
export class ModernWords {
  /** By the first stem. */
  private readonly phrases = new Map<string, Phrase[]>();

  constructor(
    bridges: readonly NotedBridge[],
    private readonly language: 'en' | 'es',
  ) {
    for (const { words: texts, to } of bridges)
      for (const text of texts) {
        const words = stemmedWords(text, language);
        const [first = ''] = words;
        this.phrases.set(first, [...(this.phrases.get(first) ?? []), { words, spaced: spaced(words), to }]);
      }
  }

  /** @returns the entries that a question's words lead to, by id; of several ways to one the widest */
  find(question: string): ReadonlyMap<string, LedTo> {
    const asked = stemmedWords(question, this.language).slice(0, MOST_WORDS);
    const all = spaced(asked);
    const found = new Map<string, LedTo>();
    for (const first of new Set(asked))
      for (const { words, spaced: phrase, to } of this.phrases.get(first) ?? [])
        if (all.includes(phrase))
          for (const [place, id] of to.entries()) {
            const way = { words, share: SHARES[place] ?? 0 };
            if (width(way) > width(found.get(id))) found.set(id, way);
          }
    return found;
  }
}

/** The scores that modern words give to entries of an index, by their rarity in it. */
export function scoresOf<T>(
  led: ReadonlyMap<string, LedTo>,
  index: Bm25<T>,
  entries: ReadonlyMap<string, T>,
): Map<T, number> {
  const scores = new Map<T, number>();
  for (const [id, { words, share }] of led) {
    const entry = entries.get(id);
    if (entry) scores.set(entry, share * index.weigh(words));
  }
  return scores;
}

const width = (way?: LedTo): number => (way ? way.share * way.words.length : 0);

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

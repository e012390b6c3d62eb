import { isFunctionWord } from '@berea/contracts';
import { Concordance } from '../works/concordance.js';
import type { Library } from '../works/library.js';
import { explainLemmas, lemmasOf, sharedWords } from './shared-words.js';

/** A word of more verses than this says nothing of two of them by itself; a rarer one, such as a name, does. */
const COMMON = 30;

/** The words that two verses share: the grounds of a computed parallel. */
export class SharedGrounds {
  private readonly concordance: Concordance;
  /** By base form. */
  private readonly weights = new Map<string, number>();

  constructor(private readonly library: Pick<Library, 'main' | 'tagged' | 'lexicon'>) {
    this.concordance = Concordance.of(library.main);
  }

  /**
   * Whether more than one common word speaks for setting two verses side by side: several words, one that is rare, or the
   * verses around both.
   */
  suffice(position: number, other: number): boolean {
    const words = sharedWords(this.concordance, position, other).join(' ').split(' ').filter(Boolean);
    if (words.length > 1) return true;
    const [only] = this.concordance.basesIn(words.join());
    if (only) return this.concordance.versesWith(only) <= COMMON;
    const lemmas = this.sharedLemmas(position, other);
    if (lemmas.some((id) => (this.library.tagged?.positionsOf(id).length ?? 0) <= COMMON)) return true;
    return lemmas.length > 1 || explainLemmas(this.library, position, other) === undefined;
  }

  /** How much of what two verses say is the same: from 0 to 1, rare words counting more. */
  likeness(position: number): (other: number) => number {
    const own = this.weightsOf(position);
    const size = lengthOf(own.values());
    return (other) => {
      const weights = this.weightsOf(other);
      let shared = 0;
      for (const [word, weight] of weights) if (own.has(word)) shared += weight * weight;
      return shared && shared / (size * lengthOf(weights.values()));
    };
  }

  /** The number of words of a verse. */
  wordsOf(position: number): number {
    return this.concordance.basesOf(position).length;
  }

  private sharedLemmas(position: number, other: number): string[] {
    const { tagged } = this.library;
    if (!tagged) return [];
    const own = lemmasOf(tagged, position);
    return lemmasOf(tagged, other).filter((id) => own.includes(id));
  }

  private weightsOf(position: number): Map<string, number> {
    return new Map(this.concordance.basesOf(position).map((word) => [word, this.weightOf(word)]));
  }

  private weightOf(word: string): number {
    const known = this.weights.get(word);
    if (known !== undefined) return known;
    const weight = isFunctionWord(word) ? 0 : this.concordance.rarity(this.concordance.versesWith(word));
    this.weights.set(word, weight);
    return weight;
  }
}

function lengthOf(weights: Iterable<number>): number {
  let sum = 0;
  for (const weight of weights) sum += weight * weight;
  return Math.sqrt(sum);
}

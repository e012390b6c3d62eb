import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import type { Library } from '../../works/library.js';
import { candidatesOf, compareVerse, type Comparison } from '../compare-verse.js';
import type { Witness } from '../evidence.js';
import { gatherWitnesses } from '../gather-witnesses.js';
import { joinNeighbours } from '../join-neighbours.js';

/** Position of Matthew 1:1. */
const NEW_TESTAMENT = 23_145;
/** The translation whose notes say what is quoted; as a source they are left out of account. */
const NOTES = 'bible-web';
const LIST = 'references-parallels';

export const isOld = ({ last }: Passage): boolean => last < NEW_TESTAMENT;

/** The verses of the Old Testament that the translators of the World English Bible say are quoted in the New. */
export class NotedQuotations {
  private constructor(
    readonly quotations: readonly (readonly [position: number, quoted: readonly Passage[]])[],
    /** All that could name them without those notes. */
    readonly witnesses: readonly Witness[],
    private readonly comparison: Comparison,
  ) {}

  /** @param library with all its works in memory */
  static async of(library: Library): Promise<NotedQuotations> {
    const comparison = await gatherWitnesses(library);
    const all = comparison.witnesses;
    const translators = all.find(({ source }) => source === NOTES);
    const quotations = Array.from({ length: VERSE_TOTAL - NEW_TESTAMENT }, (_, index) => NEW_TESTAMENT + index)
      .map((position) => [position, (translators?.of(position) ?? []).filter(isOld)] as const)
      .filter(([, quoted]) => quoted.length);
    return new NotedQuotations(
      quotations,
      all.filter((witness) => witness !== translators),
      comparison,
    );
  }

  /** The computation, apart from what people have noted. */
  get computed(): Witness[] {
    return this.witnesses.filter(({ source }) => source === this.comparison.computedBy);
  }

  /** All but the list of the same quotations, beside which no other witness could add anything. */
  get unlisted(): Witness[] {
    return this.witnesses.filter(({ source }) => source !== LIST);
  }

  get people(): Witness[] {
    return this.unlisted.filter(({ source }) => source !== this.comparison.computedBy);
  }

  /**
   * In percent: how often what is quoted, or a verse beside it, is among so many first ones.
   * @param isRanked which of the found passages count
   * @param of the computation by itself is measured whole and in its own order: not all that it finds is shown without
   *   another witness
   */
  recall(of: readonly Witness[], most: readonly number[], isRanked: (passage: Passage) => boolean = () => true) {
    const isComputation = of.every(({ source }) => source === this.comparison.computedBy);
    const comparison = { ...this.comparison, witnesses: of };
    const listOf = (position: number) =>
      isComputation
        ? candidatesOf({ ...comparison, grounds: { suffice: () => true } }, position)
        : joinNeighbours(compareVerse(comparison, position), position);
    const ranks = this.quotations.map(([position, quoted]) =>
      listOf(position)
        .filter(isRanked)
        .findIndex(({ first, last }) => quoted.some((each) => first <= each.last + 1 && last >= each.first - 1)),
    );
    return most.map((limit) => (100 * ranks.filter((rank) => rank >= 0 && rank < limit).length) / ranks.length);
  }
}

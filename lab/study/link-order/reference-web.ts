import { VERSE_TOTAL } from '@berea/scripture';
import type { ReferenceLists } from '../../../services/study/src/works/reference-lists.js';

/** How the collections of references know a verse beside another one. */
export interface Standing {
  /** 1 where the verse is listed here. */
  readonly listed: number;
  /** From 0 to 1: how short its list is. A collection goes through a verse phrase by phrase. */
  readonly brief: number;
  /** From 0 to 1: how late it comes among all that is listed. */
  readonly late: number;
  /** From 0 to 1: how much of what is set beside one verse is set beside the other too. */
  readonly company: number;
  /** Grows with the number of verses that it is set beside. */
  readonly renown: number;
  /** Grows where the verses before and behind this one are set beside it too. */
  readonly context: number;
}

/** The web that a collection of cross references makes: which verses it sets beside the same other ones. */
export class ReferenceWeb {
  /** By verse, worked out when it is asked for: the length of its company. */
  private readonly lengths = new Float32Array(VERSE_TOTAL);
  /** By verse: the last question that met it, so that one that is listed on both sides counts once. */
  private readonly met = new Uint32Array(VERSE_TOTAL);
  private question = 0;

  constructor(private readonly lists: ReferenceLists) {}

  /** @returns what is to be asked about each verse that may be set beside this one */
  from(position: number): (other: number) => Standing {
    const listed = this.lists.of(position);
    const company = new Set(this.companyOf(position));
    const length = this.lengthOf(position);
    const around = [position - 1, position + 1].map((verse) => new Set(isVerse(verse) ? this.companyOf(verse) : []));
    return (other) => {
      const index = listed.indexOf(other);
      let shared = 0;
      for (const verse of this.companyOf(other)) if (company.has(verse)) shared += this.weightOf(verse) ** 2;
      return {
        listed: index < 0 ? 0 : 1,
        brief: index < 0 ? 0 : 1 / Math.sqrt(ascendingAround(listed, index)),
        late: index < 0 ? 0 : (index + 1) / listed.length,
        company: shared && Math.sqrt(shared / (length * this.lengthOf(other))),
        renown: Math.log1p(this.degreeOf(other)),
        context: Math.log1p(around.filter((verses) => verses.has(other)).length),
      };
    };
  }

  /** The verses that are listed here, or that list this one; each once. */
  private *companyOf(position: number): Generator<number> {
    this.question += 1;
    for (const list of [this.lists.of(position), this.lists.to(position)]) {
      for (const verse of list) {
        if (this.met[verse] === this.question) continue;
        this.met[verse] = this.question;
        yield verse;
      }
    }
  }

  private lengthOf(position: number): number {
    const known = this.lengths[position];
    if (known) return known;
    let sum = 0;
    for (const verse of this.companyOf(position)) sum += this.weightOf(verse) ** 2;
    return (this.lengths[position] = Math.sqrt(sum));
  }

  private degreeOf(position: number): number {
    return this.lists.of(position).length + this.lists.to(position).length;
  }

  /** A verse that is set beside many others says less of each. */
  private weightOf(position: number): number {
    return 1 / Math.log(2 + this.degreeOf(position));
  }
}

const isVerse = (position: number): boolean => position >= 0 && position < VERSE_TOTAL;

/** How many entries around one ascend in the order of the Bible: each phrase of a verse has a list that does. */
function ascendingAround(list: Uint16Array, index: number): number {
  let [first, last] = [index, index];
  while (first > 0 && list[first - 1]! < list[first]!) first -= 1;
  while (last + 1 < list.length && list[last + 1]! > list[last]!) last += 1;
  return last - first + 1;
}

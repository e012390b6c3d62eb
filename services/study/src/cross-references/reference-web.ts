import { VERSE_TOTAL } from '@berea/scripture';
import type { ReferenceLists } from '../works/reference-lists.js';

/** How the collections of references know a verse beside another one. */
export interface Standing {
  /** 1 where the verse is listed here, half as much where it lists this one. */
  readonly listed: number;
  /** From 0 to 1: how short its list is, or half of that for the list of the other verse. */
  readonly brief: number;
  /** From 0 to 1: how late it comes in the list, which goes from Genesis to Revelation. */
  readonly late: number;
  /** From 0 to 1: how much of what is set beside one verse is set beside the other too. */
  readonly company: number;
  /** Grows with the number of verses that it is set beside. */
  readonly renown: number;
  /** Grows where the verses before and behind this one are set beside it too. */
  readonly context: number;
}

/** Listing this verse says half as much as being listed here. */
const LISTS = 0.5;

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
        ...this.listing(position, other),
        late: index < 0 ? 0 : (index + 1) / listed.length,
        company: shared && Math.sqrt(shared / (length * this.lengthOf(other))),
        renown: Math.log1p(this.degreeOf(other)),
        context: Math.log1p(around.filter((verses) => verses.has(other)).length),
      };
    };
  }

  private listing(position: number, other: number): Pick<Standing, 'listed' | 'brief'> {
    const here = briefIn(this.lists.of(position), other);
    const there = LISTS * briefIn(this.lists.of(other), position);
    return { listed: here ? 1 : there ? LISTS : 0, brief: Math.max(here, there) };
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

/** From 0 to 1; 0 where the verse is not in the list. */
const briefIn = (list: Uint16Array, position: number): number =>
  list.includes(position) ? 1 / Math.sqrt(list.length) : 0;

const isVerse = (position: number): boolean => position >= 0 && position < VERSE_TOTAL;

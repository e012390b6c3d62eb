import type { CrossReference, CrossReferences } from '@berea/contracts';
import { placeAt } from '@berea/scripture';
import { Inject, Injectable } from '@nestjs/common';
import { Library } from '../works/library.js';
import { compareVerse, type Comparison } from './compare-verse.js';
import { describeReference } from './describe-reference.js';
import type { Ranked } from './evidence.js';
import { gatherWitnesses } from './gather-witnesses.js';
import { joinNeighbours } from './join-neighbours.js';

@Injectable()
export class CrossReferencesService {
  private static readonly made = new WeakMap<Library, Promise<Comparison>>();

  /** The parallel passages of a library, gathered once. */
  private static comparisonOf(library: Library): Promise<Comparison> {
    let comparison = this.made.get(library);
    if (!comparison) this.made.set(library, (comparison = gatherWitnesses(library)));
    return comparison;
  }

  private gathering: Promise<void> | undefined;
  private comparison: Comparison | undefined;

  constructor(@Inject(Library) private readonly library: Library) {}

  /** Resolves when all that is installed can be asked. */
  ready(): Promise<void> {
    return (this.gathering ??= this.gather());
  }

  /** Passages to set beside a verse, best first; to be asked once it is `ready`. */
  of(position: number, { offset, limit }: { readonly offset: number; readonly limit: number }): CrossReferences {
    const candidates = joinNeighbours(this.rankedBeside(position), position);
    const { book, chapter, verse } = placeAt(position);
    return {
      book: book.name,
      chapter,
      verse,
      total: candidates.length,
      references: this.describe(position, candidates.slice(offset, offset + limit)),
    };
  }

  /** The same, each verse by itself: for those who set one verse beside another. */
  apart(position: number, limit: number): CrossReference[] {
    return this.describe(position, this.rankedBeside(position).slice(0, limit));
  }

  private rankedBeside(position: number): Ranked[] {
    return this.comparison ? compareVerse(this.comparison, position) : [];
  }

  private describe(position: number, candidates: readonly Ranked[]): CrossReference[] {
    return candidates.map((candidate) => describeReference(this.library, position, candidate));
  }

  private async gather(): Promise<void> {
    await this.library.loaded;
    this.comparison = await CrossReferencesService.comparisonOf(this.library);
  }
}

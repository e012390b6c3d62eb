import { VERSE_TOTAL } from '@berea/scripture';
import type { CountedPostings } from '../text/counted-postings.js';
import { CHAPTERS, type Field, type LibraryIndex, type WitnessKind } from './library-index.js';
import type { Weights } from './weights.js';

/** Verses on each side that make a window. */
const REACH = 2;

/** A term of a question, and how telling it is. */
export interface AskedTerm {
  readonly term: number;
  readonly rarity: number;
}

/** The document of each kind that spoke best for each verse. */
export type BestDocuments = ReadonlyMap<WitnessKind, { readonly scores: Float32Array; readonly documents: Int32Array }>;

/** Scores all verses for a question; its arrays are used again for the next one. */
export class VerseScores {
  readonly scores = new Float32Array(VERSE_TOTAL);
  readonly best: BestDocuments;
  /** By position: of the question's words, by their rarity, those that the verse itself has */
  private readonly covered = new Float32Array(VERSE_TOTAL);
  private readonly own = new Float32Array(VERSE_TOTAL);
  private readonly window = new Float32Array(VERSE_TOTAL);
  private readonly touched = new Uint16Array(VERSE_TOTAL);
  private readonly windowLengths = new Float32Array(VERSE_TOTAL);
  private readonly usualWindow: number;

  constructor(private readonly index: LibraryIndex) {
    for (let at = 0; at < VERSE_TOTAL; at += 1)
      for (let other = at - REACH; other <= at + REACH; other += 1)
        if (CHAPTERS[other] === CHAPTERS[at]) this.windowLengths[at]! += index.verses.lengths[other] ?? 0;
    this.usualWindow = this.windowLengths.reduce((sum, length) => sum + length, 0) / VERSE_TOTAL;
    this.best = new Map(
      [...index.fields.keys()].map((kind) => [
        kind,
        { scores: new Float32Array(VERSE_TOTAL), documents: new Int32Array(VERSE_TOTAL) },
      ]),
    );
  }

  /** @param kinds of documents that may speak beside the verses */
  score(asked: readonly AskedTerm[], weights: Weights, kinds: readonly WitnessKind[]): void {
    this.scores.fill(0);
    this.covered.fill(0);
    for (const each of asked) this.addVerses(each, weights);
    this.favourCover(asked, weights);
    for (const kind of this.best.keys()) this.best.get(kind)?.scores.fill(0);
    for (const kind of kinds) {
      const field = this.index.fields.get(kind);
      if (field && weights[kind]) this.addField(kind, field, asked, weights);
    }
  }

  private addVerses({ term, rarity }: AskedTerm, weights: Weights): void {
    const { own, window, scores, covered, touched } = this;
    const { verses } = this.index;
    let count = 0;
    verses.each(term, (at, times) => {
      const chapter = CHAPTERS[at];
      const last = Math.min(VERSE_TOTAL - 1, at + REACH);
      for (let other = Math.max(0, at - REACH); other <= last; other += 1) {
        if (CHAPTERS[other] !== chapter) continue;
        if (!window[other]) touched[count++] = other;
        window[other]! += times;
        const distance = Math.abs(other - at);
        if (distance < 2) own[other]! += distance ? times * weights.neighbour : times;
      }
      covered[at]! += rarity * Math.min(1, times);
    });
    for (let index = 0; index < count; index += 1) {
      const at = touched[index] ?? 0;
      const one = saturate(own[at] ?? 0, (verses.lengths[at] ?? 0) / verses.usualLength, weights);
      const five = saturate(window[at] ?? 0, (this.windowLengths[at] ?? 0) / this.usualWindow, weights);
      scores[at]! += rarity * (weights.own * one + weights.window * five);
      own[at] = 0;
      window[at] = 0;
    }
  }

  private favourCover(asked: readonly AskedTerm[], { cover }: Weights): void {
    const total = asked.reduce((sum, { rarity }) => sum + rarity, Number.EPSILON);
    for (let at = 0; at < VERSE_TOTAL; at += 1) this.scores[at]! *= 1 + (cover * (this.covered[at] ?? 0)) / total;
  }

  /** Each verse has the best of the documents that speak of it. */
  private addField(kind: WitnessKind, field: Field, asked: readonly AskedTerm[], weights: Weights): void {
    const best = this.best.get(kind);
    if (!best) return;
    scoreDocuments(field.postings, asked, weights).forEach((score, document) => {
      if (score)
        field.eachVerse(document, (at) => {
          const before = best.scores[at] ?? 0;
          if (score <= before) return;
          this.scores[at]! += weights[kind] * (score - before);
          best.scores[at] = score;
          best.documents[at] = document;
        });
    });
  }
}

/** BM25 of all documents. */
function scoreDocuments(postings: CountedPostings, asked: readonly AskedTerm[], weights: Weights): Float32Array {
  const scores = new Float32Array(postings.size);
  for (const { term, rarity } of asked)
    postings.each(term, (document, count) => {
      const length = (postings.lengths[document] ?? 0) / postings.usualLength;
      scores[document]! += rarity * saturate(count, length, weights);
    });
  return scores;
}

const saturate = (count: number, length: number, { saturation, length: share }: Weights): number =>
  (count * (saturation + 1)) / (count + saturation * (1 - share + share * length));

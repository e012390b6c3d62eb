import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import type { BibleText } from '../works/bible-text.js';
import { RangeIndex } from '../text/ranges.js';
import { passageName } from '../text/passages.js';
import type { Evidence, Witness } from './evidence.js';

/** A translator's note that a verse quotes another one is the best evidence there is. */
const POINTS = 60;

/** The notes of a translation that say where a verse quotes another one, asked from either side. */
export class QuotationNotes implements Witness {
  readonly source: string;
  private readonly quoted: (Passage & { by: number })[] = [];
  private readonly index: RangeIndex;

  constructor(private readonly text: BibleText) {
    this.source = text.source.id;
    for (let by = 0; by < VERSE_TOTAL; by += 1) {
      for (const { first, last } of this.namedAt(by)) this.quoted.push({ first, last, by });
    }
    this.index = new RangeIndex(this.quoted);
  }

  of(position: number): Evidence[] {
    const { title } = this.text.source;
    const quotes = this.namedAt(position).map((passage) => ({
      ...passage,
      points: POINTS,
      reason: this.reason(`A note of the ${title} refers to it here.`),
    }));
    const quotedBy = this.index.overlapping({ first: position, last: position }).flatMap((index) => {
      const found = this.quoted[index];
      if (!found) return [];
      const text = `A note of the ${title} on it refers to ${passageName(found)}.`;
      return [{ first: found.by, last: found.by, points: POINTS, reason: this.reason(text) }];
    });
    return [...quotes, ...quotedBy];
  }

  private namedAt(position: number): Passage[] {
    return this.text
      .notes(position)
      .filter(({ kind }) => kind === 'reference')
      .flatMap(({ ranges }) => ranges.map(([first, last]) => ({ first, last })));
  }

  private reason(text: string) {
    return { kind: 'quotation' as const, text, source: this.source };
  }
}

import type { Span } from '@berea/contracts';
import type { WordIndex } from '../text/word-index.js';
import { foldedWords } from './folded-words.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { distinct, type Expression, positiveLeaves, type Spelling } from './query/query.js';

/** Finds the words that an expression asks for in the texts of an index. */
export class MatchFinder {
  private readonly phrases: readonly {
    readonly length: number;
    readonly matcher: PhraseMatcher;
    readonly spelled: readonly Spelling[];
  }[];

  constructor(index: WordIndex, expression: Expression) {
    this.phrases = distinct(positiveLeaves(expression)).flatMap((leaf) =>
      leaf.kind === 'phrase'
        ? [
            {
              length: leaf.words.length,
              matcher: new PhraseMatcher(index, leaf.words),
              spelled: leaf.spelled ?? [],
            },
          ]
        : [],
    );
  }

  /**
   * In order; a phrase is one span.
   * @param written the text at `position` of the index, as it is shown
   */
  matchesIn(written: string, position: number): Span[] {
    const spans: Span[] = [];
    let words: ReturnType<typeof foldedWords> | undefined;
    for (const { length, matcher, spelled } of this.phrases) {
      for (const place of matcher.placesIn(position)) {
        words ??= foldedWords(written);
        const first = words[place];
        const last = words[place + length - 1];
        if (!first || !last) continue;
        const span = { start: first.start, length: last.start + last.length - first.start };
        const found = written.slice(span.start, span.start + span.length);
        if (spelled.every((spelling) => found.includes(spelling))) spans.push(span);
      }
    }
    return mergeSpans(spans);
  }
}

/** Ascending; spans that overlap become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const before = result.at(-1);
    if (before && span.start < before.start + before.length) {
      before.length = Math.max(before.length, span.start + span.length - before.start);
    } else result.push({ ...span });
  }
  return result;
}

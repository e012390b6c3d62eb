import { Slices } from '../scheduling/slices.js';
import type { WordIndex } from '../text/word-index.js';
import type { Corpus } from './corpus.js';
import { PhraseMatcher } from './phrase-matcher.js';
import { PositionSet } from './position-set.js';
import type { Near, NearExpression } from './query/query.js';

/** So many documents are looked at before others may go first. */
const AT_ONCE = 500;

/** A place where a part stands, its first and last word. */
interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** Finds words, or lemmas, near each other in the documents of a corpus. */
export class NearMatcher {
  private readonly fields: readonly FieldMatcher[];

  constructor(
    private readonly expression: NearExpression,
    private readonly corpus: Corpus,
  ) {
    this.fields = corpus.fields.map((index) => new FieldMatcher(index, expression.of));
  }

  async holders(among: PositionSet): Promise<PositionSet> {
    const { within } = this.expression;
    let all = PositionSet.of(among.size);
    for (const candidates of this.candidates(among)) all = all.or(candidates);
    const found = PositionSet.of(among.size);
    for (const [at, position] of all.positions().entries()) {
      if (at % AT_ONCE === 0) await Slices.current.yieldToEventLoop();
      if ((this.distanceIn(position) ?? Infinity) <= within) found.add(position);
    }
    return found;
  }

  /** How many words apart the parts stand where they are nearest; undefined where some part is missing. */
  distanceIn(position: number): number | undefined {
    const { corpus, expression } = this;
    const originals = originalsOf(expression.of);
    if (originals) {
      const places = originals.map((part) => corpus.formsAt?.(part, position).map(({ place }) => stretch(place)) ?? []);
      return nearest(places);
    }
    const found = this.fields.map((field) => nearest(field.placesIn(position))).filter((each) => each !== undefined);
    return found.length ? Math.min(...found) : undefined;
  }

  /** Those that have all parts, however far apart, field by field. */
  private candidates(among: PositionSet): PositionSet[] {
    const originals = originalsOf(this.expression.of);
    if (!originals) return this.fields.map((field) => field.holders(among));
    const { withForm } = this.corpus;
    if (!withForm) return [];
    return [originals.reduce((left, part) => left.and(withForm.call(this.corpus, part)), among)];
  }
}

const originalsOf = (parts: readonly Near[]) => {
  const originals = parts.filter((part) => 'kind' in part);
  return originals.length ? originals : undefined;
};

class FieldMatcher {
  private readonly parts: readonly (readonly { matcher: PhraseMatcher; length: number }[])[];

  constructor(index: WordIndex, parts: readonly Near[]) {
    this.parts = parts.map((part) =>
      'kind' in part
        ? []
        : part.map(({ words }) => ({ matcher: new PhraseMatcher(index, words), length: words.length })),
    );
  }

  holders(among: PositionSet): PositionSet {
    return this.parts.reduce(
      (left, phrases) =>
        phrases.reduce((any, { matcher }) => any.or(matcher.holders(left)), PositionSet.of(among.size)),
      among,
    );
  }

  placesIn(position: number): Stretch[][] {
    return this.parts.map((phrases) =>
      phrases
        .flatMap(({ matcher, length }) => matcher.placesIn(position).map((place) => stretch(place, length)))
        .sort((one, other) => one.first - other.first),
    );
  }
}

const stretch = (first: number, length = 1): Stretch => ({ first, last: first + length - 1 });

/** Whether one of the parts before stands at the same word. */
function standsBefore(
  places: readonly (readonly Stretch[])[],
  next: readonly number[],
  part: number,
  word: number,
): boolean {
  for (let before = 0; before < part; before += 1) {
    if (places[before]?.[next[before] ?? 0]?.first === word) return true;
  }
  return false;
}

/**
 * The words from the end of the first part to the beginning of the last one, where that is least: 1 for neighbours. No
 * word serves two parts. Goes through the places once, always onward with the part that stands first.
 */
function nearest(places: readonly (readonly Stretch[])[]): number | undefined {
  const next = places.map(() => 0);
  let least: number | undefined;
  for (;;) {
    let [firstPart, first, last]: [number, Stretch | undefined, Stretch | undefined] = [-1, undefined, undefined];
    let apartFromEachOther = true;
    for (const [part, of] of places.entries()) {
      const at = of[next[part] ?? 0];
      if (!at) return least;
      apartFromEachOther &&= !standsBefore(places, next, part, at.first);
      if (!first || at.first < first.first) [firstPart, first] = [part, at];
      if (!last || at.first > last.first) last = at;
    }
    if (!first || !last) return least;
    const apart = Math.max(1, last.first - first.last);
    if (apartFromEachOther && (least === undefined || apart < least)) least = apart;
    next[firstPart] = (next[firstPart] ?? 0) + 1;
  }
}

import type { ListedReferences } from '../works/work-registry.js';
import type { Evidence, Witness } from './evidence.js';
import type { SharedGrounds } from './shared-grounds.js';

/** For a verse that lists a few others. */
const POINTS = 20;
/** A verse that lists more than this means each of them less. */
const FEW = 12;
/** A verse may be one of many that another one lists: being listed says less than listing. */
const LISTED = 0.6;
/** The collections do not rank: what two verses have in common does, between what is listed. For the same words. */
const LIKENESS = 16;

/** A collection of cross references: what it lists beside a verse, and where it lists this verse beside another one. */
export class CollectedReferences implements Witness {
  readonly source: string;

  constructor(
    private readonly work: ListedReferences,
    private readonly grounds: Pick<SharedGrounds, 'likeness'>,
  ) {
    this.source = work.source;
  }

  of(position: number): Evidence[] {
    const { lists, title } = this.work;
    const likeness = this.grounds.likeness(position);
    const own = lists.of(position);
    const ownPoints = pointsOf(own.length);
    const named = new Map(
      Array.from(own, (other) => [other, { points: ownPoints + LIKENESS * likeness(other), how: 'lists it here' }]),
    );
    for (const other of lists.to(position)) {
      const points = LISTED * (pointsOf(lists.of(other).length) + LIKENESS * likeness(other));
      const here = named.get(other);
      if (here) named.set(other, { points: here.points + points, how: 'sets each beside the other' });
      else named.set(other, { points, how: 'lists this verse there' });
    }
    return [...named].map(([other, { points, how }]) => ({
      first: other,
      last: other,
      points,
      reason: { kind: 'references', text: `The ${title} ${how}.`, source: this.source },
    }));
  }
}

const pointsOf = (length: number): number => POINTS / Math.sqrt(Math.max(1, length / FEW));

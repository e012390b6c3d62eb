import type { CrossReferenceReason } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { passageName } from '../text/passages.js';
import type { NotedQuotation, Parallels, ParallelSet } from '../works/parallels.js';
import { type Evidence, holds, type Witness } from './evidence.js';

/** A quotation belongs beside its source; a translator's note on the very words says a little more. */
const QUOTED = 50;
/** A second account of the same event belongs beside the first, too. */
const TOLD_TWICE = 40;

/** Lists of quotations and of parallel passages, asked from any of their places. */
export class ListedParallels implements Witness {
  readonly source: string;

  constructor(private readonly lists: Parallels) {
    this.source = lists.source;
  }

  of(position: number): Evidence[] {
    const here = { first: position, last: position };
    const quoted = this.lists.quotationsAt(here).flatMap((each) => this.quotation(each, position));
    const told = this.lists.setsAt(here).flatMap((each) => this.parallel(each, position));
    return [...quoted, ...told];
  }

  private quotation({ by, of, septuagint }: NotedQuotation, position: number): Evidence[] {
    return of
      .filter((quoted) => holds(by, position) || holds(quoted, position))
      .map((quoted) => {
        const words = septuagint ? ', in the words of the Septuagint' : '';
        const text = `${passageName(by)} quotes ${passageName(quoted)}${words}.`;
        return { ...(holds(by, position) ? quoted : by), points: QUOTED, reason: this.reason('quotation', text) };
      });
  }

  private parallel({ title, passages }: ParallelSet, position: number): Evidence[] {
    const own = passages.find((each) => holds(each, position));
    return passages.flatMap((passage): Evidence[] => {
      if (!own || isSame(passage, own)) return [];
      const text = `Parallel of ${passageName(own)} under “${title}”.`;
      return [{ ...passage, points: TOLD_TWICE, reason: this.reason('references', text) }];
    });
  }

  private reason(kind: CrossReferenceReason['kind'], text: string): CrossReferenceReason {
    return { kind, text, source: this.source };
  }
}

const isSame = (a: Passage, b: Passage): boolean => a.first === b.first && a.last === b.last;

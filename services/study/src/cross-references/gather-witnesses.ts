import { TimeSlice } from '@berea/text-packs';
import type { Library } from '../works/library.js';
import { CollectedReferences } from './collected-references.js';
import { CommentaryReferences } from './commentary-references.js';
import type { Comparison } from './compare-verse.js';
import { ComputedReferences } from './computed-references.js';
import type { Witness } from './evidence.js';
import { ListedParallels } from './listed-parallels.js';
import { QuotationNotes } from './quotation-notes.js';
import { Ranking } from './ranking.js';
import { ReferenceWeb } from './reference-web.js';
import { SharedGrounds } from './shared-grounds.js';
import { TopicReferences } from './topic-references.js';

/**
 * All that can say which verses belong together: translators, lists of quotations and parallels, a collection of references, commentators, a topical Bible
 * and the computation. To be called once `library.loaded` has resolved; yields to the event loop on the way.
 */
export async function gatherWitnesses(library: Library): Promise<Comparison> {
  const { commentaries, main, parallels, references, texts, topics } = library;
  const grounds = new SharedGrounds(library);
  const makers = [
    ...texts.map((text) => () => new QuotationNotes(text)),
    ...(parallels ? [() => new ListedParallels(parallels)] : []),
    ...references.map((work) => () => new CollectedReferences(work, grounds)),
    ...commentaries.map((commentary) => () => new CommentaryReferences(commentary)),
    ...(topics ? [() => new TopicReferences(topics, library.source(topics.source).title)] : []),
    () => new ComputedReferences(main.source.id),
  ];
  const slice = new TimeSlice();
  const witnesses: Witness[] = [];
  for (const make of makers) {
    witnesses.push(make());
    await slice.yieldToEventLoop();
  }
  const webs = references.map(({ lists }) => new ReferenceWeb(lists));
  return { witnesses, computedBy: main.source.id, grounds, ranking: new Ranking(webs, grounds, parallels?.source) };
}

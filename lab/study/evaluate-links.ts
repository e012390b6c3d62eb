import fs from 'node:fs';
import { placeAt } from '@berea/scripture';
import { compareVerse } from '../../services/study/src/cross-references/compare-verse.js';
import type { Candidate } from '../../services/study/src/cross-references/evidence.js';
import { gatherWitnesses } from '../../services/study/src/cross-references/gather-witnesses.js';
import { joinNeighbours } from '../../services/study/src/cross-references/join-neighbours.js';
import { Library } from '../../services/study/src/works/library.js';
import { readLinks, type VotedLinks } from './published-links.js';
import { inMs, spreadOf, table, timed } from './tables.js';

/*
 * Prints how many links that people voted for are among the first cross references; see `npm run evaluate -- --links`.
 * Arguments: the table, and whether to print what is missed.
 */

const MOST = [10, 20, 100] as const;
const [file = '', misses] = process.argv.slice(2);

const verses = readLinks(fs.readFileSync(file, 'utf8'));
const library = await Library.load();
await library.loaded;
const comparison = await gatherWitnesses(library);

const nameAt = (position: number): string => {
  const { book, chapter, verse } = placeAt(position);
  return `${book.osis}.${chapter}.${verse}`;
};

/** Rank of each link among the cross references of its verse; infinite if it is not among them. */
interface Placed {
  readonly verse: VotedLinks;
  readonly rank: number;
}

const missed: string[] = [];
const ranks: Placed[] = [];
const taken: number[] = [];
for (const verse of verses) {
  const { ms, result: found } = await timed(() =>
    joinNeighbours(compareVerse(comparison, verse.position), verse.position),
  );
  taken.push(ms);
  for (const link of verse.links) {
    const index = found.findIndex(({ first, last }) => first <= link.last && link.first <= last);
    ranks.push({ verse, rank: index < 0 ? Infinity : index + 1 });
    if (index < 0 || index >= MOST[0]) missed.push(missedLine(verse, link.first, index, found));
  }
}

function missedLine({ name }: VotedLinks, link: number, index: number, found: readonly Candidate[]): string {
  const place = index < 0 ? 'not among them' : `place ${index + 1}`;
  const before = found.slice(0, 3).map(({ first }) => nameAt(first));
  return `- ${name}, ${nameAt(link)}: ${place}, behind ${before.join(', ')}`;
}

const HALVES: readonly (readonly [name: string, has: (verse: VotedLinks) => boolean])[] = [
  ['the even half', ({ learnt }) => learnt],
  ['the odd half', ({ learnt }) => !learnt],
  ['all', () => true],
];
const rows = HALVES.map(([name, has]) => {
  const own = ranks.filter(({ verse }) => has(verse));
  const shareIn = (most: number) =>
    `${((100 * own.filter(({ rank }) => rank <= most).length) / own.length).toFixed(1)} %`;
  return [name, own.length, ...MOST.map(shareIn)];
});
const head = ['verses', 'links', ...MOST.map((most) => `in the first ${most}`)];
for (const line of table(head, rows)) console.log(line);
const { p50, p95 } = spreadOf(taken);
console.log(`\n${verses.length} verses. One takes ${inMs(p50)}, one in twenty more than ${inMs(p95)}.`);
if (misses) console.log(['', ...missed].join('\n'));

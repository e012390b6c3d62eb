import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { quantile } from '../measures.mjs';

/** As Debian's package of the King James Version calls it. */
const MODULE = 'engKJV2006eb';

/** Searches by kind: all words in any order, or the exact phrase. Each is asked once, so that no answer is kept. */
export const SEARCHES = [
  ...['God loved world', 'faith hope charity', 'living water', 'sin death law', 'grace truth', 'shepherd sheep'],
  ...['lamb blood', 'mercy truth', 'bread wine', 'king Israel battle', 'wisdom instruction', 'fire heaven'],
  ...['widow fatherless', 'light darkness', 'vine branches'],
]
  .map((words) => ({ kind: 'multiword', words, q: words }))
  .concat(
    [
      ...['in the beginning', 'kingdom of heaven', 'son of man', 'and know that I am God', 'the LORD is my'],
      ...['fear not', 'son of David', 'love your enemies', 'eternal life', 'the word of the LORD'],
    ].map((words) => ({ kind: 'phrase', words, q: `"${words}"` })),
  );

/** Pairs of these are searched before anything is measured: none of the searches above, on code that is compiled by then. */
const BEFORE = [
  ...['heart', 'hand', 'house', 'earth', 'water', 'people', 'father', 'mother', 'brother', 'stone', 'tree', 'river'],
  ...['sword', 'oil', 'fish', 'lion', 'cloud', 'wind', 'night', 'morning'],
];

/**
 * Verses searched through the gateway, beside SWORD's `diatheke`, a process for each search; one at a time, first all of
 * ours: between two of diatheke's, each of which takes a second, what is measured of ours would be how soon processes that
 * sleep wake up.
 * @param {string} diatheke the program
 * @returns {Promise<Record<'ours' | 'theirs', { p50: number, p95: number }> & { count: number }>} in milliseconds
 */
export async function searchBeside(diatheke, { gateway, headers }) {
  const answerTo = (q) => fetch(`${gateway.url}/api/bible/search?q=${encodeURIComponent(q)}`, { headers });
  const ask = async (q) => {
    const response = await answerTo(q);
    if (!(await response.json()).total) throw new Error(`Nothing was found of ${q}: ${response.status}.`);
  };
  const look = async ({ kind, words }) => {
    const { stdout } = await promisify(execFile)(diatheke, ['-b', MODULE, '-s', kind, '-k', ...words.split(' ')]);
    if (!/ -- [1-9]\d* matches total/.test(stdout)) throw new Error(`diatheke found nothing of ${words}.`);
  };
  // A service that has just started may still be reading what it searches.
  while ((await answerTo('shepherd')).status !== 200) await delay(100);
  for (const one of BEFORE) for (const other of BEFORE) await (await answerTo(`${one} ${other}`)).arrayBuffer();
  await look(SEARCHES[0]);
  const [ours, theirs] = [[], []];
  for (const { q } of SEARCHES) ours.push(await timed(() => ask(q)));
  for (const search of SEARCHES) theirs.push(await timed(() => look(search)));
  return { ours: spread(ours), theirs: spread(theirs), count: SEARCHES.length };
}

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const spread = (times) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) });

import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../quantile.mjs';

/** As Debian's package of the King James Version calls it. */
const MODULE = 'engKJV2006eb';

/** What is searched, by how: all words in any order, or the words as they stand. Each is asked once, so that no answer is kept. */
const SEARCHES = [
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

/**
 * Verses searched through the gateway, beside SWORD's `diatheke`, a process for each search; in turn, one at a time.
 * @param {string} diatheke the program
 * @returns {Promise<{ ours: number, theirs: number, count: number }>} p95 of each, in milliseconds
 */
export async function searchBeside(diatheke, { gateway, headers }) {
  const answerTo = (q) => fetch(`${gateway.url}/api/bible/search?q=${encodeURIComponent(q)}`, { headers });
  const ask = async (q) => {
    const response = await answerTo(q);
    if (!(await response.json()).total) throw new Error(`Nothing was found of ${q}: ${response.status}.`);
  };
  const look = ({ kind, words }) => {
    const { status, stdout } = spawnSync(diatheke, ['-b', MODULE, '-s', kind, '-k', ...words.split(' ')], {
      encoding: 'utf8',
    });
    if (status !== 0 || !/ -- [1-9]\d* matches total/.test(stdout))
      throw new Error(`diatheke found nothing of ${words}.`);
  };
  // A service that has just started may still be reading what it searches.
  while ((await answerTo('shepherd')).status !== 200) await delay(100);
  look(SEARCHES[0]);
  const [ours, theirs] = [[], []];
  for (const search of SEARCHES) {
    let began = performance.now();
    await ask(search.q);
    ours.push(performance.now() - began);
    began = performance.now();
    look(search);
    theirs.push(performance.now() - began);
  }
  return { ours: quantile(ours, 0.95), theirs: quantile(theirs, 0.95), count: SEARCHES.length };
}

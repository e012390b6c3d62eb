import { setTimeout as delay } from 'node:timers/promises';
import { startPlace } from '../anchors/place.mjs';
import { cpuMs } from '../anchors/load.mjs';
import { SEARCHES } from '../anchors/search.mjs';
import { createSampling, sharesTable } from './sampling.mjs';

const ROUNDS = 20;
const KINDS = { 'a search of words': 'multiword', 'a search of a phrase': 'phrase' };

/** What the study service spends its processor time on for the searches that are set beside diatheke's, none of them kept. */
export async function searchProfile({ root, log }) {
  const sampling = createSampling();
  const place = await startPlace({ root, sampled: sampling.env });
  try {
    const { gateway, study, headers } = place;
    const answerTo = (q) => fetch(`${gateway.url}/api/bible/search?q=${encodeURIComponent(q)}`, { headers });
    // A service that has just started may still be reading what it searches.
    while ((await answerTo('shepherd')).status !== 200) await delay(100);
    // Ever more blanks between two words find the same, under an address of its own.
    let round = 0;
    const ask = async (searches) => {
      for (let count = 0; count < ROUNDS; count += 1) {
        round += 1;
        for (const { q } of searches) {
          const answer = await answerTo(q.replace(' ', ' '.repeat(round)));
          if (!(await answer.json()).total) throw new Error(`Nothing was found of ${q}: ${answer.status}.`);
        }
      }
    };
    const found = {};
    for (const [name, kind] of Object.entries(KINDS)) {
      log(name);
      const searches = SEARCHES.filter((each) => each.kind === kind);
      found[name] = await sampling.of(study.pid, async () => {
        const before = cpuMs(study.pid);
        await ask(searches);
        return { cpuMs: (cpuMs(study.pid) - before) / (ROUNDS * searches.length), refused: 0 };
      });
    }
    return sharesTable('the study service', found);
  } finally {
    await place.end();
    sampling.end();
  }
}

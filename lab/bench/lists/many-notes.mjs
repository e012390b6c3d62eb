import { Agent, request } from 'undici';
import { quantile } from '../measures.mjs';
import { fillNotes } from './fill-notes.mjs';
import { startContent } from './start-content.mjs';

const [FEW, MANY] = [50, 5_000];
const ROUNDS = 200;
const WARM_UP = 30;
/** As the Notes page asks for its first part. */
const FIRST =
  '/api/notes?limit=60&sort=newest&without=greek-hebrew,cross-references,commentary,cultural-context,study-tool';
/** A word of every tenth note, of one, of none, and a name of Scripture. */
const SEARCHES = ['lighthouse', 'needle 2500', 'nowhere to be found', 'matthew 5:13'];
const BOUNDS = { first: 1.3, search: 3 };

/** Waiting time of an account with many notes, beside one with few: calls of each kind take turns. */
export async function manyNotes({ root, log }) {
  const place = await startContent({ root });
  const agent = new Agent({ connections: 1, keepAliveTimeout: 60_000 });
  const time = async (address, { token }) => {
    const begun = performance.now();
    const answer = await request(`${place.url}${address}`, {
      dispatcher: agent,
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    });
    await answer.body.arrayBuffer();
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`);
    return performance.now() - begun;
  };
  const [few, many] = [place.other, place.full];
  try {
    log(`${FEW} and ${MANY} notes are written ...`);
    await fillNotes(place.databaseUrl, [
      [few, FEW],
      [many, MANY],
    ]);
    const times = { few: [], many: [], search: [], tags: [] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const search = SEARCHES[Math.abs(round) % SEARCHES.length];
      const took = {
        few: await time(FIRST, few),
        many: await time(FIRST, many),
        search: await time(`${FIRST}&search=${encodeURIComponent(search)}`, many),
        tags: await time('/api/notes/tags', many),
      };
      if (round >= 0) for (const [kind, ms] of Object.entries(took)) times[kind].push(ms);
    }
    const ms = (kind, share) => quantile(times[kind], share);
    const row = (what, value, bound = '') => `| ${what} | ${value} | ${bound} |`;
    return [
      '| figure | measured | bound |',
      '| --- | --- | --- |',
      row(`first part of ${FEW} notes, p50`, `${ms('few', 0.5).toFixed(1)} ms`),
      row(`first part of ${MANY} notes, p50`, `${ms('many', 0.5).toFixed(1)} ms`),
      row('ratio', (ms('many', 0.5) / ms('few', 0.5)).toFixed(2), `≤ ${BOUNDS.first}`),
      row(`first part of ${MANY} notes, p95`, `${ms('many', 0.95).toFixed(1)} ms`),
      row(`search in ${MANY} notes, p95`, `${ms('search', 0.95).toFixed(1)} ms`),
      row('ratio', (ms('search', 0.95) / ms('many', 0.95)).toFixed(2), `≤ ${BOUNDS.search}`),
      row(`tags of ${MANY} notes, p95`, `${ms('tags', 0.95).toFixed(1)} ms`),
    ];
  } finally {
    await agent.destroy();
    await place.end();
  }
}

import { findPrograms } from '../anchors/programs.mjs';
import { processorMs, residentMb } from '../measures.mjs';
import { startStage } from '../roll/stage.mjs';
import { accountsOf, press } from './press.mjs';

const COPIES = [1, 2, 4];
const SECONDS = 15;
const ROUNDS = 3;
const KINDS = ['a chapter', 'the list of notes', 'a note saved'];
const CONNECTIONS = 32;

/** What one, two and four of each part answer at most on this machine, and what a request costs then. */
export async function scaling({ root, log }) {
  const { nginx } = findPrograms(log);
  if (!nginx) return ['Not run: there is no nginx.'];
  const rows = [];
  for (const copies of COPIES) {
    const stage = await startStage({ root, nginx, copies });
    try {
      const accounts = await accountsOf(stage);
      for (const kind of KINDS) {
        const what = { url: stage.url, accounts, kind };
        await press(what, { connections: CONNECTIONS, duration: 3 });
        const rounds = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const before = processorMs(Object.values(stage.pids()).flat());
          const result = await press(what, { connections: CONNECTIONS, duration: SECONDS });
          const spent = processorMs(Object.values(stage.pids()).flat()) - before;
          const answered = result['2xx'];
          if (result.failures) log(`failed: ${copies} of each, ${kind}: ${result.failures}`);
          rounds.push({
            rate: answered / result.duration,
            cost: spent / answered,
            failed: result.failed,
          });
        }
        const [, middle] = rounds.sort((one, other) => one.rate - other.rate);
        const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
        const memory = Object.values(stage.pids()).flat();
        rows.push(
          `| ${copies} | ${kind} | ${Math.round(middle.rate)} | ${middle.cost.toFixed(2)} ms | ${failed} | ${Math.round(residentMb(memory))} MB |`,
        );
        log(rows.at(-1));
      }
    } finally {
      await stage.end();
    }
  }
  return [
    '| of each: gateway, study, content | asked for | a second, at most | processor time of one | failed | memory of all |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ];
}

import { Agent, request } from 'undici';
import { findPrograms } from '../anchors/programs.mjs';
import { processorMs } from '../measures.mjs';
import { startStage } from '../roll/stage.mjs';
import { SCENARIOS } from './scenarios.mjs';

const CLIENTS = 2;
/** On a machine that does something else, too, a deadline may pass; such a request is asked again, and counted. */
const TRIES = 5;
/** The number of accounts, and the share of them that study in the busiest minute. */
const [ACCOUNTS, BUSY_SHARE] = [10_000, 0.1];

/**
 * Cost of each kind of request for each part, in processor time: a figure that a busy machine hardly changes, and from
 * which follows how much a core answers and which part saturates first.
 */
export async function load({ root, log }) {
  const { nginx } = findPrograms(log);
  if (!nginx) return ['Not run: there is no nginx.'];
  const stage = await startStage({ root, nginx });
  const agent = new Agent({ connections: CLIENTS });
  let repeated = 0;
  const send = async (asked, triesLeft = TRIES) => {
    const { path, headers, ...options } = asked;
    const answer = await request(stage.url + path, {
      dispatcher: agent,
      headers: { authorization: `Bearer ${stage.token}`, ...headers },
      ...options,
    });
    await answer.body.dump();
    if (answer.statusCode < 400) return;
    if (![503, 504].includes(answer.statusCode) || triesLeft <= 1)
      throw new Error(`${path} answered ${answer.statusCode}`);
    repeated += 1;
    await send(asked, triesLeft - 1);
  };
  /** Asks `count` times, beginning with turn `from`. */
  const run = async (ask, count, from = 0) => {
    let turn = from;
    const client = async () => {
      while (turn < from + count) await send(ask(turn++));
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  };
  try {
    const parts = Object.keys(stage.pids());
    const costs = {};
    for (const [kind, { count, ask }] of Object.entries(SCENARIOS)) {
      const warmUp = Math.ceil(count / 5);
      await run(ask, warmUp);
      const before = timesOf(stage.pids());
      await run(ask, count, warmUp);
      const after = timesOf(stage.pids());
      costs[kind] = Object.fromEntries(parts.map((part) => [part, (after[part] - before[part]) / count]));
      log(`${kind}: ${JSON.stringify(costs[kind])}`);
    }
    return [...report(parts, costs), ...(repeated ? ['', `Asked again after a deadline: ${repeated} requests.`] : [])];
  } finally {
    await agent.destroy();
    await stage.end();
  }
}

const timesOf = (pids) => Object.fromEntries(Object.entries(pids).map(([part, each]) => [part, processorMs(each)]));
const shown = (ms) => ms.toFixed(ms < 10 ? 2 : 0);

function report(parts, costs) {
  const total = (cost) => Object.values(cost).reduce((sum, ms) => sum + ms, 0);
  const perMinute = (part) =>
    Object.entries(SCENARIOS).reduce((sum, [kind, { aMinute }]) => sum + aMinute * costs[kind][part], 0);
  const people = ACCOUNTS * BUSY_SHARE;
  const cores = Object.fromEntries(parts.map((part) => [part, (perMinute(part) * people) / 60_000]));
  const [first] = Object.entries(cores).sort(([, one], [, other]) => other - one)[0];
  return [
    `| processor time of one request, in ms | ${parts.join(' | ')} | together | a core answers |`,
    `| --- | ${parts.map(() => '---').join(' | ')} | --- | --- |`,
    ...Object.entries(costs).map(
      ([kind, cost]) =>
        `| ${kind} | ${parts.map((part) => shown(cost[part])).join(' | ')} | ${shown(total(cost))} | ${Math.round(1_000 / total(cost))} a second |`,
    ),
    `| **cores for ${people} people at once** | ${parts.map((part) => cores[part].toFixed(2)).join(' | ')} | ${total(cores).toFixed(2)} | |`,
    '',
    `On paper, for ${ACCOUNTS.toLocaleString('en')} accounts of whom ${people.toLocaleString('en')} study in the busiest minute (each: ${Object.entries(
      SCENARIOS,
    )
      .map(([kind, { aMinute }]) => `${aMinute} × ${kind}`)
      .join(', ')}): what saturates first is ${first}, and is what to scale.`,
  ];
}

import { findPrograms } from '../anchors/programs.mjs';
import { residentMb } from '../measures.mjs';
import { startStage } from '../roll/stage.mjs';
import { openIdle, startSource } from '../streams/source.mjs';
import { accountsOf, press } from './press.mjs';
import { SCENARIOS } from './scenarios.mjs';

/** `MINUTES` for a shorter look. */
const MINUTES = Number(process.env.MINUTES ?? 10);
const SECONDS = 60;
const STREAMS = 5_000;
/** As many as one account may have open at once. */
const PER_ACCOUNT = 4;
const OPENED_AT_ONCE = 50;
const CONNECTIONS = { 'a question to Scholar, from the library': 4, 'a search': 4 };

/** Readers, writers and askers at a steady rate, minute after minute, while streams stay open that nothing comes of. */
export async function mixed({ root, log }) {
  const { nginx } = findPrograms(log);
  if (!nginx) return ['Not run: there is no nginx.'];
  const source = await startSource({ keepsAlive: true });
  const stage = await startStage({ root, nginx, idleStreams: source.url });
  const open = [];
  let closed = 0;
  try {
    log(`opening ${STREAMS} streams`);
    const owners = await Promise.all(Array.from({ length: STREAMS / PER_ACCOUNT }, () => stage.issue()));
    const addresses = owners.flatMap(({ token }) => Array.from({ length: PER_ACCOUNT }, () => token));
    for (let at = 0; at < STREAMS; at += OPENED_AT_ONCE) {
      const streams = await Promise.all(
        addresses.slice(at, at + OPENED_AT_ONCE).map((token) => openIdle(stage.url, token, () => (closed += 1))),
      );
      open.push(...streams);
    }
    const accounts = await accountsOf(stage);
    const minutes = [];
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      const results = await Promise.all(
        Object.entries(SCENARIOS).map(async ([kind, { aSecond }]) => [
          kind,
          await run(stage.url, kind, aSecond, accounts),
        ]),
      );
      minutes.push({ results: Object.fromEntries(results), memory: memoryOf(stage.pids()), open: source.open() });
      log(`minute ${minute}: ${JSON.stringify(minutes.at(-1).memory)}, ${source.open()} streams`);
    }
    return report(minutes, closed);
  } finally {
    for (const request of open) request.destroy();
    await stage.end();
    source.end();
  }
}

/** A minute of one kind at its rate; latencies are counted from when a request was due. */
const run = (url, kind, aSecond, accounts) =>
  press(
    { url, accounts, kind, from: Math.floor(Math.random() * 1_000) },
    { connections: CONNECTIONS[kind] ?? 16, duration: SECONDS, overallRate: aSecond, timeout: 30 },
  );

const memoryOf = (pids) =>
  Object.fromEntries(Object.entries(pids).map(([part, each]) => [part, Math.round(residentMb(each))]));

const PARTS = ['nginx', 'gateway', 'content', 'study'];
const GRAPHED = 'a chapter';

function report(minutes, closed) {
  const rows = Object.entries(SCENARIOS).map(([kind, { aSecond }]) => {
    const each = minutes.map(({ results }) => results[kind]);
    const sum = (count) => each.reduce((total, result) => total + count(result), 0);
    const most = (percentile) => Math.max(...each.map(({ latency }) => latency[percentile]));
    const middle = (percentile) =>
      [...each.map(({ latency }) => latency[percentile])].sort((a, b) => a - b)[each.length >> 1];
    return `| ${kind} | ${aSecond} | ${sum((result) => result['2xx'])} | ${sum(({ failed }) => failed)} | ${middle('p50')} ms | ${middle('p97_5')} ms | ${middle('p99')} ms | ${most('p99')} ms |`;
  });
  const line = (percentile) => `[${minutes.map(({ results }) => results[GRAPHED].latency[percentile]).join(', ')}]`;
  const highest = Math.max(10, ...minutes.map(({ results }) => results[GRAPHED].latency.p97_5));
  return [
    '| asked for | a second | answered | failed | p50 | p97.5 | p99 | p99 of the worst minute |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `Latencies: median of ${minutes.length} minutes. Of ${STREAMS} open streams, ${closed} closed before the end.`,
    '',
    `| resident memory, MB, all instances of a part | first minute | last minute |`,
    '| --- | --- | --- |',
    ...PARTS.map((part) => `| ${part} | ${minutes[0].memory[part]} | ${minutes.at(-1).memory[part]} |`),
    '',
    '```mermaid',
    'xychart-beta',
    `  title "A chapter: p50 and p97.5 by minute, ms"`,
    `  x-axis "minute" [${minutes.map((_, at) => at + 1).join(', ')}]`,
    `  y-axis "ms" 0 --> ${highest}`,
    `  line ${line('p50')}`,
    `  line ${line('p97_5')}`,
    '```',
  ];
}

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../tools/free-ports.mjs';
import { libraryFolder } from '../../../tools/launch/library.mjs';

const BOUND_MB = 700;
const BOUND_S = 4;
const QUIET_MS = 10_000;
const TICKS_A_SECOND = 100;
/** Share of the processor's time: answering heartbeats and asking for feeds stays below it. */
const AT_REST = 0.05;

/**
 * How soon the whole product is ready when it starts for the second time, what each part takes of the processor until
 * then, and what it holds in memory once it has warmed up and done nothing for ten seconds: its launcher, its services and
 * the embedded Postgres, as the system counts it (RSS, in which memory that processes share counts for each) and by what
 * each has for itself alone or shares with others in equal parts (PSS).
 * @param {{ root: string, log: (text: string) => void }} options
 */
export async function rest({ root, log }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-rest-'));
  try {
    const first = await start(root, folder);
    log('ready for the first time');
    await first.end();
    const again = await start(root, folder);
    try {
      log(`ready for the second time after ${again.seconds.toFixed(1)} s; waiting for ten quiet seconds`);
      await isQuiet(again.pid);
      const parts = partsOf(again.pid);
      const sum = (key) => Math.round([...parts.values()].reduce((total, part) => total + part[key], 0));
      const used = (name) => `${(again.used.get(name) ?? 0).toFixed(2)} s`;
      return [
        '| part | processes | RSS | PSS | processor, until ready |',
        '| --- | --- | --- | --- | --- |',
        ...[...parts].map(
          ([name, { count, rss, pss }]) => `| ${name} | ${count} | ${mb(rss)} | ${mb(pss)} | ${used(name)} |`,
        ),
        `| together (≤ ${BOUND_MB} MB RSS) | ${sum('count')} | ${mb(sum('rss'))} | ${mb(sum('pss'))} | |`,
        '',
        `Second start: ready after ${again.seconds.toFixed(1)} s (≤ ${BOUND_S} s).`,
      ];
    } finally {
      await again.end();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm start` on a data folder; `seconds` until it was ready, and `used` of the processor until then by each part. */
async function start(root, folder) {
  const port = String(await freePort());
  const environment = { PORT: port, BEREA_DATA_DIR: folder, BEREA_LIBRARY_DIR: libraryFolder(root) };
  const began = performance.now();
  const launcher = spawn(process.execPath, [path.join(root, 'tools/start.mjs')], {
    cwd: root,
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => launcher.once('close', resolve));
  const end = () => {
    launcher.kill('SIGTERM');
    return ended;
  };
  try {
    await isReady(launcher, `http://127.0.0.1:${port}/health/ready`);
  } catch (error) {
    await end();
    throw error;
  }
  const seconds = (performance.now() - began) / 1_000;
  const used = new Map();
  for (const pid of familyOf(launcher.pid)) used.set(nameOf(pid), (used.get(nameOf(pid)) ?? 0) + secondsOf(pid));
  return { pid: launcher.pid, seconds, used, end };
}

const mb = (value) => `${Math.round(value)} MB`;

async function isReady(launcher, url) {
  while (launcher.exitCode === null) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(20);
  }
  throw new Error(`npm start ended with code ${launcher.exitCode}.`);
}

/** Ten seconds in a row in which all its processes did next to nothing. */
async function isQuiet(pid) {
  for (let before = ticksOf(pid); ;) {
    await delay(QUIET_MS);
    const now = ticksOf(pid);
    if ((now - before) / TICKS_A_SECOND < (AT_REST * QUIET_MS) / 1_000) return;
    before = now;
  }
}

const ticksOf = (pid) => familyOf(pid).reduce((sum, each) => sum + secondsOf(each) * TICKS_A_SECOND, 0);

/** Seconds of the processor that one process has used. */
function secondsOf(pid) {
  const words = statOf(pid);
  return (Number(words?.[11] ?? 0) + Number(words?.[12] ?? 0)) / TICKS_A_SECOND;
}

/** By name: how many processes a part has, and their megabytes. */
function partsOf(pid) {
  const parts = new Map();
  for (const each of familyOf(pid)) {
    const text = read(`/proc/${each}/smaps_rollup`);
    if (!text) continue;
    const megabytes = (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1_024;
    const name = nameOf(each);
    const part = parts.get(name) ?? { count: 0, rss: 0, pss: 0 };
    parts.set(name, {
      count: part.count + 1,
      rss: part.rss + megabytes('Rss'),
      pss: part.pss + megabytes('Pss'),
    });
  }
  return parts;
}

function nameOf(pid) {
  const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  return /dist\/(\w+)\/main\.mjs/.exec(command)?.[1] ?? (/postgres/.test(command) ? 'Postgres' : 'launcher');
}

/** A process and all below it. */
function familyOf(pid) {
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = [String(pid)];
  for (const parent of family) family.push(...all.filter((each) => statOf(each)?.[1] === parent));
  return family;
}

/** The fields of `/proc/<pid>/stat` behind the name, which may hold anything. */
function statOf(pid) {
  const text = read(`/proc/${pid}/stat`);
  return text ? text.slice(text.lastIndexOf(')') + 2).split(' ') : undefined;
}

/** Nothing of a process that has ended meanwhile. */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { libraryFolder } from '../../../tools/launch/library.mjs';
import { quantile } from '../measures.mjs';
import { runProgram } from './run-program.mjs';
import { startStudy } from './start-study.mjs';
import { warmRound } from './warm-round.mjs';

const STARTS = 5;
const BUILDS = 3;

/** Cost of building the library, and of having it in memory. */
export async function library(launch) {
  launch.log(`the library is built ${BUILDS} times`);
  const builds = [];
  for (let run = 0; run < BUILDS; run += 1) builds.push(await build(launch));
  launch.log(`the service is started ${STARTS} times`);
  const starts = [];
  for (let run = 0; run < STARTS; run += 1) starts.push(await startOnce(launch));
  const row = (name, values, format, bound = '') =>
    `| ${name} | ${format(quantile(values, 0.5))} | ${format(Math.max(...values))} | ${bound} |`;
  const of = (field) => starts.map((start) => start[field]);
  return [
    '| figure | median | most | bound |',
    '| --- | --- | --- | --- |',
    row(
      `all ${builds[0].works} works built from their sources`,
      builds.map(({ ms }) => ms),
      seconds,
    ),
    row(
      'what they take on the disk',
      builds.map(({ mb }) => mb),
      megabytes,
    ),
    row('start to ready: the King James Version is read and indexed', of('readyMs'), seconds, '≤ 3 s'),
    row('start to all works in memory, and searched', of('loadedMs'), seconds),
    row('memory when it is ready', of('readyMb'), megabytes),
    row('memory with all works', of('loadedMb'), megabytes),
    row('memory after a round of requests that uses everything', of('usedMb'), megabytes, '≤ 400 MB'),
    row('the most memory at any time', of('peakMb'), megabytes),
  ];
}

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`;
const megabytes = (mb) => `${Math.round(mb)} MB`;

/** From sources that are there already, into a folder of its own. */
async function build(launch) {
  const sources = path.join(libraryFolder(launch.root), 'sources');
  if (!fs.existsSync(sources))
    throw new Error(`There are no sources in ${sources}. To have them, run: npm run library`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-bench-'));
  try {
    fs.symlinkSync(sources, path.join(folder, 'sources'));
    const begun = performance.now();
    await runProgram(launch, 'build-library', { env: { BEREA_LIBRARY_DIR: folder } });
    const ms = performance.now() - begun;
    const { works } = JSON.parse(fs.readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
    const installed = works.filter((work) => work.installed);
    return { ms, works: installed.length, mb: installed.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20 };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

async function startOnce(launch) {
  const study = await startStudy(launch);
  try {
    const readyMb = study.residentMb();
    // Answered only once every work is in memory and indexed.
    await study.ask('/api/bible/search?q=shepherd&kind=commentary');
    const loadedMs = performance.now() - study.begun;
    const loadedMb = study.residentMb();
    await warmRound(study);
    return { readyMs: study.readyMs, loadedMs, readyMb, loadedMb, usedMb: study.residentMb(), peakMb: study.peakMb() };
  } finally {
    await study.end();
  }
}

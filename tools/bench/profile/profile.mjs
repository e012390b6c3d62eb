import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { load } from '../anchors/load.mjs';
import { POST_NOTE } from '../anchors/post-note.mjs';
import { findPrograms } from '../anchors/programs.mjs';
import { fillNotes } from '../lists/fill-notes.mjs';
import { startContent } from '../lists/start-content.mjs';
import { sharesOf } from './shares.mjs';

const SECONDS = 4;
const REQUESTS = {
  'a note saved': { path: '/api/notes', post: () => POST_NOTE },
  'a page of 20 notes': { path: '/api/notes?limit=20' },
  'own profile': { path: '/api/profile' },
};

/** What the content service spends its processor time on, by who wrote the code that runs. */
export async function profile({ root, log }) {
  const { wrk } = findPrograms(log);
  if (!wrk) return ['Not measured: wrk, which sends the requests, is missing.'];
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-profile-'));
  const file = path.join(folder, 'profile.json');
  const sampler = pathToFileURL(path.join(import.meta.dirname, 'sampler.mjs')).href;
  const env = { BENCH_PROFILE: file, NODE_OPTIONS: `--import ${sampler}`, LOG_LEVEL: 'info', QUOTA_NOTES: '1000000' };
  const place = await startContent({ root, env });
  try {
    await fillNotes(place.databaseUrl, [[place.full, 100]]);
    const found = {};
    for (const [name, { path: address, post }] of Object.entries(REQUESTS)) {
      log(name);
      const headers = {
        authorization: `Bearer ${place.full.token}`,
        ...(post && { 'content-type': 'application/json' }),
      };
      const sent = { url: place.content.url + address, headers, post, connections: 8, pids: [place.content.pid] };
      await load(wrk, { ...sent, seconds: SECONDS });
      const { cpuMs } = await load(wrk, { ...sent, seconds: SECONDS });
      process.kill(place.content.pid, 'SIGUSR2');
      await load(wrk, { ...sent, seconds: SECONDS });
      process.kill(place.content.pid, 'SIGUSR2');
      while (!fs.existsSync(file)) await delay(20);
      found[name] = { cpuMs, shares: sharesOf(JSON.parse(fs.readFileSync(file, 'utf8'))) };
      fs.rmSync(file);
    }
    return table(found);
  } finally {
    await place.end();
    fs.rmSync(folder, { recursive: true });
  }
}

function table(found) {
  const names = Object.keys(found);
  const each = Object.values(found);
  const weight = (group) => Math.max(...each.map(({ shares }) => shares[group] ?? 0));
  const groups = [...new Set(each.flatMap(({ shares }) => Object.keys(shares)))].sort(
    (one, other) => weight(other) - weight(one),
  );
  return [
    `| of the processor time of the content service | ${names.join(' | ')} |`,
    `| --- | ${names.map(() => '---').join(' | ')} |`,
    ...groups.map(
      (group) =>
        `| ${group} | ${each.map(({ shares }) => `${((shares[group] ?? 0) * 100).toFixed(0)} %`).join(' | ')} |`,
    ),
    `| **a request, in ms** | ${each.map(({ cpuMs }) => cpuMs.toFixed(2)).join(' | ')} |`,
  ];
}

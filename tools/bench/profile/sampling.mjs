import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { load } from '../anchors/load.mjs';
import { sharesOf } from './shares.mjs';

const SECONDS = 4;

/**
 * Finds what a request costs a process, and who spends it.
 * @returns what each process that is to be sampled needs in its environment, and the sampling itself
 */
export function createSampling() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'berea-profile-'));
  const sampler = pathToFileURL(path.join(import.meta.dirname, 'sampler.mjs')).href;
  return {
    env: { BENCH_PROFILES: folder, NODE_OPTIONS: `--import ${sampler}` },
    /**
     * Sampling itself costs time, so that what a request costs is measured without it.
     * @param {number} pid
     * @param {() => Promise<{ cpuMs: number, refused: number }>} send asks the process; answers what one request cost it
     */
    async of(pid, send) {
      const file = path.join(folder, `${pid}.json`);
      await send();
      const { cpuMs } = await send();
      process.kill(pid, 'SIGUSR2');
      const { refused } = await send();
      process.kill(pid, 'SIGUSR2');
      if (refused) throw new Error(`${refused} requests were refused.`);
      while (!fs.existsSync(file)) await delay(20);
      const shares = sharesOf(JSON.parse(fs.readFileSync(file, 'utf8')));
      fs.rmSync(file);
      return { cpuMs, shares };
    },
    end: () => fs.rmSync(folder, { recursive: true }),
  };
}

/**
 * What wrk sends of one request, for `of`.
 * @param {string} wrk
 */
export const sendOf = (wrk, pid, request) => () =>
  load(wrk, { connections: 8, ...request, seconds: SECONDS, pids: [pid] });

/**
 * @param {string} what whose processor time it is
 * @param {Record<string, Awaited<ReturnType<ReturnType<typeof createSampling>['of']>>>} found by the name of the request
 */
export function sharesTable(what, found) {
  const names = Object.keys(found);
  const each = Object.values(found);
  const cost = (group, { shares, cpuMs }) => (shares[group] ?? 0) * cpuMs;
  const weight = (group) => Math.max(...each.map(({ shares }) => shares[group] ?? 0));
  const groups = [...new Set(each.flatMap(({ shares }) => Object.keys(shares)))].sort(
    (one, other) => weight(other) - weight(one),
  );
  const cell = (group, one) =>
    `${((one.shares[group] ?? 0) * 100).toFixed(0)} %, ${(cost(group, one) * 1_000).toFixed(0)} µs`;
  return [
    `| of the processor time of ${what} | ${names.join(' | ')} |`,
    `| --- | ${names.map(() => '---').join(' | ')} |`,
    ...groups.map((group) => `| ${group} | ${each.map((one) => cell(group, one)).join(' | ')} |`),
    `| **a request** | ${each.map(({ cpuMs }) => `${(cpuMs * 1_000).toFixed(0)} µs`).join(' | ')} |`,
  ];
}

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Ticks of the processor that a process has used, in milliseconds. */
export function cpuMs(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

const UNITS = { us: 0.001, ms: 1, s: 1_000 };
const milliseconds = (text) => {
  const [, number, unit] = /([\d.]+)(us|ms|s)$/.exec(text);
  return Number(number) * UNITS[unit];
};

/**
 * Loads one address with wrk, which waits for each answer before it asks again on the connection.
 * @param {string} wrk
 * @param {{ url: string, headers?: Record<string, string>, connections?: number, seconds?: number, post?: () => string, pids?: number[] }} options
 *   `post`: Lua that makes the body of each request; `pids` of the processes whose work is counted
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, refused: number, cpuMs: number, requests: number }>}
 *   times in milliseconds; `cpuMs` of each of the requests
 */
export async function load(wrk, { url, headers = {}, connections = 32, seconds = 4, post, pids = [] }) {
  const folder = post && fs.mkdtempSync(path.join(os.tmpdir(), 'berea-wrk-'));
  const script = folder && path.join(folder, 'post.lua');
  if (script) fs.writeFileSync(script, post());
  const before = pids.map(cpuMs);
  const args = [
    `-t1`,
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ];
  const output = await new Promise((resolve, reject) => {
    const program = spawn(wrk, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    program.stdout.on('data', (chunk) => (text += chunk));
    program.once('close', (code) => (code ? reject(new Error(`wrk ended with code ${code}.`)) : resolve(text)));
  });
  if (folder) fs.rmSync(folder, { recursive: true });
  const requests = Number(/(\d+) requests in/.exec(output)[1]);
  const used = pids.reduce((sum, pid, at) => sum + cpuMs(pid) - before[at], 0);
  return {
    requests,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)[1]),
    p50: milliseconds(/^\s+50%\s+(\S+)/m.exec(output)[1]),
    p99: milliseconds(/^\s+99%\s+(\S+)/m.exec(output)[1]),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
    cpuMs: used / requests,
  };
}

/** Lua for wrk: a note with a key of its own for each request. */
export const POST_NOTE = `
local body = '{"title":"A note","content":"' .. string.rep("In the beginning was the Word. ", 10) .. '"}'
local count = 0
request = function()
  count = count + 1
  wrk.headers["idempotency-key"] = "bench-" .. os.time() .. "-" .. count
  return wrk.format("POST", nil, nil, body)
end`;

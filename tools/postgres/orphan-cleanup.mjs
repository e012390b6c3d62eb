import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * After kill -9 of its launcher a server lives on in our data folder: ends that one, and no other.
 * A lock file whose process is dead or is another program by now is removed; Postgres would believe in it.
 */
export async function endOrphan(data) {
  const lock = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(lock)) return;
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0]);
  if (!pid || !(await runsIn(pid, data))) return fs.rmSync(lock, { force: true });
  send(pid, 'SIGINT'); // "fast": ends sessions, writes a checkpoint
  for (let tries = 0; tries < 100 && alive(pid); tries += 1) await delay(50);
  if (alive(pid)) send(pid, 'SIGQUIT');
  for (let tries = 0; tries < 40 && alive(pid); tries += 1) await delay(50);
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Whether process `pid` is a Postgres on `data`: pids are reused, so the number alone proves nothing. */
async function runsIn(pid, data) {
  if (!alive(pid)) return false;
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data);
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.includes(data);
  } catch {
    return false; // it ended while we looked
  }
}

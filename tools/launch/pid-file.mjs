import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * What tells a process from a later one with the same number: when it began. Numbers are used again,
 * quickly so in containers, and a note of a dead process must not be taken for a living one.
 * @param {number} pid
 * @returns {string | null} null when there is no such process
 */
export function identityOf(pid) {
  if (!Number.isSafeInteger(pid) || pid < 1) return null;
  try {
    if (process.platform === 'linux') return linuxIdentity(pid);
    const begun = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return begun || null;
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code) || error.status === 1) return null;
    throw error;
  }
}

function linuxIdentity(pid) {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may hold anything; the others follow the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state] = fields;
  if (state === 'Z' || state === 'X') return null;
  return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
}

/** A note of process `pid` that `isAlive` can judge later, from another process. */
export const processRecord = (pid) => ({ pid, identity: identityOf(pid) });

/** Whether the very process of `note` still runs. */
export const isAlive = (note) => Boolean(note?.identity) && identityOf(note.pid) === note.identity;

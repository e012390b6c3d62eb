// Statistics of measurements, and Linux's figures on processes.
import fs from 'node:fs';

/** The quantile of the numbers: the given share of them is below it. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/**
 * Fields of `/proc/<pid>/stat` behind the name, which may hold anything: parent, and ticks of a process and of its past
 * children.
 */
const FIELDS = { parent: 1, user: 11, system: 12, childrenUser: 13, childrenSystem: 14 };
const TICKS_A_SECOND = 100;

function read(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const words = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return Object.fromEntries(Object.entries(FIELDS).map(([name, index]) => [name, Number(words[index])]));
  } catch {
    return undefined; // it ended meanwhile
  }
}

/** Milliseconds of processor time that processes, and all that they have started, have used so far. */
export function processorMs(pids) {
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((pid) => pids.includes(read(pid)?.parent));
  const ticks = [...new Set([...pids.map(String), ...children])]
    .map(read)
    .filter(Boolean)
    .reduce(
      (sum, { user, system, childrenUser, childrenSystem }) => sum + user + system + childrenUser + childrenSystem,
      0,
    );
  return (ticks * 1_000) / TICKS_A_SECOND;
}

/** Megabytes of memory that processes and their children hold. */
export function residentMb(pids) {
  const all = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.filter((pid) => pids.includes(read(pid)?.parent));
  const held = (pid) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0; // it ended meanwhile
    }
  };
  return [...new Set([...pids.map(String), ...children])].reduce((sum, pid) => sum + held(pid), 0) / 1_024;
}

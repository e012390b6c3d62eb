import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const LISTENING = '0A';

/**
 * The process that listens on `port`, as far as this account may know it.
 * @param {number} port
 * @returns {{ pid: number, command: string } | null}
 */
export function portHolder(port) {
  const pid = process.platform === 'linux' ? linuxHolder(port) : otherHolder(port);
  return pid ? { pid, command: commandOf(pid) } : null;
}

function linuxHolder(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const inodes = new Set(
    ['/proc/net/tcp', '/proc/net/tcp6']
      .flatMap((file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').slice(1) : []))
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local, , state]) => state === LISTENING && local.endsWith(`:${hex}`))
      .map((fields) => `socket:[${fields[9]}]`),
  );
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return Number(pids.find((pid) => descriptorsOf(pid).some((target) => inodes.has(target))));
}

/** Open descriptors of a process; empty for others' processes, and for those that have just ended. */
function descriptorsOf(pid) {
  try {
    return fs.readdirSync(`/proc/${pid}/fd`).map((fd) => fs.readlinkSync(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

function otherHolder(port) {
  try {
    const said = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], { encoding: 'utf8' });
    return Number(/^p(\d+)/m.exec(said)?.[1]);
  } catch {
    return null; // no lsof, or nothing that this account may see
  }
}

/** The program and its file, without the arguments that follow: they may hold anything. */
function commandOf(pid) {
  try {
    const [program, file = ''] = execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return file.startsWith('-') ? program : `${program} ${file}`.trim();
  } catch {
    return 'unknown';
  }
}

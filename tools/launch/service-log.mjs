import fs from 'node:fs';
import path from 'node:path';

const LARGEST = 10 * 1024 ** 2;
const REPEATED_WITHIN_MS = 10_000;
const WARNING = 40;
const ERROR = 50;
export const FATAL = 60;

/**
 * Keeps what a service prints in `<folder>/<name>.log` (the one before as `.1`), and says its warnings and errors shortly.
 * @param {string} folder must exist
 * @param {string} name
 * @param {(text: string) => void} log
 */
export function createServiceLog(folder, name, log) {
  const file = path.join(folder, `${name}.log`);
  let size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let broken = false;
  let last = { text: '', at: 0 };
  const write = (line) => {
    try {
      if (size > LARGEST) {
        fs.renameSync(file, `${file}.1`);
        size = 0;
      }
      fs.appendFileSync(file, `${line}\n`, { mode: 0o600 });
      size += Buffer.byteLength(line) + 1;
      broken = false;
    } catch (error) {
      // A full disk must not end a product that still answers.
      if (!broken) log(`writing ${file} failed (${error.code})`);
      broken = true;
    }
  };
  const tell = (text) => {
    if (text === last.text && Date.now() - last.at < REPEATED_WITHIN_MS) return;
    last = { text, at: Date.now() };
    log(`${name}: ${text}`);
  };
  return {
    file,
    /** Takes one line of the service's output. */
    line(line) {
      if (!line.trim()) return;
      write(line);
      const entry = entryIn(line);
      // Why a service could not start is said by those who wait for it.
      if (entry?.level >= WARNING && entry.level < FATAL)
        tell(`${entry.level >= ERROR ? 'error' : 'warning'}: ${shortForm(entry)}`);
    },
    write,
  };
}

/** A line of pino's JSON; null for any other text. */
export function entryIn(line) {
  if (!line.startsWith('{')) return null;
  try {
    return JSON.parse(line);
  } catch {
    return null; // printed by something else
  }
}

/** A log entry in one line: its message, and why. */
export function shortForm({ msg = '', err, problems }) {
  const reason = problems?.join('; ') ?? (err ? reasonOf(err) : '');
  return [msg, reason].filter(Boolean).join(': ').split('\n')[0].slice(0, 300);
}

/** Failed connections to a name with two addresses carry their reason one level below. */
const reasonOf = (err) => err.message || err.aggregateErrors?.[0]?.message || err.code || err.type || '';

/** Cuts a stream into lines. */
export function forEachLine(stream, take) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    lines.forEach(take);
  });
  stream.on('end', () => rest && take(rest));
}

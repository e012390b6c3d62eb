import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../tools/free-ports.mjs';

export const root = path.resolve(import.meta.dirname, '../../../..');

export interface RunningProduct {
  /** npm's own process: what an operator's `kill` reaches. */
  readonly npm: ChildProcess;
  readonly url: string;
  output(): string;
  /** Resolves with npm's exit code. */
  readonly ended: Promise<number | null>;
}

export interface Place {
  readonly port: number;
  readonly data: string;
  remove(): void;
}

/** A port and a data folder of its own. */
export async function newPlace(): Promise<Place> {
  const data = mkdtempSync(path.join(tmpdir(), 'berea-life-'));
  return { port: await freePort(), data, remove: () => rmSync(data, { recursive: true, force: true }) };
}

/** `npm start`, as a user types it. */
export const npmStart = (place: Place, env: Record<string, string> = {}): RunningProduct =>
  npmRun(['start'], place, env);

/** A command of npm that starts the product. @param folder of the clone */
export function npmRun(command: string[], place: Place, env: Record<string, string>, folder = root): RunningProduct {
  const npm = spawn('npm', command, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(place.port),
      BEREA_DATA_DIR: place.data,
      RATE_LIMIT_SCALE: '100',
      AUTH_MAIL_INTERVAL_S: '1',
      ...env,
    },
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  return {
    npm,
    url: `http://127.0.0.1:${place.port}`,
    output: () => output,
    ended: new Promise((resolve) => npm.once('close', (code) => resolve(code))),
  };
}

/** Waits for a condition, asking again every tenth of a second; the test's own timeout bounds it. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await Promise.resolve(condition()).catch(() => false)))
    await new Promise((resolve) => setTimeout(resolve, 100));
}

export const isReady = async (product: RunningProduct): Promise<boolean> =>
  (await fetch(`${product.url}/health/ready`)).ok;

/** Waits until the product answers, or fails with what it said when it ended instead. */
export async function ready(product: RunningProduct): Promise<void> {
  let over = false;
  void product.ended.then(() => (over = true));
  await until(() => {
    if (over) return true;
    return isReady(product);
  });
  if (over) throw new Error(`npm start ended:\n${product.output()}`);
}

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function processes(): ProcessRow[] {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row))
    .filter((match) => match !== null)
    .map(([, pid, parent, command]) => ({ pid: Number(pid), parent: Number(parent), command: command ?? '' }));
}

/** Every process below `pid`, deepest last. */
export function descendants(pid: number): ProcessRow[] {
  const all = processes();
  const below = (parent: number): ProcessRow[] =>
    all.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.pid)]);
  return below(pid);
}

/** The process below npm whose command holds `part`. */
export function find(product: RunningProduct, part: string): ProcessRow {
  const row = descendants(product.npm.pid!).find(({ command }) => command.includes(part));
  if (!row) throw new Error(`No process with "${part}" below npm start.`);
  return row;
}

export const isAlive = (pid: number): boolean => processes().some((row) => row.pid === pid);

/** Ends whatever a failed test left behind. */
export async function endAll(product: RunningProduct): Promise<void> {
  if (product.npm.exitCode !== null || product.npm.signalCode !== null) return;
  product.npm.kill('SIGTERM');
  await product.ended;
}

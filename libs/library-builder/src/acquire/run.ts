import { spawn } from 'node:child_process';

/** Long enough for a slow line, short enough for a start that waits. */
const LIMIT_MS = 120_000;

/**
 * Runs a program to its end, quietly.
 * @returns null when it succeeded, else what it said went wrong, or that it is missing
 */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, LC_ALL: 'C', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Not `timeout`: its timer outlives a missing program, and keeps this process alive.
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4_000);
      });
    }
    child.once('error', (error: NodeJS.ErrnoException) => resolve(whyNot(command, error)));
    child.once('close', (code) => resolve(code === 0 ? null : problemIn(said) || `${command} failed`));
  });
}

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function whyNot(command: string, { name, code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return `${command} is not installed`;
  return name === 'AbortError' ? `${command} did not end within ${LIMIT_MS / 1000} s` : message;
}

/** The first line that is marked as an error, as apt and npm do (npm gives codes before it says what they mean); else the last. */
function problemIn(said: string): string | undefined {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const errors = lines.flatMap(
    (line) => /^(?:E:|npm (?:error|ERR!)) (?!(?:code|syscall|errno) )(.+)/.exec(line)?.[1] ?? [],
  );
  return errors[0] ?? lines.at(-1);
}

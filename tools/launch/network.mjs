import { runCommand } from './command.mjs';
import { cacheArguments, npmCommand } from './packages.mjs';

/** With a network, the registry answers well within this. */
const PATIENCE_MS = 2_000;

/** npm's reports of an answer, whatever it says: a mirror may not know the requested package. */
const ANSWERED = /\bcode E\d{3}\b/;

/**
 * Whether the registry of packages answers. npm itself asks, since it alone knows all of the places where a registry and a
 * proxy can be set.
 * @param {{ environment?: NodeJS.ProcessEnv, withinMs?: number, signal?: AbortSignal }} [options]
 * @returns {Promise<boolean>}
 */
export async function networkAnswers({ environment = process.env, withinMs = PATIENCE_MS, signal } = {}) {
  const [command, first] = npmCommand();
  const args = ['ping', '--fetch-retries=0', `--fetch-timeout=${withinMs}`, '--loglevel=error', ...cacheArguments()];
  // npm takes a while to begin, and gives each attempt the time that it was told.
  const longest = AbortSignal.timeout(3 * withinMs);
  try {
    const { code, output } = await runCommand(command, [...first, ...args], {
      cwd: process.cwd(),
      env: environment,
      signal: signal ? AbortSignal.any([signal, longest]) : longest,
    });
    return code === 0 || ANSWERED.test(output);
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}

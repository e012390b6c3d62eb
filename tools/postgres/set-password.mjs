import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { postgresHome } from './home.mjs';
import { USER } from './user.mjs';

/**
 * Gives the login `berea` another password while no server runs: Postgres in single-user mode asks for none. It recovers
 * first, from a crash or to the end of a backup.
 * @param {{ folder: string, password: string, settings?: string[] }} options as of `startPostgres`
 * @throws Error that says what Postgres says
 */
export async function setPassword({ folder, password, settings = [] }) {
  const { data, binary, options } = await postgresHome(folder);
  const child = spawn(
    binary('postgres'),
    ['--single', '-D', data, ...settings.flatMap((setting) => ['-c', setting]), 'postgres'],
    {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-20_000)));
  child.stdin.on('error', () => {}); // it ended before it read: `said` has the reason
  child.stdin.end(`alter role ${USER} password '${password.replaceAll("'", "''")}'\n`);
  const [code] = await once(child, 'close');
  const problem = said.split('\n').findLast((line) => /\b(ERROR|FATAL|PANIC):/.test(line));
  if (code || problem) throw new Error(problem?.replace(/^.*?(ERROR|FATAL|PANIC): +/, '') ?? `exit code ${code}`);
}

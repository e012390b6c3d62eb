// npm run operate -- <command>: an operator's command on the running product. The result alone goes to stdout.
import './node-version.mjs';
import path from 'node:path';

const { operate } = await import('./operate/operate.mjs');
const { StartupError } = await import('./launch/startup-error.mjs');

try {
  const root = path.resolve(import.meta.dirname, '..');
  const log = (text) => console.error(text);
  const { result, hint } = await operate({ root, environment: process.env, words: process.argv.slice(2), log });
  console.log(result);
  if (hint) console.error(hint);
} catch (error) {
  if (process.env.BEREA_DEBUG) console.error(error);
  console.error(error instanceof StartupError ? error.message : `The command failed: ${error.message}`);
  process.exitCode = 1;
}

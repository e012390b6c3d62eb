// npm run library: fetches the public-domain library and builds it. Every start does so too, where something is missing.
// With arguments (list, add <id>, add --from <folder>, remove, restore or rebuild <id>) it lists the further works, or changes one.
import './node-version.mjs';
import path from 'node:path';

const { changeShelf, prepare } = await import('./launch/prepare.mjs');
const { formatError } = await import('./launch/startup-error.mjs');
const { createLogger } = await import('./launch/logger.mjs');

const log = createLogger();
try {
  // Preparing a clone ends with its library.
  const launch = { root: path.resolve(import.meta.dirname, '..'), log };
  const args = process.argv.slice(2);
  if (args.length === 0) await prepare(launch, ['study']);
  else if (!(await changeShelf(launch, args))) process.exitCode = 1;
} catch (error) {
  log(formatError(error));
  process.exitCode = 1;
}

// npm run library: fetches the public-domain library and builds it. Every start does so too, where something is missing.
import './node-version.mjs';
import path from 'node:path';

const { prepare } = await import('./launch/prepare.mjs');
const { formatError } = await import('./launch/startup-error.mjs');
const { createLogger } = await import('./launch/logger.mjs');

const log = createLogger();
try {
  // Preparing a clone ends with its library.
  await prepare({ root: path.resolve(import.meta.dirname, '..'), log }, ['study']);
} catch (error) {
  log(formatError(error));
  process.exitCode = 1;
}

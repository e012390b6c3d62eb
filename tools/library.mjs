// npm run library: fetches the public-domain library and builds it. Every start does so too, where something is missing.
import './node-version.mjs';
import path from 'node:path';

const { prepare } = await import('./launch/prepare.mjs');
const { sentenceFor } = await import('./launch/problem.mjs');
const { createSay } = await import('./launch/say.mjs');

const say = createSay();
try {
  // Preparing a clone ends with its library.
  await prepare({ root: path.resolve(import.meta.dirname, '..'), say }, ['study']);
} catch (error) {
  say(sentenceFor(error));
  process.exitCode = 1;
}

// Reads one file in its own thread, which can be ended, because a hostile file may keep a processor busy.
import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableError } from './document-parts.mjs';
import { documentText } from './document-text.mjs';
import { takeFrontMatter } from './front-matter.mjs';
import { textOf, tidy } from './text-of.mjs';

async function textIn(file, unfolded) {
  const { text, fields } = await documentText(file, unfolded);
  return { text: tidy(text), fields };
}

function plainTextIn(file) {
  const text = textOf(file);
  return text === undefined ? { problem: 'noText' } : takeFrontMatter(tidy(text));
}

function verbatimTextIn(file) {
  const text = textOf(file);
  return text === undefined ? { problem: 'noText' } : { text, fields: {} };
}

const READERS = { text: plainTextIn, verbatim: verbatimTextIn };

try {
  const { file, kind, unfolded } = workerData;
  parentPort.postMessage(READERS[kind]?.(file) ?? (await textIn(file, unfolded)));
} catch (error) {
  parentPort.postMessage({ problem: error instanceof UnreadableError ? error.message : 'broken' });
}

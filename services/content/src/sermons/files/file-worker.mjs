// Reads one file in its own thread, which can be ended, because a hostile file may keep a processor busy.
import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';
import { manuscriptOf } from './manuscript-of.mjs';
import { documentParts, UnreadableError } from './document-parts.mjs';
import { textOf, tidy } from './text-of.mjs';

/** Maps Word's style names for the parts of a sermon to HTML, beside those that mammoth knows. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
];

async function manuscriptIn(file, unfolded) {
  const { value } = await mammoth.convertToHtml(
    { buffer: documentParts(file, unfolded) },
    { styleMap: STYLES, includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  return manuscriptOf(value);
}

try {
  const { file, kind, unfolded } = workerData;
  const text = kind === 'text' ? textOf(file) : await manuscriptIn(file, unfolded);
  parentPort.postMessage(text === undefined ? { problem: 'noText' } : { text: tidy(text) });
} catch (error) {
  parentPort.postMessage({ problem: error instanceof UnreadableError ? error.message : 'broken' });
}

// Reads one file in a thread of its own, which may be ended: what somebody sent may keep a processor busy.
import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';
import { manuscriptOf } from './manuscript-of.mjs';
import { documentParts, UnreadableError } from './document-parts.mjs';
import { textOf, tidy } from './text-of.mjs';

/** How Word's own names of what a sermon is made of are told in HTML, beside those that mammoth knows. */
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

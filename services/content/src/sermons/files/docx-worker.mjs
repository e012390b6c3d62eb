// Reads one Word document in a thread of its own, which may be ended: a file that somebody sent may keep a processor busy.
import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';
import { manuscriptOf } from './manuscript-of.mjs';
import { documentParts, UnreadableError } from './document-parts.mjs';

/** How Word's own names of what a sermon is made of are told in HTML, beside those that mammoth knows. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
];

try {
  const { file, unfolded } = workerData;
  const { value } = await mammoth.convertToHtml(
    { buffer: documentParts(file, unfolded) },
    { styleMap: STYLES, includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  parentPort.postMessage({ text: manuscriptOf(value) });
} catch (error) {
  parentPort.postMessage({ problem: error instanceof UnreadableError ? error.message : 'broken' });
}

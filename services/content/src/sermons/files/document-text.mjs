import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { documentParts } from './document-parts.mjs';
import { manuscriptOf } from './manuscript-of.mjs';
import { shownParts } from './word/shown-parts.mjs';

/** Maps Word's style names for the parts of a sermon to HTML, beside those that mammoth knows. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  ...['Quote', 'Intense Quote', 'Quotation', 'Quotations', 'Block Text'].map(
    (name) => `p[style-name='${name}'] => blockquote > p:fresh`,
  ),
  "p[style-name='Quotation reference'] => blockquote > p.reference:fresh",
];

/**
 * The text of a Word document as a manuscript, and the fields of a sermon that Berea exported.
 * @param {Uint8Array} file
 * @param {number} unfolded most bytes that its parts may have together
 * @returns {Promise<import('./read-file.js').FileText>}
 * @throws UnreadableError, and others for a broken document
 */
export async function documentText(file, unfolded) {
  const { parts, fields } = shownParts(documentParts(file, unfolded));
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
    { styleMap: STYLES, includeEmbeddedStyleMap: false, externalFileAccess: false },
  );
  return { text: manuscriptOf(value, fields), fields };
}

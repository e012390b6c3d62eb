import { unzipSync } from 'fflate';

/** The reason why a file cannot be read, in one word: `foreign` (not a Word document), `large`, `hostile`. */
export class UnreadableError extends Error {}

/** The parts that hold a document's text. Pictures, macros and all other parts are never decompressed. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\d*\.xml|word\/_rels\/document\d*\.xml\.rels)$/;
const MOST_ENTRIES = 5_000;

/** Word writes neither of these, and their declarations can expand without limit. */
const DECLARATIONS = ['<!DOCTYPE', '<!ENTITY'];

/**
 * The parts of a Word document that hold its words, by their names.
 * @param {Uint8Array} file
 * @param {number} unfolded most bytes that these parts may have together
 * @returns {Record<string, Uint8Array>}
 * @throws UnreadableError
 */
export function documentParts(file, unfolded) {
  let entries = 0;
  let bytes = 0;
  // An entry is decompressed into a buffer of its declared size and no further, so the sum limits all of them.
  const parts = unzipSync(file, {
    filter({ name, originalSize }) {
      entries += 1;
      const needed = NEEDED.test(name);
      if (needed) bytes += originalSize;
      if (entries > MOST_ENTRIES || bytes > unfolded) throw new UnreadableError('large');
      return needed;
    },
  });
  if (!Object.keys(parts).some((name) => /^word\/document\d*\.xml$/.test(name))) throw new UnreadableError('foreign');
  for (const part of Object.values(parts)) {
    const text = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    if (DECLARATIONS.some((declaration) => text.includes(declaration))) throw new UnreadableError('hostile');
  }
  return parts;
}

import { unzipSync, zipSync } from 'fflate';

/** Why a file cannot be read, in one word: `foreign` (no Word document), `large`, `hostile`. */
export class UnreadableError extends Error {}

/** What the words of a document lie in; pictures, macros and whatever else a file holds are never unfolded. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|footnotes|endnotes)\d*\.xml|word\/_rels\/document\d*\.xml\.rels)$/;
const MOST_ENTRIES = 5_000;

/** Word writes none of these; what they declare can grow without end. */
const DECLARATIONS = ['<!DOCTYPE', '<!ENTITY'];

/**
 * The parts of a Word document that hold its words, as an archive without compression.
 * @param {Uint8Array} file
 * @param {number} unfolded most bytes that these parts may have together
 * @returns {Buffer}
 * @throws UnreadableError
 */
export function documentParts(file, unfolded) {
  let entries = 0;
  let bytes = 0;
  // An entry is written into memory of the size that it declares, and no further, so that the sum bounds them all.
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
  return Buffer.from(zipSync(parts, { level: 0 }));
}

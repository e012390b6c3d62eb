import { deflateSync, strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchiveFile } from './build-archive.js';

/** What is packed already, and would only take time. */
const PACKED = /\.(?:docx|webp)$/;

/**
 * One zip file of all files, as a Blob whose bytes a browser may keep on its disk.
 * @param breathe called between pieces, so that the page stays awake; throws to stop
 */
export async function zipFiles(
  files: AsyncIterable<ArchiveFile>,
  breathe: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failed ??= error;
    if (chunk) chunks.push(new Uint8Array(chunk));
  });
  for await (const { path, content, at } of files) {
    const isWhole = typeof content === 'string' || content instanceof Uint8Array;
    const file = PACKED.test(path)
      ? new ZipPassThrough(path)
      : isWhole
        ? new Deflated(path)
        : new ZipDeflate(path, { level: 6 });
    file.mtime = dateOf(at);
    zip.add(file);
    if (!isWhole) {
      for (const piece of content) {
        file.push(strToU8(piece), false);
        await breathe();
      }
    }
    file.push(isWhole ? bytesOf(content) : new Uint8Array(0), true);
    if (failed) throw failed;
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? strToU8(content) : content;

/** A file that comes whole. The stream of fflate would take 200 KB of memory for each, however short it is. */
class Deflated extends ZipPassThrough {
  override compression = 8;

  protected override process(whole: Uint8Array, final: boolean): void {
    this.ondata(null, deflateSync(whole, { level: 6 }), final);
  }
}

/** Zip knows the years from 1980 to 2099 alone. */
function dateOf(at: string | undefined): Date {
  const date = new Date(at ?? Date.now());
  const year = date.getFullYear();
  return year >= 1980 && year < 2100 ? date : new Date();
}

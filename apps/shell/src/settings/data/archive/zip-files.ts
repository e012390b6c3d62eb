import { deflateSync, strToU8, Zip, ZipPassThrough } from 'fflate';
import type { ArchiveFile } from './build-archive.js';

/** What is packed already, and would only take time. */
const PACKED = /\.(?:docx|webp)$/;

/** One zip file of all files, as a Blob whose bytes a browser may keep on its disk. */
export async function zipFiles(files: AsyncIterable<ArchiveFile>): Promise<Blob> {
  const chunks: BlobPart[] = [];
  let failed: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failed ??= error;
    if (chunk) chunks.push(new Uint8Array(chunk));
  });
  for await (const { path, content, at } of files) {
    const file = PACKED.test(path) ? new ZipPassThrough(path) : new Deflated(path);
    file.mtime = dateOf(at);
    zip.add(file);
    file.push(typeof content === 'string' ? strToU8(content) : content, true);
    if (failed) throw failed;
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}

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

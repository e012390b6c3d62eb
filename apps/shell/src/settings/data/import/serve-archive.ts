import { ArchiveError, type ArchiveProblem } from './archive-error.js';
import { type Batch, batchesOf, rowsIn } from './batches.js';
import { type Archive, readArchive } from './read-archive.js';

/** What a page asks of the thread that reads an archive. */
export type Asked =
  | { readonly ask: 'read'; readonly file: Blob }
  /** From the first batch on. */
  | { readonly ask: 'begin' }
  | { readonly ask: 'next' };

export interface Summary extends Pick<Archive, 'exportedAt' | 'hash' | 'picture'> {
  readonly rows: number;
}
export type Told =
  | { readonly summary: Summary }
  | { readonly batch: Batch | null }
  | { readonly problem: ArchiveProblem };

/** Answers a page, one question after the other. The archive stays in the thread: the page sees a batch of it at a time. */
export function serveArchive(tell: (told: Told) => void): (asked: Asked) => Promise<void> {
  let archive: Archive | undefined;
  let batches: Generator<Batch> | undefined;
  return async (asked) => {
    try {
      if (asked.ask === 'read') {
        archive = await readArchive(asked.file);
        const { exportedAt, hash, picture } = archive;
        tell({ summary: { exportedAt, hash, picture, rows: rowsIn(archive) } });
        return;
      }
      if (asked.ask === 'begin' || !batches) batches = archive && batchesOf(archive);
      const next = batches?.next();
      tell({ batch: next && !next.done ? next.value : null });
    } catch (error) {
      tell({ problem: error instanceof ArchiveError ? error.problem : 'damaged' });
    }
  };
}

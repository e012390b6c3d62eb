import { ArchiveError } from './archive-error.js';
import type { Batch } from './batches.js';
import type { Asked, Summary, Told } from './serve-archive.js';

/** An archive that was read, in a thread of its own. */
export interface OpenArchive extends Summary {
  /** All batches, from the first on. */
  batches(): AsyncGenerator<Batch>;
  close(): void;
}

/**
 * Reads an archive in a worker, so that a page stays awake whatever the file holds, and a stop ends it at once.
 * @throws ArchiveError with the reason for which the file is not taken
 */
export async function openArchive(file: Blob, signal: AbortSignal): Promise<OpenArchive> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./archive-worker.js', import.meta.url));
  const close = () => worker.terminate();
  signal.addEventListener('abort', close);
  const ask = (asked: Asked): Promise<Told> =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<Told>) => resolve(data);
      // Out of memory, or the script did not load.
      worker.onerror = () => reject(new ArchiveError('damaged'));
      worker.postMessage(asked);
    });
  const told = await ask({ ask: 'read', file });
  if (!('summary' in told)) {
    close();
    throw new ArchiveError('problem' in told ? told.problem : 'damaged');
  }
  return {
    ...told.summary,
    close,
    async *batches() {
      for (let question: Asked = { ask: 'begin' }; ; question = { ask: 'next' }) {
        const answer = await ask(question);
        if (!('batch' in answer)) throw new ArchiveError('problem' in answer ? answer.problem : 'damaged');
        if (!answer.batch) return;
        yield answer.batch;
      }
    },
  };
}

import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Reason, type ReasonValues, SERMON_FILE_LIMITS } from '@berea/contracts';
import { ApiError } from '@berea/server';

/** Here as among the sources, and beside the built program. */
const PROGRAM = path.join(import.meta.dirname, 'file-worker.mjs');
/** Megabytes of objects: several times what the longest sermon takes. */
const HEAP_MB = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

/** An error that says why a file is not a sermon, and what to do. */
export const refusedFile = (reason: Reason, values?: ReasonValues) =>
  new ApiError(reason, { path: ['file'], ...(values && { values }) });

/** Content of a file: its text as a manuscript, and the details that it names as such. */
export interface FileText {
  readonly text: string;
  readonly fields: {
    readonly title?: string;
    readonly scripture?: string;
    readonly theme?: string;
    readonly date?: string;
    /** Whether Berea exported it: the details are as they were typed. */
    readonly isOurs?: boolean;
  };
}

/** The kind of a file: plain text, a Word document, or plain text whose lines stay as they are. */
export type FileKind = 'text' | 'document' | 'verbatim';

/** Reasons by the problem that the thread reports. */
const PROBLEMS: Readonly<Record<string, Reason>> = {
  foreign: 'file_no_document',
  large: 'file_too_much',
  hostile: 'file_hostile',
  noText: 'file_no_text',
  broken: 'file_broken',
};

/**
 * Reads a file in its own thread with limited memory, which is ended when it takes
 * too long.
 * @throws ApiError 400 for a file of another kind, a broken one, or one that is too large to read
 */
export async function readFile(kind: FileKind, file: Uint8Array): Promise<FileText> {
  const worker = new Worker(PROGRAM, {
    workerData: { file, kind, unfolded: SERMON_FILE_LIMITS.unfolded },
    resourceLimits: HEAP_MB,
    env: {},
    // The XML reader's output quotes a broken document, so it must not go into a log.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<FileText>((resolve, reject) => {
      const refuse = (problem: string) => reject(refusedFile(PROBLEMS[problem] ?? 'file_too_much'));
      timer = setTimeout(() => refuse('large'), SERMON_FILE_LIMITS.ms);
      worker.once('message', (read: FileText | { problem: string }) =>
        'problem' in read ? refuse(read.problem) : resolve(read),
      );
      // The thread ran out of memory; it reports every other problem itself.
      worker.once('error', () => refuse('large'));
      worker.once('exit', () => refuse('broken'));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

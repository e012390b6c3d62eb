import { fork } from 'node:child_process';
import path from 'node:path';
import { PICTURE_LIMITS, type Reason } from '@berea/contracts';
import { ApiError, TooBusyError } from '@berea/server';
import pLimit from 'p-limit';

/** Here as among the sources, and beside the built program. */
const PROGRAM = path.join(import.meta.dirname, 'picture-worker.mjs');
const MEBIBYTE = 1 << 20;
/** A small file may decode into more memory than a server has. */
const LIMITS = {
  pixels: PICTURE_LIMITS.pixels,
  /** Bytes of a picture of that many pixels, with four colours of 8 bits. */
  held: PICTURE_LIMITS.pixels * 4,
  /** The limit of the whole process: the held bytes, half as much for a decoder, and the process at rest. */
  memory: 360 * MEBIBYTE,
  /** The exit code when it uses more memory than that. */
  exit: 3,
  side: PICTURE_LIMITS.side,
  quality: 82,
};
const LONGEST_WORK_MS = 10_000;

/** Pictures that are read at once: each may take most of the memory that a container of this service has. */
const AT_ONCE = 1;
/** Most that wait, and for how long: with the time that reading may take, every answer comes before its deadline. */
const MOST_WAITING = 8;
const LONGEST_WAIT_MS = 20_000;

const BEGINNINGS: readonly ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (file) => file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (file) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
];

/** Whether a file begins as JPEG, PNG or WebP does. Only these are read: other formats have readers that may be fooled. */
const isOffered = (file: Buffer): boolean => BEGINNINGS.some((beginsSo) => beginsSo(file));

const inTurn = pLimit(AT_ONCE);

/**
 * The middle of a picture as a square WebP of pixels only: no place, camera or thumbnail. Pictures are read one after
 * the other.
 * @throws ApiError 400 for a file that is broken or not a JPEG, PNG or WebP, 413 for one above the limits;
 * TooBusyError
 */
export async function squarePicture(file: Buffer): Promise<Buffer> {
  if (file.length > PICTURE_LIMITS.bytes) throw refused('picture_over_limit');
  if (!isOffered(file)) throw refused('picture_of_other_kind');
  const busy = () => new TooBusyError('pictures_busy');
  if (inTurn.pendingCount >= MOST_WAITING) throw busy();
  const asked = performance.now();
  return inTurn(() => {
    if (performance.now() - asked > LONGEST_WAIT_MS) throw busy();
    return readPicture(file);
  });
}

interface Answer {
  readonly image?: Uint8Array;
  readonly problem?: 'large' | 'broken';
}

/**
 * Reads a picture in a separate process, whose memory is limited and which ends afterwards, whatever the file holds.
 */
async function readPicture(file: Buffer): Promise<Buffer> {
  const child = fork(PROGRAM, {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const { image, problem } = await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => resolve({ problem: 'large' }), LONGEST_WORK_MS);
      child.once('message', (answer: Answer) => resolve(answer));
      child.once('exit', (code, signal) => {
        // The process used more memory than allowed, or the system had none left.
        if (signal || code === LIMITS.exit) resolve({ problem: 'large' });
        else reject(new Error(`The process that reads pictures ended with exit code ${code}.`));
      });
      child.once('error', reject);
      // If the process is gone, its exit gives the reason.
      child.send({ file, limits: LIMITS }, () => undefined);
    });
    if (image) return Buffer.from(image);
    throw problem === 'large' ? refused('picture_too_large') : refused('picture_broken');
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

const refused = (reason: Reason) =>
  new ApiError(reason, { path: ['image'], values: { megapixels: PICTURE_LIMITS.pixels / 1_000_000 } });

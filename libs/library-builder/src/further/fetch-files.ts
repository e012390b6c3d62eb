import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { type PinnedFile, type PinnedFiles, sha256 } from '@berea/text-packs';
import { isPublic, lookupPublic } from './public-addresses.js';

/** How far a download may go. */
export interface Limits {
  /** Milliseconds without a byte. */
  readonly silentMs: number;
  /** Milliseconds for all files together. */
  readonly wholeMs: number;
  /** How often a file is asked for; each time where it broke off. */
  readonly attempts: number;
  readonly redirects: number;
  /** Whether servers of this machine, and without TLS, may be asked: for tests alone. */
  readonly local?: true;
}

export const LIMITS: Limits = { silentMs: 30_000, wholeMs: 15 * 60_000, attempts: 4, redirects: 3 };

/** The download broke off and may go on. */
class BrokenOff extends Error {}

/**
 * Fetches pinned files into a folder, one after the other. A file that broke off goes on where it stopped, now or at the
 * next call; one that is there already is not asked for. Nothing is larger than the catalogue says.
 * @throws Error with a sentence for people when a file does not come, or is not the one that is pinned
 */
export async function fetchFiles(
  folder: string,
  { address, files }: PinnedFiles,
  limits: Limits,
  log: (text: string) => void,
): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const whole = AbortSignal.timeout(limits.wholeMs);
  for (const [at, file] of files.entries()) {
    const [name] = file;
    if (!isWhole(path.join(folder, name), file)) await fetchFile(folder, new URL(name, address), file, limits, whole);
    log(`fetched ${at + 1} of ${files.length} files`);
  }
}

async function fetchFile(
  folder: string,
  address: URL,
  file: PinnedFile,
  limits: Limits,
  whole: AbortSignal,
): Promise<void> {
  const [name, bytes] = file;
  const part = path.join(folder, `${name}.part`);
  let problem = '';
  for (let attempt = 0; attempt < limits.attempts && sizeOf(part) < bytes; attempt += 1) {
    try {
      await fetchRest(address, part, bytes, limits, whole);
    } catch (error) {
      if (whole.aborted) throw new Error(`${address.href} takes too long.`, { cause: error });
      if (!(error instanceof BrokenOff)) {
        fs.rmSync(part, { force: true });
        throw error;
      }
      problem = error.message;
    }
  }
  if (sizeOf(part) < bytes) throw new Error(`${address.href} did not come whole: ${problem || 'it is too short'}.`);
  if (!isWhole(part, file)) {
    fs.rmSync(part);
    throw new Error(`${address.href} is not the file that is known: its SHA-256 is another. It was not used.`);
  }
  fs.renameSync(part, path.join(folder, name));
}

/** Appends to a part what its file still lacks. */
async function fetchRest(address: URL, part: string, bytes: number, limits: Limits, whole: AbortSignal): Promise<void> {
  const offset = sizeOf(part);
  const response = await ask(address, offset, limits, whole);
  try {
    const { statusCode = 0, headers } = response;
    const from = statusCode === 206 && headers['content-range']?.startsWith(`bytes ${offset}-`) ? offset : 0;
    if (statusCode >= 500 || statusCode === 429) throw new BrokenOff(`${address.host} answers ${statusCode}`);
    if (statusCode !== 200 && from !== offset) throw new Error(`${address.href} answers ${statusCode}.`);
    if (statusCode !== 200 && statusCode !== 206) throw new Error(`${address.href} answers ${statusCode}.`);
    if (from + Number(headers['content-length'] ?? 0) > bytes) throw tooLarge(address, bytes);
    await write(response, part, from, bytes, address);
  } finally {
    response.destroy();
  }
}

/** Each piece is written as it comes: what came before it broke off need not come again. */
async function write(
  response: http.IncomingMessage,
  part: string,
  from: number,
  bytes: number,
  address: URL,
): Promise<void> {
  const file = fs.openSync(part, from > 0 ? 'a' : 'w');
  let size = from;
  try {
    await new Promise<void>((resolve, reject) => {
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        try {
          if (size > bytes) throw tooLarge(address, bytes);
          fs.writeSync(file, chunk);
        } catch (error) {
          reject(error);
          response.destroy();
        }
      });
      response.once('end', resolve);
      response.once('error', (error) => reject(new BrokenOff(error.message, { cause: error })));
      response.once('close', () => reject(new BrokenOff('it broke off')));
    });
  } finally {
    fs.closeSync(file);
  }
}

const tooLarge = (address: URL, bytes: number): Error =>
  new Error(`${address.href} is larger than the ${bytes} bytes that are known.`);

/** Asks for what follows `offset`, from wherever the address leads within the limits. */
async function ask(address: URL, offset: number, limits: Limits, whole: AbortSignal): Promise<http.IncomingMessage> {
  let at = address;
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const response = await request(at, offset, limits, whole);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return response;
    response.destroy();
    if (!URL.canParse(headers.location, at.href)) throw new Error(`${at.href} leads to no address.`);
    at = new URL(headers.location, at);
  }
  throw new Error(`${address.href} leads from address to address without end.`);
}

function request(address: URL, offset: number, limits: Limits, whole: AbortSignal): Promise<http.IncomingMessage> {
  const { local, silentMs } = limits;
  if (!local && address.protocol !== 'https:') throw new Error(`${address.href} is no address of HTTPS.`);
  if (!local && !isPublic(address.hostname)) throw new Error(`${address.href} is no public address.`);
  const open = local && address.protocol === 'http:' ? http.request : https.request;
  return new Promise((resolve, reject) => {
    const asked = open(address, {
      // A compressed answer has another length.
      headers: { 'accept-encoding': 'identity', ...(offset > 0 && { range: `bytes=${offset}-` }) },
      signal: whole,
      ...(!local && { lookup: lookupPublic }),
    });
    asked.setTimeout(silentMs, () => asked.destroy(new Error(`${address.host} is silent`)));
    asked.once('response', resolve);
    asked.on('error', (error) => reject(new BrokenOff(`${address.host} is unavailable (${error.message})`)));
    asked.end();
  });
}

const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const isWhole = (file: string, [, bytes, hash]: PinnedFile): boolean =>
  sizeOf(file) === bytes && sha256(fs.readFileSync(file)) === hash;

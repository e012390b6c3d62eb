/** A read that the page asked for by itself, before any of its scripts had arrived. */
export interface FirstRead {
  /** Path and query. */
  readonly address: string;
  readonly authorization: string;
  /** When it was asked, as `performance.now()` has it. */
  readonly asked: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** The answers that the page asked for first and that no call has taken yet. */
    bereaFirstReads?: FirstRead[];
  }
}

/** An answer counts as new for this long. A later call asks again. */
const FRESH_MS = 30_000;

/**
 * The answer to a read that is under way already, once. Undefined if there is none under this address and token, or if
 * it failed: then the caller asks as ever. Reads begun before the first change are dropped after it, and reads of one
 * user are kept for no other.
 */
export async function takeFirstRead({ method, url, headers }: Request): Promise<Response | undefined> {
  const reads = (window.bereaFirstReads ??= []);
  const bearer = headers.get('authorization');
  if (method !== 'GET' || reads.some(({ authorization }) => authorization !== bearer)) reads.length = 0;
  const sought = unversioned(url);
  const at = reads.findIndex(
    ({ address, asked }) => unversioned(address) === sought && performance.now() - asked < FRESH_MS,
  );
  const [read] = at === -1 ? [] : reads.splice(at, 1);
  const answer = await read?.answer.catch(() => undefined);
  return answer?.ok ? answer : undefined;
}

/** An address without the content version that it may name: an answer that was asked for just now is of the newest one. */
function unversioned(address: string): string {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  searchParams.delete('v');
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}

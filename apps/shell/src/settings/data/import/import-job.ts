import type { Api } from '@berea/web';
import { patiently } from '../patiently.js';
import type { Batch } from './batches.js';
import { openArchive, type OpenArchive } from './open-archive.js';
import { type Tally, Tallying } from './tally.js';

export type ImportState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly name: string }
  /** Compares with what is here; nothing is written. */
  | { readonly status: 'comparing'; readonly name: string; readonly share: number }
  | { readonly status: 'preview'; readonly name: string; readonly exportedAt: string; readonly tally: Tally }
  | { readonly status: 'writing'; readonly name: string; readonly share: number; readonly stopping: boolean }
  | { readonly status: 'done'; readonly name: string; readonly tally: Tally; readonly whole: boolean }
  | { readonly status: 'failed'; readonly name: string; readonly error: unknown; readonly written: boolean };

const IDLE: ImportState = { status: 'idle' };

export interface ImportSources {
  readonly api: Api;
  readonly userId: string;
  /** Called when something may have been written. */
  readonly onWritten: () => void;
}

/**
 * Brings an archive into one person's account, from this page. It goes on while other pages are open. What was written
 * stays when it ends early: another try with the same archive goes on from there, since nothing is added twice.
 */
class ImportJob {
  private state: ImportState = IDLE;
  private owner: string | undefined;
  private archive: OpenArchive | undefined;
  private ending: AbortController | undefined;
  private isStopping = false;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Of this user alone: what another one left on this page is dropped. */
  readonly stateFor = (userId: string | undefined): ImportState => (this.owner === userId ? this.state : IDLE);

  /** Reads a file, and tells what would become of it. */
  open(file: File, { api, userId }: Pick<ImportSources, 'api' | 'userId'>): void {
    this.drop();
    this.owner = userId;
    const { name } = file;
    this.run(name, false, async (signal) => {
      this.tell({ status: 'reading', name });
      const archive = await openArchive(file, signal);
      this.archive = archive;
      const tell = (share: number) => this.tell({ status: 'comparing', name, share });
      const { tally } = await this.send(api, archive, name, signal, { write: false, tell });
      return { status: 'preview', name, exportedAt: archive.exportedAt, tally };
    });
  }

  /** Writes what was shown. */
  write({ api, userId, onWritten }: ImportSources): void {
    const { archive, state } = this;
    const isReady = state.status === 'preview' || (state.status === 'failed' && state.written);
    if (!archive || this.owner !== userId || !isReady) return;
    const { name } = state;
    this.isStopping = false;
    this.run(name, true, async (signal) => {
      signal.addEventListener('abort', onWritten, { once: true });
      const tell = (share: number) => this.tell({ status: 'writing', name, share, stopping: this.isStopping });
      const { tally, whole } = await this.send(api, archive, name, signal, { write: true, tell }).finally(onWritten);
      if (whole) await this.putPicture(api, archive, signal);
      archive.close();
      return { status: 'done', name, tally, whole };
    });
  }

  /** Ends the writing after what is being written: nothing is left half. Before it, ends at once. */
  readonly stop = (): void => {
    if (this.state.status !== 'writing') return this.drop();
    this.isStopping = true;
    this.tell({ ...this.state, stopping: true });
  };

  /** Ends it, and keeps nothing of the archive on the page. */
  readonly drop = (): void => {
    this.ending?.abort();
    this.archive?.close();
    this.archive = undefined;
    this.owner = undefined;
    this.tell(IDLE);
  };

  private tell(state: ImportState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private run(name: string, written: boolean, work: (signal: AbortSignal) => Promise<ImportState>): void {
    const ending = new AbortController();
    this.ending = ending;
    const { signal } = ending;
    work(signal).then(
      (state) => signal.aborted || this.tell(state),
      (error: unknown) => signal.aborted || this.tell({ status: 'failed', name, error, written }),
    );
  }

  private async send(
    api: Api,
    archive: OpenArchive,
    name: string,
    signal: AbortSignal,
    { write, tell }: { readonly write: boolean; readonly tell: (share: number) => void },
  ): Promise<{ tally: Tally; whole: boolean }> {
    const tallying = new Tallying();
    const call = { import: importIdOf(archive.hash), source: name.slice(0, 100).trim() || 'archive', write };
    let [sent, within] = [0, false];
    tell(0);
    for await (const batch of archive.batches()) {
      if (write && this.isStopping && !within) return { tally: tallying.tally, whole: false };
      const outcomes = batch.size > 0 ? await patiently(() => putBatch(api, batch, call, signal), signal) : NONE;
      tallying.add(batch, outcomes);
      within = batch.unfinished;
      sent += batch.size + batch.unsendable.length;
      tell(sent / Math.max(1, archive.rows));
    }
    return { tally: tallying.tally, whole: true };
  }

  /** The picture of the archive, for an account that has none. */
  private async putPicture(api: Api, { picture }: OpenArchive, signal: AbortSignal): Promise<void> {
    if (!picture) return;
    const { profilePicture } = await patiently(() => api.profile.show.call({}, { signal }), signal);
    if (profilePicture !== null) return;
    const image = btoa(Array.from(picture, (byte) => String.fromCharCode(byte)).join(''));
    await patiently(() => api.profile.setPicture.call({ image }, { signal }), signal);
  }
}

const NONE = { outcomes: {}, reasons: [] };

export const importJob = new ImportJob();

interface Call {
  readonly import: string;
  readonly source: string;
  readonly write: boolean;
}

function putBatch(api: Api, { service, rows }: Batch, call: Call, signal: AbortSignal) {
  const body = { ...call, rows: mutable(rows) };
  return service === 'content'
    ? api.importContent.put.call(body, { signal })
    : api.importStudy.put.call(body, { signal });
}

const mutable = (rows: Batch['rows']): Record<string, Record<string, unknown>[]> =>
  Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, [...list]]));

/** A UUID out of the hash of an archive: the same archive goes on with the same import. */
function importIdOf(hash: Uint8Array | undefined): string {
  const bytes = hash?.slice(0, 16) ?? crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

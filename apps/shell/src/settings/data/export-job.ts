import { loadReferenceReader } from '@berea/scripture';
import { loadFeature } from '@berea/web/host';
import type { ExportedSermon, TextKind } from './archive/build-archive.js';
import { isJournal } from './archive/is-journal.js';
import { dataOf, newReading, readData, type Reading, type Sources } from './read-data.js';

export type PartName = TextKind | 'marks';
export interface Part {
  readonly name: PartName;
  readonly total: number;
  readonly done: number;
}

export type ExportState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      /** Null while rows are still read. */
      readonly parts: readonly Part[] | null;
      /** 0 to 1 */
      readonly share: number;
    }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'done'; readonly parts: readonly Part[]; readonly archive: Archive };

export interface Archive {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** From which the browser saves it, until it is dropped. */
  readonly address: string;
  /** How many sermons have no Word document, because the part of Berea that makes them did not load. */
  readonly withoutDocument: number;
}

/** The remote that keeps sermons makes their documents. */
const SERMONS = 'sermon';
/** The part of the progress that reading takes. */
const READING = 0.4;
/** So long the page may be busy at a time. */
const BUSY_MS = 12;

export type ExportSources = Omit<Sources, 'signal' | 'onProgress'> & { readonly userId: string };

const IDLE: ExportState = { status: 'idle' };

/**
 * Makes one person's archive, in this page: no server keeps it, and no link to it can be found by others. It goes on while
 * other pages are open. A try after a failure keeps what was read.
 */
class ExportJob {
  private state: ExportState = IDLE;
  private owner: string | undefined;
  private reading: Reading | undefined;
  private stopping: AbortController | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Of this user alone: what another one left on this page is dropped. */
  readonly stateFor = (userId: string | undefined): ExportState => (this.owner === userId ? this.state : IDLE);

  start({ userId, ...sources }: ExportSources): void {
    if (this.owner !== userId) this.drop();
    this.owner = userId;
    this.stopping?.abort();
    const stopping = new AbortController();
    this.stopping = stopping;
    const reading = (this.reading ??= newReading());
    const { signal } = stopping;
    this.tell({ status: 'running', parts: null, share: 0 });
    this.make(reading, sources, signal).then(
      (state) => {
        if (signal.aborted) return;
        this.reading = undefined;
        this.tell(state);
      },
      (error: unknown) => signal.aborted || this.tell({ status: 'failed', error }),
    );
  }

  /** Ends it, and keeps nothing of it. */
  readonly drop = (): void => {
    this.stopping?.abort();
    this.reading = undefined;
    this.owner = undefined;
    this.tell(IDLE);
  };

  private tell(state: ExportState): void {
    if (this.state.status === 'done') URL.revokeObjectURL(this.state.archive.address);
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private async make(
    reading: Reading,
    sources: Omit<ExportSources, 'userId'>,
    signal: AbortSignal,
  ): Promise<ExportState> {
    const read = (share: number) =>
      signal.aborted || this.tell({ status: 'running', parts: null, share: share * READING });
    await readData(reading, { ...sources, signal, onProgress: read });
    const now = new Date();
    const data = dataOf(reading, now.toISOString());
    let parts = partsOf(data.content, data.study.conversations.length);
    const texts = parts.filter(({ name }) => name !== 'marks').reduce((sum, { total }) => sum + total, 0);
    const breathe = breathing(signal);
    let [packed, withoutDocument] = [0, 0];
    const show = () =>
      this.tell({ status: 'running', parts, share: READING + (1 - READING) * (packed / Math.max(1, texts)) });
    show();
    const [{ buildArchive }, { zipFiles }, reader] = await Promise.all([
      import('./archive/build-archive.js'),
      import('./archive/zip-files.js'),
      loadReferenceReader(),
    ]);
    // Loaded for the first sermon: who has none needs nothing of it.
    let documents: ReturnType<typeof loadDocuments> | undefined;
    const files = buildArchive({
      data,
      picture: reading.picture,
      reader,
      document: async (sermon) => {
        documents ??= loadDocuments();
        const make = await documents;
        const document = await make(sermon).catch(() => null);
        if (!document) withoutDocument += 1;
        return document;
      },
      onText: async (kind) => {
        parts = parts.map((part) => (part.name === kind ? { ...part, done: part.done + 1 } : part));
        packed += 1;
        if (await breathe()) show();
      },
    });
    const file = await zipFiles(files, breathe);
    const name = `berea-${data.exportedAt.slice(0, 10)}.zip`;
    signal.throwIfAborted();
    const address = URL.createObjectURL(file);
    return { status: 'done', parts, archive: { name, size: file.size, address, withoutDocument } };
  }
}

export const exportJob = new ExportJob();

function partsOf(
  { notes, sermons, highlights, bookmarks }: ReturnType<typeof dataOf>['content'],
  conversations: number,
): Part[] {
  const kept = notes.filter(({ deletedAt }) => deletedAt === null);
  const journal = kept.filter(isJournal).length;
  const part = (name: PartName, total: number, done = 0): Part => ({ name, total, done });
  const marks = highlights.length + bookmarks.length;
  return [
    part('journal', journal),
    part('notes', kept.length - journal),
    part('sermons', sermons.filter(({ deletedAt }) => deletedAt === null).length),
    part('conversations', conversations),
    part('marks', marks, marks),
  ];
}

/** Without the remote, the archive has the sermons as text alone. */
async function loadDocuments(): Promise<(sermon: ExportedSermon) => Promise<Uint8Array | null>> {
  const documents = await loadFeature(SERMONS)
    .then((feature) => feature.documents?.())
    .catch(() => undefined);
  return async ({ title, scripture, theme, outline, body }) => {
    const made = await documents?.documents.sermonDocument({
      title,
      scripture,
      theme: theme ?? undefined,
      outline,
      body: body ?? undefined,
    });
    return made ? new Uint8Array(await made.arrayBuffer()) : null;
  };
}

/** Lets the page do what waits, from time to time: also in a tab in the background, whose timers are slow. */
function breathing(signal: AbortSignal): () => Promise<boolean> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < BUSY_MS) return false;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
    since = performance.now();
    return true;
  };
}

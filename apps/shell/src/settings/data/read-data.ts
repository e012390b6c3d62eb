import type { ContentRows, ExportedData, StudyRows } from '@berea/contracts';
import type { Api } from '@berea/web';
import { patiently } from './patiently.js';

type Counts = Readonly<Record<string, number>>;

/** What was read so far: another try goes on from here. */
export interface Reading {
  account?: unknown;
  readonly content: Walk<ContentRows>;
  readonly study: Walk<StudyRows>;
  picture?: Uint8Array;
}
interface Walk<Rows> {
  rows: Rows;
  counts: Counts;
  /** Null at the end, undefined at the beginning. */
  next?: string | null;
}

export const newReading = (): Reading => ({
  content: {
    rows: {
      profiles: [],
      pictures: [],
      notes: [],
      sermons: [],
      bookmarks: [],
      highlights: [],
      readings: [],
      readingPlans: [],
      versions: [],
      sermonLinks: [],
      personalTokens: [],
      reports: [],
    },
    counts: {},
  },
  study: { rows: { conversations: [], messages: [], modelUsage: [] }, counts: {} },
});

export interface Sources {
  readonly api: Api;
  /** What the auth service holds. */
  readonly account: () => Promise<unknown>;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** Reads all that three services hold of the account, into `reading`. */
export async function readData(reading: Reading, { api, account, signal, onProgress }: Sources): Promise<void> {
  const { content, study } = reading;
  const tell = () => onProgress(shareOf([content, study]));
  await walk(content, (after) => api.exportContent.read.call({ after }, { signal }), signal, tell);
  await walk(study, (after) => api.exportStudy.read.call({ after }, { signal }), signal, tell);
  reading.account ??= await patiently(account, signal);
  const [picture] = content.rows.pictures;
  if (!picture || reading.picture) return;
  const { version } = picture;
  const file = await patiently(() => api.profile.picture.call({ version }, { signal }), signal);
  reading.picture = new Uint8Array(await file.arrayBuffer());
}

export const dataOf = ({ account, content, study }: Reading, exportedAt: string): ExportedData => ({
  format: 'berea-export-1',
  exportedAt,
  account: account ?? null,
  content: content.rows,
  study: study.rows,
});

interface Page<Rows> {
  readonly counts?: Counts | undefined;
  readonly rows: Partial<Rows>;
  readonly next: string | null;
}

async function walk<Rows extends Record<keyof Rows, unknown[]>>(
  walked: Walk<Rows>,
  ask: (after: string | undefined) => Promise<Page<Rows>>,
  signal: AbortSignal,
  onPage: () => void,
): Promise<void> {
  while (walked.next !== null) {
    const after = walked.next;
    const page = await patiently(() => ask(after), signal);
    for (const table in walked.rows) {
      const list: unknown[] = walked.rows[table];
      for (const row of page.rows[table] ?? []) list.push(row);
    }
    walked.counts = page.counts ?? walked.counts;
    walked.next = page.next;
    onPage();
  }
}

function shareOf(walks: readonly Walk<object>[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const all = sum(walks.flatMap(({ counts }) => Object.values(counts)));
  const read = sum(walks.flatMap(({ rows }) => Object.values(rows).map((list: unknown[]) => list.length)));
  return all === 0 ? 1 : Math.min(1, read / all);
}

import type { Row } from './archive-row.js';
import type { Archive } from './read-archive.js';

export type Service = 'content' | 'study';

/** Rows that are sent together. */
export interface Batch {
  readonly service: Service;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** How many rows it has, and how many could not be sent. */
  readonly size: number;
  /** Whether it ends within something: a stop waits for the rest of it. */
  readonly unfinished: boolean;
  readonly unsendable: readonly { readonly table: string; readonly row: Row; readonly why: 'too-large' | 'no-text' }[];
}

/** Below what a server takes at once: bytes, values, and rows, of which answers are checked again one by one. */
const MOST = { bytes: 900_000, values: 8_000, rows: 200, messages: 20 } as const;

/** A thing with what belongs to it, in order. */
type Group = readonly { readonly table: string; readonly row: Row }[];

/** All that an import takes of an archive, in the order in which it is sent. */
export function* batchesOf({ content, study }: Pick<Archive, 'content' | 'study'>): Generator<Batch> {
  yield* pack('content', contentGroups(content));
  yield* pack('study', studyGroups(study));
}

/** How many rows an import takes. */
export const rowsIn = (archive: Pick<Archive, 'content' | 'study'>): number => {
  let sum = 0;
  for (const { size, unsendable } of batchesOf(archive)) sum += size + unsendable.length;
  return sum;
};

function* contentGroups(tables: Archive['content']): Generator<Group> {
  const versions = groupBy(tables['versions'] ?? [], 'itemId');
  const alone = (table: string) => (tables[table] ?? []).map((row): Group => [{ table, row }]);
  yield* alone('profiles');
  for (const table of ['notes', 'sermons'])
    for (const row of tables[table] ?? []) {
      const earlier = (versions.get(row['id']) ?? []).filter(({ resource }) => resource === table);
      yield [{ table, row }, ...earlier.map((version) => ({ table: 'versions', row: version }))];
    }
  for (const table of ['bookmarks', 'highlights', 'readings', 'readingPlans']) yield* alone(table);
}

function* studyGroups(tables: Archive['study']): Generator<Group> {
  const messages = groupBy(tables['messages'] ?? [], 'conversationId');
  for (const row of tables['conversations'] ?? []) {
    const asked = messages.get(row['id']) ?? [];
    messages.delete(row['id']);
    yield [{ table: 'conversations', row }, ...inOrder(asked).map((message) => ({ table: 'messages', row: message }))];
  }
  // The server says of each that its conversation is missing.
  for (const lost of messages.values()) yield lost.map((row) => ({ table: 'messages', row }));
}

/** `Map.groupBy`, for browsers that lack it. */
function groupBy(rows: readonly Row[], field: string): Map<unknown, Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[field]);
    if (group) group.push(row);
    else groups.set(row[field], [row]);
  }
  return groups;
}

const inOrder = (rows: readonly Row[]): Row[] =>
  [...rows].sort((one, other) => {
    const [a, b] = [String(one['createdAt']), String(other['createdAt'])];
    return a < b ? -1 : a > b ? 1 : 0;
  });

function* pack(service: Service, groups: Iterable<Group>): Generator<Batch> {
  let filling = new Filling(service);
  for (const group of groups) {
    const rows = group.map(({ table, row }) => ({ table, row, ...sizeOf(row) }));
    // What fits into a call of its own is never sent in two.
    if (!filling.isEmpty && !filling.takes(rows) && new Filling(service).takes(rows)) {
      yield filling.batch(false);
      filling = new Filling(service);
    }
    for (const each of rows) {
      if (!filling.takes([each]) && !filling.isEmpty) {
        yield filling.batch(true);
        filling = new Filling(service);
      }
      filling.add(each);
    }
  }
  if (!filling.isEmpty) yield filling.batch(false);
}

interface Sized {
  readonly table: string;
  readonly row: Row;
  readonly bytes: number;
  readonly values: number;
  readonly storable: boolean;
}

class Filling {
  private readonly rows: Record<string, Row[]> = {};
  private readonly unsendable: Batch['unsendable'][number][] = [];
  private bytes = 0;
  private values = 0;
  private count = 0;

  constructor(private readonly service: Service) {}

  get isEmpty(): boolean {
    return this.count === 0 && this.unsendable.length === 0;
  }

  takes(more: readonly Sized[]): boolean {
    const sum = (of: (each: Sized) => number) => more.reduce((all, each) => all + of(each), 0);
    const messages = (this.rows['messages']?.length ?? 0) + sum(({ table }) => (table === 'messages' ? 1 : 0));
    return (
      this.bytes + sum(({ bytes }) => bytes) <= MOST.bytes &&
      this.values + sum(({ values }) => values) <= MOST.values &&
      this.count + more.length <= MOST.rows &&
      messages <= MOST.messages
    );
  }

  add({ table, row, bytes, values, storable }: Sized): void {
    if (!storable || bytes > MOST.bytes || values > MOST.values) {
      this.unsendable.push({ table, row, why: storable ? 'too-large' : 'no-text' });
      return;
    }
    (this.rows[table] ??= []).push(row);
    this.bytes += bytes;
    this.values += values;
    this.count += 1;
  }

  batch(unfinished: boolean): Batch {
    const { service, rows, count: size, unsendable } = this;
    return { service, rows, size, unfinished, unsendable };
  }
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** What a row takes in a call, and whether a server would store all its texts. Rows are nested 32 deep at most. */
function sizeOf(row: Row): Pick<Sized, 'bytes' | 'values' | 'storable'> {
  let [values, storable] = [1, true];
  const visit = (value: unknown): void => {
    values += 1;
    if (typeof value === 'string') storable &&= !value.includes('\0') && isWellFormed(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (!Array.isArray(value)) storable &&= !FORBIDDEN_KEYS.has(key) && !key.includes('\0') && isWellFormed(key);
      visit(each);
    }
  };
  visit(row);
  return { bytes: new TextEncoder().encode(JSON.stringify(row)).length + 1, values, storable };
}

/** Whether no half of a letter stands alone; older browsers have no `isWellFormed`. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

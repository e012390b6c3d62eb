import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import type { VersePlace } from '../places/locate.js';

type MarkRow = VersePlace & { readonly userId: string };

/** The wanted state of one verse, its book under the canonical name. */
export interface MarkChange<Row> {
  readonly place: VersePlace;
  /** The columns of the mark beside its verse; null removes the mark. */
  readonly mark: Partial<Row> | null;
}

/**
 * Brings the marks of many verses to the wanted state, in the caller's transaction. A mark that has it already keeps
 * its time, and so its place in the list.
 * @param changes each verse once
 * @returns the present marks, in the order of `changes`
 */
export async function changeMarks<Row extends MarkRow>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  userId: string,
  changes: readonly MarkChange<Row>[],
): Promise<Row[]> {
  const { tablePath } = manager.dataSource.getMetadata(entity);
  // Without the lock, two changes of the same verses in different orders could deadlock.
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${tablePath}:${userId}`]);
  const keysOf = (wanted: readonly MarkChange<Row>[]) =>
    wanted.map(({ place: { book, chapter, verse } }) => ({ userId, book, chapter, verse }));
  const removed = changes.filter(({ mark }) => !mark);
  if (removed.length) await manager.delete(entity, keysOf(removed));
  const kept = changes.filter(({ mark }) => mark);
  if (!kept.length) return [];
  const keys = keysOf(kept);
  await manager.upsert(
    entity,
    keys.map((key, index) => ({ ...key, ...kept[index]?.mark }) as object as QueryDeepPartialEntity<Row>),
    { conflictPaths: ['userId', 'book', 'chapter', 'verse'], skipUpdateIfNoValuesChanged: true },
  );
  const rows = await manager.find(entity, { where: keys as FindOptionsWhere<Row>[] });
  const rowOf = new Map(rows.map((row) => [nameOf(row), row]));
  return keys.flatMap((key) => rowOf.get(nameOf(key)) ?? []);
}

const nameOf = ({ book, chapter, verse }: VersePlace): string => `${book} ${chapter}:${verse}`;

import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import type { VersePlace } from '../places/locate.js';

type MarkRow = VersePlace & { readonly userId: string };

/** What one verse is to be, its book under the canonical name. */
export interface MarkChange<Row> {
  readonly place: VersePlace;
  /** What the mark says beside its verse; null removes it. */
  readonly mark: Partial<Row> | null;
}

/**
 * Brings the marks of many verses to where they are wanted, in the caller's transaction. A mark that is as wanted
 * already keeps its time, and with it its place in the list.
 * @param changes each verse once
 * @returns the marks that stand now, in the order of `changes`
 */
export async function changeMarks<Row extends MarkRow>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  userId: string,
  changes: readonly MarkChange<Row>[],
): Promise<Row[]> {
  const { tablePath } = manager.dataSource.getMetadata(entity);
  // Two changes that meet in some verses, in another order each, would wait for one another until one is given up.
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

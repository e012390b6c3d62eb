import { HISTORY_LIMITS, type VersionSummary } from '@berea/contracts';
import type { EntityManager } from 'typeorm';
import { fieldsAsJson, wordsOf } from './item-as-json.js';
import type { ListResource } from './list-resource.js';

export interface OwnItem {
  readonly userId: string;
  readonly id: string;
}

/** A program could push out all versions of its user in a minute; what it replaces of its own is kept once an hour. */
const APART_OF_TOKENS_S = 3_600;

/**
 * Keeps the present texts of something as a version, before they change. Postgres copies them; the oldest versions beyond
 * the limit go.
 * @param apartS nothing is kept where the last version was recorded less than so many seconds ago
 * @param byToken a program changes them: what its user wrote last is kept, of its own texts one an hour
 */
export async function recordVersion(
  manager: EntityManager,
  { table, fields }: ListResource,
  { userId, id }: OwnItem,
  {
    apartS = 0,
    label,
    byToken = false,
  }: { readonly apartS?: number; readonly label?: string | undefined; readonly byToken?: boolean } = {},
): Promise<void> {
  const recorded: unknown[] = await manager.query(
    `insert into content.versions (user_id, resource, item_id, version, label, by_token, words, content, saved_at)
       select user_id, $3, id, version, $4, $6, ${wordsOf(fields)}, ${fieldsAsJson(fields)}, updated_at
         from content.${table} as item
        where user_id = $1 and id = $2 and deleted_at is null
          and not exists (select from content.versions as kept
                           where kept.user_id = $1 and kept.resource = $3 and kept.item_id = $2
                             and kept.recorded_at > now() - $5 * interval '1 second')
          and not exists (select from (select by_token, recorded_at from content.versions
                                        where user_id = $1 and resource = $3 and item_id = $2
                                        order by version desc limit 1) as last
                           where $6 and last.by_token and last.recorded_at > now() - $7 * interval '1 second')
     on conflict (user_id, resource, item_id, version) do nothing
     returning version`,
    [userId, id, table, label ?? null, apartS, byToken, APART_OF_TOKENS_S],
  );
  if (!recorded.length) return;
  await manager.query(
    `delete from content.versions where user_id = $1 and resource = $2 and item_id = $3 and version in (
       select version from content.versions where user_id = $1 and resource = $2 and item_id = $3
        order by version desc offset $4)`,
    [userId, table, id, HISTORY_LIMITS.versions],
  );
}

/** Names a version that is kept. @returns false where there is no such version */
export async function nameVersion(
  manager: EntityManager,
  { table }: ListResource,
  { userId, id }: OwnItem,
  version: number,
  label: string | undefined,
): Promise<boolean> {
  const [, named]: [unknown, number] = await manager.query(
    `update content.versions set label = $5 where user_id = $1 and resource = $2 and item_id = $3 and version = $4`,
    [userId, table, id, version, label ?? null],
  );
  return named > 0;
}

/** The fields that a version holds; undefined where there is no such version. */
export async function readVersion(
  manager: EntityManager,
  { table }: ListResource,
  { userId, id }: OwnItem,
  version: number,
): Promise<{ readonly fields: Readonly<Record<string, unknown>>; readonly savedAt: Date } | undefined> {
  const [kept]: { content: string; saved_at: Date }[] = await manager.query(
    `select content, saved_at from content.versions
      where user_id = $1 and resource = $2 and item_id = $3 and version = $4`,
    [userId, table, id, version],
  );
  return kept && { fields: JSON.parse(kept.content) as Record<string, unknown>, savedAt: kept.saved_at };
}

interface SummaryRow {
  readonly version: number;
  readonly saved_at: Date;
  readonly label: string | null;
  readonly words: number;
  readonly current: boolean;
}

/** The present version and the earlier ones, newest first; empty where there is no such thing. */
export async function listVersions(
  manager: EntityManager,
  { table, fields }: ListResource,
  { userId, id }: OwnItem,
): Promise<VersionSummary[]> {
  const rows: SummaryRow[] = await manager.query(
    `with present as (
       select version, updated_at, ${wordsOf(fields)} as words from content.${table}
        where user_id = $1 and id = $2 and deleted_at is null)
     select present.version, present.updated_at as saved_at, kept.label, present.words, true as current
       from present left join content.versions as kept
         on kept.user_id = $1 and kept.resource = $3 and kept.item_id = $2 and kept.version = present.version
     union all
     select kept.version, kept.saved_at, kept.label, kept.words, false
       from content.versions as kept, present
      where kept.user_id = $1 and kept.resource = $3 and kept.item_id = $2 and kept.version < present.version
     order by version desc`,
    [userId, id, table],
  );
  return rows.map(({ version, saved_at, label, words, current }) => ({
    version,
    savedAt: saved_at.toISOString(),
    ...(label && { label }),
    words,
    ...(current && { current: true as const }),
  }));
}

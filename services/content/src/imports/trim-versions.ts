import { HISTORY_LIMITS } from '@berea/contracts';
import { isAdded, type Judged } from '@berea/server';
import type { EntityManager } from 'typeorm';
import { RESOURCES } from '../schema.js';

/** Of the versions that an import added, those stay that any item may have: earlier ones of what is here, the newest 50. */
export async function trimVersions(manager: EntityManager, userId: string, judged: Judged): Promise<void> {
  const added = [...judged].flatMap(([{ field }, rows]) =>
    field === 'versions' ? rows.filter(isAdded).map(({ columns }) => columns) : [],
  );
  for (const { table } of RESOURCES) {
    const items = added.flatMap(({ resource, item_id: item }) => (resource === table ? [item] : []));
    if (!items.length) continue;
    await manager.query(
      `delete from content.versions as kept using (
         select version.item_id, version.version, item.version as present,
                row_number() over (partition by version.item_id 
                  order by version.version <= item.version desc, version.version desc) as place
           from content.versions as version
           left join content.${table} as item on item.user_id = $1 and item.id = version.item_id
          where version.user_id = $1 and version.resource = $2 and version.item_id = any($3::uuid[])) as known
        where kept.user_id = $1 and kept.resource = $2 and kept.item_id = known.item_id and kept.version = known.version
          and (known.present is null or known.version > known.present or known.place > $4)`,
      [userId, table, [...new Set(items)], HISTORY_LIMITS.versions],
    );
  }
}

import type { VersionSummary } from '@berea/contracts';
import { ApiError, type Database, type ExpectedVersions } from '@berea/server';
import { listVersions, nameVersion, readVersion, recordVersion } from './keep-version.js';
import { IN_BIN } from './list-conditions.js';
import { listNewest, type Wanted, type WrittenPart } from './list-newest.js';
import { columnsOf, type ListedItem, type ListResource, restoredColumnsOf, toItem } from './list-resource.js';
import { change, findKept, lockKept } from './list.service.js';

/** The bin and the earlier versions of a list; every query names its owner. */
export class HistoryService {
  constructor(
    private readonly resource: ListResource,
    private readonly db: Database,
  ) {}

  bin(userId: string, wanted: Wanted): Promise<WrittenPart> {
    return this.db.read(userId, (manager) => listNewest(manager, this.resource, userId, wanted, 'binned'));
  }

  async restore(userId: string, id: string): Promise<ListedItem> {
    const { resource } = this;
    return this.db.run(userId, async (manager) => {
      await manager.query(
        `update content.${resource.table} set deleted_at = null where user_id = $1 and id = $2 and ${IN_BIN}`,
        [userId, id],
      );
      return toItem(resource, await findKept(manager, resource, { userId, id }));
    });
  }

  /** Deletes the item with its versions, whether it is in the bin or not. */
  async removeForever(userId: string, id: string): Promise<void> {
    const { affected } = await this.db.run(userId, (manager) => manager.delete(this.resource.entity, { userId, id }));
    if (!affected) throw new ApiError('NOT_FOUND');
  }

  async emptyBin(userId: string): Promise<void> {
    await this.db.run(userId, (manager) =>
      manager.query(`delete from content.${this.resource.table} where user_id = $1 and deleted_at is not null`, [
        userId,
      ]),
    );
  }

  async versions(userId: string, id: string): Promise<VersionSummary[]> {
    const found = await this.db.read(userId, (manager) => listVersions(manager, this.resource, { userId, id }));
    if (!found.length) throw new ApiError('NOT_FOUND');
    return found;
  }

  /** The item as it was. The present version can be read as well. */
  async version(userId: string, id: string, version: number): Promise<ListedItem> {
    const { resource } = this;
    return this.db.run(userId, async (manager) => {
      const row = await findKept(manager, resource, { userId, id });
      if (row.version === version) return toItem(resource, row);
      const kept = await readVersion(manager, resource, { userId, id }, version);
      if (!kept) throw new ApiError('NOT_FOUND');
      return toItem(resource, { ...row, ...columnsOf(resource, kept.fields), updatedAt: kept.savedAt, version });
    });
  }

  async keepVersion(userId: string, id: string, version: number, label?: string): Promise<VersionSummary> {
    const { resource } = this;
    const item = { userId, id };
    return this.db.run(userId, async (manager) => {
      const present = await lockKept(manager, resource, item, undefined);
      if (present === version) await recordVersion(manager, resource, item, { label });
      await nameVersion(manager, resource, item, version, label);
      const found = (await listVersions(manager, resource, item)).find((each) => each.version === version);
      if (!found) throw new ApiError('NOT_FOUND');
      return found;
    });
  }

  async restoreVersion(userId: string, id: string, expected: ExpectedVersions, version: number): Promise<ListedItem> {
    const { resource } = this;
    const item = { userId, id };
    return this.db.run(userId, async (manager) => {
      await lockKept(manager, resource, item, expected);
      await recordVersion(manager, resource, item);
      const kept = await readVersion(manager, resource, item, version);
      if (!kept) throw new ApiError('NOT_FOUND');
      return change(manager, resource, item, restoredColumnsOf(resource, kept.fields));
    });
  }
}

import {
  ApiError,
  changedMeanwhile,
  type Database,
  type Encoding,
  type ExpectedVersions,
  type Idempotency,
  type KeyedRequest,
  type SignedInUser,
} from '@berea/server';
import { type EntityManager, IsNull } from 'typeorm';
import { insertItem } from './insert-item.js';
import { type OwnItem, recordVersion } from './keep-version.js';
import { KeptLists, type PackedPart } from './kept-lists.js';
import { listNewest, type Wanted } from './list-newest.js';
import { revisionOf } from './list-table.js';
import { changedColumnsOf, type ListedEntity, type ListedItem, type ListResource, toItem } from './list-resource.js';
import { ListThrottle, SearchLimit } from './user-limits.js';

type Draft = Readonly<Record<string, unknown>>;

/** The actions on a user's list; every query names its owner. */
export class ListService {
  private readonly searches = new SearchLimit();
  private readonly throttle = new ListThrottle();
  private readonly kept = new KeptLists();

  constructor(
    private readonly resource: ListResource,
    private readonly db: Database,
    private readonly idempotency: Idempotency,
  ) {}

  /** @param encoding that who asks takes; used where it pays to keep the answer */
  async list(userId: string, wanted: Wanted, encoding?: Encoding): Promise<PackedPart> {
    const { table } = this.resource;
    const make = () => this.db.read(userId, (manager) => listNewest(manager, this.resource, userId, wanted));
    if (wanted.search) {
      const { json, next } = await this.searches.run(userId, make);
      return { body: json, encoding: undefined, next, length: json.length };
    }
    const revision = () => this.db.read(userId, (manager) => revisionOf(manager, table, userId));
    const key = JSON.stringify([userId, encoding, Object.entries(wanted).sort()]);
    const list = () => this.kept.get(key, encoding, { revision, make });
    return this.throttle.run(userId, list, ({ length }) => length);
  }

  async show(userId: string, id: string): Promise<ListedItem> {
    const row = await this.db.read(userId, (manager) => findKept(manager, this.resource, { userId, id }));
    return toItem(this.resource, row);
  }

  create(userId: string, request: KeyedRequest, draft: Draft): Promise<ListedItem> {
    return this.idempotency.insert(userId, request, draft, insertItem(this.resource, userId, draft));
  }

  /** Replaces every field of the draft but those that are kept; an absent optional one is cleared. */
  async replace(
    { id: userId, scopes }: SignedInUser,
    id: string,
    expected: ExpectedVersions,
    draft: Draft,
  ): Promise<ListedItem> {
    const { resource } = this;
    const item = { userId, id };
    const byToken = scopes !== undefined;
    return this.db.run(userId, async (manager) => {
      await lockKept(manager, resource, item, expected);
      await recordVersion(manager, resource, item, { apartS: resource.versionsApartS, byToken });
      return change(manager, resource, item, changedColumnsOf(resource, draft));
    });
  }

  /** Moves the item to the bin, from which it can be restored unchanged. */
  async remove(userId: string, id: string, expected: ExpectedVersions): Promise<void> {
    await this.db.run(userId, async (manager) => {
      await lockKept(manager, this.resource, { userId, id }, expected);
      await manager.query(
        `update content.${this.resource.table} set deleted_at = now() where user_id = $1 and id = $2`,
        [userId, id],
      );
    });
  }
}

/**
 * The item, if it is not in the bin.
 * @throws ApiError 404 if there is none
 */
export async function findKept(
  manager: EntityManager,
  { entity }: ListResource,
  { userId, id }: OwnItem,
): Promise<ListedEntity> {
  const row = await manager.findOneBy(entity, { id, userId, deletedAt: IsNull() });
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

/**
 * Makes who else would change the same wait until this is over.
 * @returns its version
 * @throws ApiError 404 where there is no such thing, 412 where it has another version than the expected ones
 */
export async function lockKept(
  manager: EntityManager,
  { table }: ListResource,
  { userId, id }: OwnItem,
  expected: ExpectedVersions,
): Promise<number> {
  const [row]: { version: number }[] = await manager.query(
    `select version from content.${table} where user_id = $1 and id = $2 and deleted_at is null for update`,
    [userId, id],
  );
  if (!row) throw new ApiError('NOT_FOUND');
  if (expected && !expected.includes(row.version)) throw changedMeanwhile(row.version);
  return row.version;
}

/** Writes new columns to a locked row. */
export async function change(
  manager: EntityManager,
  resource: ListResource,
  { userId, id }: OwnItem,
  columns: object,
): Promise<ListedItem> {
  await manager.update(resource.entity, { userId, id }, columns);
  return toItem(resource, await findKept(manager, resource, { userId, id }));
}

import {
  ApiError,
  type Database,
  type ExpectedVersions,
  type Idempotency,
  type KeyedRequest,
  removeVersioned,
  updateVersioned,
} from '@berea/server';
import { listNewest, type Wanted, type WrittenPart } from './list-newest.js';
import { columnsOf, type ListedItem, type ListResource, toItem } from './list-resource.js';
import { ListThrottle, SearchLimit } from './user-limits.js';

type Draft = Readonly<Record<string, unknown>>;

/** Characters of a list that costs about as much as any other answer. A full page of long texts has twice as many. */
const LIGHT = 256 * 1024;
const isLight = ({ json }: WrittenPart) => json.length <= LIGHT;

/** What users may do with what they keep as a list; every query names its owner. */
export class ListService {
  private readonly searches = new SearchLimit();
  private readonly throttle = new ListThrottle();

  constructor(
    private readonly resource: ListResource,
    private readonly db: Database,
    private readonly idempotency: Idempotency,
  ) {}

  async list(userId: string, wanted: Wanted): Promise<WrittenPart> {
    const list = () => this.db.run(userId, (manager) => listNewest(manager, this.resource, userId, wanted));
    return wanted.search ? this.searches.run(userId, list) : this.throttle.run(userId, list, isLight);
  }

  async show(userId: string, id: string): Promise<ListedItem> {
    const row = await this.db.run(userId, (manager) => manager.findOneBy(this.resource.entity, { id, userId }));
    if (!row) throw new ApiError('NOT_FOUND');
    return toItem(this.resource, row);
  }

  async create(userId: string, request: KeyedRequest, draft: Draft): Promise<ListedItem> {
    const { entity } = this.resource;
    return this.idempotency.run(userId, request, draft, async (manager) => {
      const row = manager.create(entity, { userId, ...columnsOf(this.resource, draft) });
      await manager.insert(entity, row);
      return toItem(this.resource, row);
    });
  }

  /** Replaces every field of the draft; an absent optional one is cleared. */
  async replace(userId: string, id: string, expected: ExpectedVersions, draft: Draft): Promise<ListedItem> {
    const row = await this.db.run(userId, (manager) =>
      updateVersioned(manager, this.resource.entity, { id, userId }, expected, columnsOf(this.resource, draft)),
    );
    return toItem(this.resource, row);
  }

  async remove(userId: string, id: string, expected: ExpectedVersions): Promise<void> {
    await this.db.run(userId, (manager) => removeVersioned(manager, this.resource.entity, { id, userId }, expected));
  }
}

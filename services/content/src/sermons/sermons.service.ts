import { Inject, Injectable } from '@nestjs/common';
import type { Sermon, SermonDraft } from '@berea/contracts';
import {
  ApiError,
  Database,
  type ExpectedVersions,
  Idempotency,
  type KeyedRequest,
  type Page,
  removeVersioned,
  updateVersioned,
} from '@berea/server';
import { type ListedRow, type Listing, listNewest, type Wanted } from '../lists/list-newest.js';
import { ListTurns } from '../lists/list-turns.js';
import { Searches } from '../lists/searches.js';
import { SermonEntity, toSermon } from './sermon.entity.js';

const LISTING: Listing = {
  table: 'sermons',
  short: ['title', 'scripture'],
  long: ['outline', 'notes'],
  searched: ['title', 'scripture', 'outline'],
};

type Listed = ListedRow & Pick<SermonEntity, 'title' | 'scripture' | 'outline' | 'notes'>;

const toListed = ({ created_at: createdAt, updated_at: updatedAt, truncated, ...row }: Listed): Sermon => ({
  ...toSermon({ ...row, createdAt, updatedAt }),
  ...(truncated && { truncated }),
});

@Injectable()
export class SermonsService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(Searches) private readonly searches: Searches,
    @Inject(ListTurns) private readonly turns: ListTurns,
  ) {}

  async list(userId: string, wanted: Wanted): Promise<Page<Sermon>> {
    const list = () => this.db.run(userId, (manager) => listNewest(manager, LISTING, userId, wanted, toListed));
    return wanted.search ? this.searches.run(userId, list) : this.turns.run(userId, list);
  }

  async show(userId: string, id: string): Promise<Sermon> {
    const row = await this.db.run(userId, (manager) => manager.findOneBy(SermonEntity, { id, userId }));
    if (!row) throw new ApiError('NOT_FOUND');
    return toSermon(row);
  }

  async create(userId: string, request: KeyedRequest, draft: SermonDraft): Promise<Sermon> {
    return this.idempotency.run(userId, request, draft, async (manager) => {
      const row = manager.create(SermonEntity, { userId, ...columnsOf(draft) });
      await manager.insert(SermonEntity, row);
      return toSermon(row);
    });
  }

  /** Replaces every field of the draft; an absent optional one is cleared. */
  async replace(userId: string, id: string, expected: ExpectedVersions, draft: SermonDraft): Promise<Sermon> {
    const row = await this.db.run(userId, (manager) =>
      updateVersioned(manager, SermonEntity, { id, userId }, expected, columnsOf(draft)),
    );
    return toSermon(row);
  }

  async remove(userId: string, id: string, expected: ExpectedVersions): Promise<void> {
    await this.db.run(userId, (manager) => removeVersioned(manager, SermonEntity, { id, userId }, expected));
  }
}

const columnsOf = ({ title, scripture, outline, notes }: SermonDraft) => ({
  title,
  scripture,
  outline,
  notes: notes || null,
});

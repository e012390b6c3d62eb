import { Inject, Injectable } from '@nestjs/common';
import type { Sermon, SermonDraft } from '@berea/contracts';
import {
  Database,
  type ExpectedVersions,
  Idempotency,
  type KeyedRequest,
  removeVersioned,
  updateVersioned,
} from '@berea/server';
import { SermonRow, toSermon } from './sermon.entity.js';

@Injectable()
export class SermonsService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
  ) {}

  async list(userId: string): Promise<Sermon[]> {
    const rows = await this.db.run(userId, (manager) =>
      manager.find(SermonRow, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    );
    return rows.map(toSermon);
  }

  async create(userId: string, request: KeyedRequest, draft: SermonDraft): Promise<Sermon> {
    return this.idempotency.run(userId, request, draft, async (manager) => {
      const row = manager.create(SermonRow, { userId, ...columnsOf(draft) });
      await manager.insert(SermonRow, row);
      return toSermon(row);
    });
  }

  /** Replaces every field of the draft; an absent optional one is cleared. */
  async replace(userId: string, id: string, expected: ExpectedVersions, draft: SermonDraft): Promise<Sermon> {
    const row = await this.db.run(userId, (manager) =>
      updateVersioned(manager, SermonRow, { id, userId }, expected, columnsOf(draft)),
    );
    return toSermon(row);
  }

  async remove(userId: string, id: string, expected: ExpectedVersions): Promise<void> {
    await this.db.run(userId, (manager) => removeVersioned(manager, SermonRow, { id, userId }, expected));
  }
}

const columnsOf = ({ title, scripture, outline, notes }: SermonDraft) => ({
  title,
  scripture,
  outline,
  notes: notes || null,
});

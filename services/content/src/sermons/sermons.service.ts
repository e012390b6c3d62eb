import { Inject, Injectable } from '@nestjs/common';
import type { Sermon, SermonDraft } from '@berea/contracts';
import { ApiError, Database } from '@berea/server';
import { SermonRow, toSermon } from './sermon.entity.js';

@Injectable()
export class SermonsService {
  constructor(@Inject(Database) private readonly db: Database) {}

  async list(userId: string): Promise<Sermon[]> {
    const rows = await this.db.run(userId, (manager) =>
      manager.find(SermonRow, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    );
    return rows.map(toSermon);
  }

  async create(userId: string, draft: SermonDraft): Promise<Sermon> {
    return this.db.run(userId, async (manager) => {
      const row = manager.create(SermonRow, { userId, ...columnsOf(draft) });
      await manager.insert(SermonRow, row);
      return toSermon(row);
    });
  }

  /** Replaces every field of the draft; an absent optional one is cleared. */
  async replace(userId: string, id: string, draft: SermonDraft): Promise<Sermon> {
    return this.db.run(userId, async (manager) => {
      const { affected } = await manager.update(SermonRow, { id, userId }, columnsOf(draft));
      if (!affected) throw new ApiError('NOT_FOUND');
      return toSermon(await manager.findOneByOrFail(SermonRow, { id, userId }));
    });
  }

  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.db.run(userId, (manager) => manager.delete(SermonRow, { id, userId }));
    if (!affected) throw new ApiError('NOT_FOUND');
  }
}

const columnsOf = ({ title, scripture, outline, notes }: SermonDraft) => ({
  title,
  scripture,
  outline,
  notes: notes || null,
});

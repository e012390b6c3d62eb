import { Inject, Injectable } from '@nestjs/common';
import type { ReadChapter, ReadingRecord } from '@berea/contracts';
import { Clock, Database } from '@berea/server';
import { locateChapter } from '../places/locate.js';
import { ReadingEntity } from './reading.entity.js';
import { requireDay } from './reading-days.js';

@Injectable()
export class ReadingService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Each chapter once, with the last day on which it was read. */
  recent(userId: string, limit: number): Promise<ReadChapter[]> {
    return this.db.read(userId, (manager) =>
      manager.query(
        `select book, chapter, max(day)::text as date from content.readings where user_id = $1
          group by book, chapter order by max(day) desc, book, chapter limit $2`,
        [userId, limit],
      ),
    );
  }

  /** The same chapter on the same day is one record, in whatever order the calls arrive. */
  async record(userId: string, { date, ...place }: ReadingRecord): Promise<void> {
    const row = { userId, day: requireDay(date, this.clock.now()), ...locateChapter(place) };
    await this.db.run(userId, (manager) =>
      manager.createQueryBuilder().insert().into(ReadingEntity).values(row).orIgnore().execute(),
    );
  }
}

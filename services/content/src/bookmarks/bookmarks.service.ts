import { Inject, Injectable } from '@nestjs/common';
import type { Bookmark, BookmarkDraft } from '@berea/contracts';
import { Database, Idempotency, type KeyedRequest } from '@berea/server';
import { BookmarkRow, toBookmark } from './bookmark.entity.js';
import { locateVerse } from './locate-verse.js';

@Injectable()
export class BookmarksService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
  ) {}

  async list(userId: string): Promise<Bookmark[]> {
    const rows = await this.db.run(userId, (manager) =>
      manager.find(BookmarkRow, {
        where: { userId },
        order: { createdAt: 'DESC', book: 'ASC', chapter: 'ASC', verse: 'ASC' },
      }),
    );
    return rows.map(toBookmark);
  }

  /** The same verse twice is one bookmark: the second call answers the first one's, whenever they arrive. */
  async create(userId: string, request: KeyedRequest, draft: BookmarkDraft): Promise<Bookmark> {
    const verse = locateVerse(draft);
    return this.idempotency.run(userId, request, verse, async (manager) => {
      const row = manager.create(BookmarkRow, { userId, ...verse });
      await manager.upsert(BookmarkRow, row, ['userId', 'book', 'chapter', 'verse']);
      return toBookmark(row);
    });
  }

  /** Nothing to remove is no error: a repeated removal has what it wants. */
  async remove(userId: string, draft: BookmarkDraft): Promise<void> {
    const verse = locateVerse(draft);
    await this.db.run(userId, (manager) => manager.delete(BookmarkRow, { userId, ...verse }));
  }
}

import { Inject, Injectable } from '@nestjs/common';
import type { Bookmark, BookmarkChange, BookmarkDraft } from '@berea/contracts';
import { Database, Idempotency, type KeyedRequest } from '@berea/server';
import { changeMarks } from '../marks/change-marks.js';
import { locateVerse, type VersePlace } from '../places/locate.js';
import { locateChanges } from '../places/locate-changes.js';
import { BookmarkEntity, toBookmark } from './bookmark.entity.js';

@Injectable()
export class BookmarksService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
  ) {}

  async list(userId: string): Promise<Bookmark[]> {
    const rows = await this.db.read(userId, (manager) =>
      manager.find(BookmarkEntity, {
        where: { userId },
        order: { createdAt: 'DESC', book: 'ASC', chapter: 'ASC', verse: 'ASC' },
      }),
    );
    return rows.map(toBookmark);
  }

  /** The same verse twice is one bookmark: the second call returns the first one's, in whatever order they arrive. */
  async create(userId: string, request: KeyedRequest, draft: BookmarkDraft): Promise<Bookmark> {
    const verse = locateVerse(draft);
    return this.idempotency.run(userId, request, verse, async (manager) => {
      const row = manager.create(BookmarkEntity, { userId, ...verse });
      await manager.upsert(BookmarkEntity, row, ['userId', 'book', 'chapter', 'verse']);
      return toBookmark(row);
    });
  }

  /** Changes many verses: all of them or none. Returns the present bookmarks of these verses. */
  async change(userId: string, changes: readonly BookmarkChange[]): Promise<Bookmark[]> {
    const wanted = locateChanges(changes).map(({ bookmarked, ...place }) => ({ place, mark: bookmarked ? {} : null }));
    const rows = await this.db.run(userId, (manager) => changeMarks(manager, BookmarkEntity, userId, wanted));
    return rows.map(toBookmark);
  }

  /** Nothing to remove is no error: a repeated removal has what it wants. */
  async remove(userId: string, place: VersePlace): Promise<void> {
    const verse = locateVerse(place);
    await this.db.run(userId, (manager) => manager.delete(BookmarkEntity, { userId, ...verse }));
  }
}

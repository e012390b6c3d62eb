import type { DayCount, NotedBook, TagCount } from '@berea/contracts';
import { Database, invalid } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import { chaptersIn, type PositionRange } from '../places/passages.js';

/** The most tags in an answer: the contract's limit. */
const TAGS = 500;
/** Postgres does not know a time zone of this name. */
const INVALID_PARAMETER = '22023';

/** Overviews of all notes of a user; every query names the owner, and leaves out the bin. */
@Injectable()
export class NoteOverviewsService {
  constructor(@Inject(Database) private readonly db: Database) {}

  tags(userId: string): Promise<TagCount[]> {
    return this.db.read(userId, (manager) =>
      manager.query(
        `select (array_agg(tag order by created_at, id))[1] as tag, count(distinct id)::int as notes
           from content.notes, unnest(tags) as tag
          where user_id = $1 and deleted_at is null
          group by content.tag_key(tag) order by notes desc, content.tag_key(tag) limit ${TAGS}`,
        [userId],
      ),
    );
  }

  async places(userId: string): Promise<NotedBook[]> {
    const passages: PositionRange[] = await this.db.read(userId, (manager) =>
      manager.query(
        `select distinct lower(passage) as first, upper(passage) as end
           from content.notes, unnest(passages) as passage
          where user_id = $1 and deleted_at is null`,
        [userId],
      ),
    );
    return chaptersOf(passages);
  }

  /** @throws ApiError 400 where there is no such time zone */
  async days(userId: string, tags: readonly string[] | undefined, zone = 'UTC'): Promise<DayCount[]> {
    try {
      return await this.db.read(userId, (manager) =>
        manager.query(
          `select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as notes
             from (select created_at at time zone $2 as day from content.notes
                    where user_id = $1 and deleted_at is null and ($3::text[] is null or content.tag_keys(tags) && content.tag_keys($3::text[]))) as written
            group by 1 order by 1`,
          [userId, zone, tags?.length ? tags : null],
        ),
      );
    } catch (error) {
      if ((error as { code?: unknown }).code !== INVALID_PARAMETER) throw error;
      const message = `No time zone is called "${zone}". Name one such as "Europe/London".`;
      throw invalid(message, 'zone');
    }
  }
}

/** The books and chapters that some ranges of positions reach into, in their order. */
function chaptersOf(passages: readonly PositionRange[]): NotedBook[] {
  const books = new Map<number, { readonly book: string; readonly chapters: Set<number> }>();
  for (const { book, chapter } of passages.flatMap(chaptersIn)) {
    const known = books.get(book.id) ?? { book: book.name, chapters: new Set<number>() };
    books.set(book.id, known);
    known.chapters.add(chapter);
  }
  return [...books.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, { book, chapters }]) => ({ book, chapters: [...chapters].sort((one, other) => one - other) }));
}

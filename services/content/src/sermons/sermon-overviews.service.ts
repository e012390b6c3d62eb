import type { CoveredBook, SermonYear } from '@berea/contracts';
import { Database } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import { SERMON_DAYS } from '../lists/list-conditions.js';
import { chaptersIn, type PositionRange } from '../places/passages.js';

/** A passage of a sermon, and the day on which the sermon was last preached. */
interface CoveredPassage extends PositionRange {
  readonly sermon: string;
  readonly preached: string | null;
}

interface Covered {
  readonly sermons: Set<string>;
  preached: string | undefined;
}

/** Overviews of all sermons of a user; every query names the owner, and leaves out the bin. */
@Injectable()
export class SermonOverviewsService {
  constructor(@Inject(Database) private readonly db: Database) {}

  async passages(userId: string): Promise<CoveredBook[]> {
    const passages: CoveredPassage[] = await this.db.read(userId, (manager) =>
      manager.query(
        `select id as sermon, lower(passage) as first, upper(passage) as end,
                (select max(each ->> 'date') from json_array_elements(preached) as each) as preached
           from content.sermons, unnest(passages) as passage
          where user_id = $1 and deleted_at is null
          order by first`,
        [userId],
      ),
    );
    return coveredBy(passages);
  }

  years(userId: string): Promise<SermonYear[]> {
    return this.db.read(userId, (manager) =>
      manager.query(
        `select left(day, 4)::int as year, count(distinct id)::int as sermons
           from content.sermons, lateral ${SERMON_DAYS}
          where user_id = $1 and deleted_at is null and day <> ''
          group by 1 order by 1 desc`,
        [userId],
      ),
    );
  }
}

function coveredBy(passages: readonly CoveredPassage[]): CoveredBook[] {
  const books = new Map<string, Map<number, Covered>>();
  for (const passage of passages) {
    for (const { book, chapter } of chaptersIn(passage)) {
      const chapters = books.get(book.name) ?? new Map<number, Covered>();
      books.set(book.name, chapters);
      const covered: Covered = chapters.get(chapter) ?? { sermons: new Set(), preached: undefined };
      chapters.set(chapter, covered);
      covered.sermons.add(passage.sermon);
      // Days in their usual form are ordered as texts are.
      if (passage.preached && passage.preached > (covered.preached ?? '')) covered.preached = passage.preached;
    }
  }
  // Sermons are sorted by their first verse, so books come in the order of the Bible.
  return [...books].map(([book, chapters]) => ({
    book,
    chapters: [...chapters]
      .sort(([one], [other]) => one - other)
      .map(([chapter, { sermons, preached }]) => ({ chapter, sermons: sermons.size, ...(preached && { preached }) })),
  }));
}

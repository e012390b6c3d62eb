import { Inject, Injectable } from '@nestjs/common';
import type { Highlight, HighlightChange, HighlightColour } from '@berea/contracts';
import { Database } from '@berea/server';
import { changeMarks } from '../marks/change-marks.js';
import { locateVerse, type VersePlace } from '../places/locate.js';
import { locateChanges } from '../places/locate-changes.js';
import { HighlightEntity, toHighlight } from './highlight.entity.js';

@Injectable()
export class HighlightsService {
  constructor(@Inject(Database) private readonly db: Database) {}

  async list(userId: string): Promise<Highlight[]> {
    const rows = await this.db.read(userId, (manager) =>
      manager.find(HighlightEntity, {
        where: { userId },
        order: { updatedAt: 'DESC', book: 'ASC', chapter: 'ASC', verse: 'ASC' },
      }),
    );
    return rows.map(toHighlight);
  }

  /** Another colour takes the place of the first; the same one again changes nothing, not even the order of the list. */
  async set(userId: string, place: VersePlace, colour: HighlightColour): Promise<Highlight> {
    const key = { userId, ...locateVerse(place) };
    const row = await this.db.run(userId, async (manager) => {
      await manager.upsert(
        HighlightEntity,
        { ...key, colour },
        { conflictPaths: ['userId', 'book', 'chapter', 'verse'], skipUpdateIfNoValuesChanged: true },
      );
      return manager.findOneByOrFail(HighlightEntity, key);
    });
    return toHighlight(row);
  }

  /** Changes many verses: all of them or none. Returns the present highlights of these verses. */
  async change(userId: string, changes: readonly HighlightChange[]): Promise<Highlight[]> {
    const wanted = locateChanges(changes).map(({ colour, ...place }) => ({ place, mark: colour && { colour } }));
    const rows = await this.db.run(userId, (manager) => changeMarks(manager, HighlightEntity, userId, wanted));
    return rows.map(toHighlight);
  }

  /** Nothing to remove is no error: a repeated removal has what it wants. */
  async remove(userId: string, place: VersePlace): Promise<void> {
    const verse = locateVerse(place);
    await this.db.run(userId, (manager) => manager.delete(HighlightEntity, { userId, ...verse }));
  }
}

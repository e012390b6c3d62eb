import { Inject, Injectable } from '@nestjs/common';
import type { Note, NoteDraft } from '@berea/contracts';
import { ApiError, Database } from '@berea/server';
import { NoteRow, toNote } from './note.entity.js';

@Injectable()
export class NotesService {
  constructor(@Inject(Database) private readonly db: Database) {}

  async list(userId: string): Promise<Note[]> {
    const rows = await this.db.run(userId, (manager) =>
      manager.find(NoteRow, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    );
    return rows.map(toNote);
  }

  async create(userId: string, draft: NoteDraft): Promise<Note> {
    return this.db.run(userId, async (manager) => {
      const row = manager.create(NoteRow, { userId, ...columnsOf(draft) });
      await manager.insert(NoteRow, row);
      return toNote(row);
    });
  }

  /** Replaces every field of the draft; an absent optional one is cleared. */
  async replace(userId: string, id: string, draft: NoteDraft): Promise<Note> {
    return this.db.run(userId, async (manager) => {
      const { affected } = await manager.update(NoteRow, { id, userId }, columnsOf(draft));
      if (!affected) throw new ApiError('NOT_FOUND');
      return toNote(await manager.findOneByOrFail(NoteRow, { id, userId }));
    });
  }

  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.db.run(userId, (manager) => manager.delete(NoteRow, { id, userId }));
    if (!affected) throw new ApiError('NOT_FOUND');
  }
}

const columnsOf = ({ title, content, scripture, tags }: NoteDraft) => ({
  title,
  content,
  scripture: scripture || null,
  tags: tags ?? [],
});

import { Inject, Injectable } from '@nestjs/common';
import type { Note, NoteDraft } from '@berea/contracts';
import {
  Database,
  type ExpectedVersions,
  Idempotency,
  type KeyedRequest,
  removeVersioned,
  updateVersioned,
} from '@berea/server';
import { NoteRow, toNote } from './note.entity.js';

@Injectable()
export class NotesService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
  ) {}

  async list(userId: string): Promise<Note[]> {
    const rows = await this.db.run(userId, (manager) =>
      manager.find(NoteRow, { where: { userId }, order: { createdAt: 'DESC', id: 'DESC' } }),
    );
    return rows.map(toNote);
  }

  async create(userId: string, request: KeyedRequest, draft: NoteDraft): Promise<Note> {
    return this.idempotency.run(userId, request, draft, async (manager) => {
      const row = manager.create(NoteRow, { userId, ...columnsOf(draft) });
      await manager.insert(NoteRow, row);
      return toNote(row);
    });
  }

  /** Replaces every field of the draft; an absent optional one is cleared. */
  async replace(userId: string, id: string, expected: ExpectedVersions, draft: NoteDraft): Promise<Note> {
    const row = await this.db.run(userId, (manager) =>
      updateVersioned(manager, NoteRow, { id, userId }, expected, columnsOf(draft)),
    );
    return toNote(row);
  }

  async remove(userId: string, id: string, expected: ExpectedVersions): Promise<void> {
    await this.db.run(userId, (manager) => removeVersioned(manager, NoteRow, { id, userId }, expected));
  }
}

const columnsOf = ({ title, content, scripture, tags }: NoteDraft) => ({
  title,
  content,
  scripture: scripture || null,
  tags: tags ?? [],
});

import { Inject, Injectable } from '@nestjs/common';
import type { Note, NoteDraft } from '@berea/contracts';
import {
  ApiError,
  Database,
  type ExpectedVersions,
  Idempotency,
  type KeyedRequest,
  type Page,
  removeVersioned,
  updateVersioned,
} from '@berea/server';
import { type ListedRow, type Listing, listNewest, type Wanted } from '../lists/list-newest.js';
import { ListTurns } from '../lists/list-turns.js';
import { Searches } from '../lists/searches.js';
import { NoteEntity, toNote } from './note.entity.js';

const LISTING: Listing = {
  table: 'notes',
  short: ['title', 'scripture', 'tags'],
  long: ['content'],
  searched: ['title', 'content', "coalesce(scripture, '')", "array_to_string(tags, E'\\n')"],
};

type Listed = ListedRow & Pick<NoteEntity, 'title' | 'scripture' | 'tags' | 'content'>;

const toListed = ({ created_at: createdAt, updated_at: updatedAt, truncated, ...row }: Listed): Note => ({
  ...toNote({ ...row, createdAt, updatedAt }),
  ...(truncated && { truncated }),
});

@Injectable()
export class NotesService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Idempotency) private readonly idempotency: Idempotency,
    @Inject(Searches) private readonly searches: Searches,
    @Inject(ListTurns) private readonly turns: ListTurns,
  ) {}

  async list(userId: string, wanted: Wanted): Promise<Page<Note>> {
    const list = () => this.db.run(userId, (manager) => listNewest(manager, LISTING, userId, wanted, toListed));
    return wanted.search ? this.searches.run(userId, list) : this.turns.run(userId, list);
  }

  async show(userId: string, id: string): Promise<Note> {
    const row = await this.db.run(userId, (manager) => manager.findOneBy(NoteEntity, { id, userId }));
    if (!row) throw new ApiError('NOT_FOUND');
    return toNote(row);
  }

  async create(userId: string, request: KeyedRequest, draft: NoteDraft): Promise<Note> {
    return this.idempotency.run(userId, request, draft, async (manager) => {
      const row = manager.create(NoteEntity, { userId, ...columnsOf(draft) });
      await manager.insert(NoteEntity, row);
      return toNote(row);
    });
  }

  /** Replaces every field of the draft; an absent optional one is cleared. */
  async replace(userId: string, id: string, expected: ExpectedVersions, draft: NoteDraft): Promise<Note> {
    const row = await this.db.run(userId, (manager) =>
      updateVersioned(manager, NoteEntity, { id, userId }, expected, columnsOf(draft)),
    );
    return toNote(row);
  }

  async remove(userId: string, id: string, expected: ExpectedVersions): Promise<void> {
    await this.db.run(userId, (manager) => removeVersioned(manager, NoteEntity, { id, userId }, expected));
  }
}

const columnsOf = ({ title, content, scripture, tags }: NoteDraft) => ({
  title,
  content,
  scripture: scripture || null,
  tags: tags ?? [],
});

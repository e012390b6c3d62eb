import path from 'node:path';
import { type ReadSermon, SERMON_FILE_LIMITS, SERMON_LIMITS, type SermonFile } from '@berea/contracts';
import { ApiError, TooBusyError } from '@berea/server';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { guessDetails } from './guess-details.js';
import { type FileKind, type FileText, readFile, refusedFile } from './read-file.js';

/** Files that are read at once: each may take a good part of the memory that a container of this service has. */
const AT_ONCE = 1;
/** Most that wait, and for how long: with the time that reading may take, every answer comes before its deadline. */
const MOST_WAITING = 8;
const LONGEST_WAIT_MS = 20_000;

/** The first bytes of a file that Word wrote before 2007, or that has a password. */
const OLD_OR_LOCKED = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Reads sermons out of files; keeps nothing. */
@Injectable()
export class SermonFilesService {
  private readonly files = pLimit(AT_ONCE);
  private readonly readers = new Set<string>();

  /**
   * @throws ApiError 400 with the remedy for a file that is not a sermon; 429 while another file of the user is read
   */
  async read(userId: string, { name, file: base64 }: SermonFile): Promise<ReadSermon> {
    if (this.readers.has(userId)) throw new ApiError('file_being_read');
    this.readers.add(userId);
    try {
      const { text: body, fields } = await this.readByKind(name, Buffer.from(base64, 'base64'));
      if (!body) throw refusedFile('file_empty');
      if (body.length > SERMON_LIMITS.body)
        throw refusedFile('file_too_long', { characters: body.length, most: SERMON_LIMITS.body });
      return { ...guessDetails(name, body, fields), body };
    } finally {
      this.readers.delete(userId);
    }
  }

  private async readByKind(name: string, file: Buffer): Promise<FileText> {
    if (file.length > SERMON_FILE_LIMITS.bytes) throw refusedFile('file_over_limit');
    const ending = path.extname(name).toLowerCase();
    if (ending === '.docx' && file.subarray(0, 4).equals(OLD_OR_LOCKED)) throw refusedFile('file_locked');
    if (ending === '.docx') return this.readInTurn('document', file);
    if (ending === '.txt' || ending === '.md') return this.readInTurn('text', file);
    throw refusedFile(
      ending === '.doc' || ending === '.odt' || ending === '.rtf' ? 'file_to_convert' : 'file_of_other_kind',
    );
  }

  private readInTurn(kind: FileKind, file: Buffer): Promise<FileText> {
    const busy = () => new TooBusyError('files_busy');
    if (this.files.pendingCount >= MOST_WAITING) throw busy();
    const asked = performance.now();
    return this.files(() => {
      if (performance.now() - asked > LONGEST_WAIT_MS) throw busy();
      return readFile(kind, file);
    });
  }
}

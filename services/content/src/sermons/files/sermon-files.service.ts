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

const KINDS = 'Sermons are read from .txt, .md and .docx files.';

/** Reads sermons out of files; keeps nothing. */
@Injectable()
export class SermonFilesService {
  private readonly files = pLimit(AT_ONCE);
  private readonly readers = new Set<string>();

  /**
   * @throws ApiError 400 with the remedy for a file that is not a sermon; 429 while another file of the user is read
   */
  async read(userId: string, { name, file: base64 }: SermonFile): Promise<ReadSermon> {
    if (this.readers.has(userId))
      throw new ApiError('TOO_MANY_REQUESTS', 'Another file of yours is being read. Send one after the other.');
    this.readers.add(userId);
    try {
      const { text: body, fields } = await this.readByKind(name, Buffer.from(base64, 'base64'));
      if (!body) throw refusedFile('There is no text in this file. Choose another.');
      if (body.length > SERMON_LIMITS.body)
        throw refusedFile(
          `The text has ${body.length} characters, and a sermon can have ${SERMON_LIMITS.body}. Save it in parts.`,
        );
      return { ...guessDetails(name, body, fields), body };
    } finally {
      this.readers.delete(userId);
    }
  }

  private async readByKind(name: string, file: Buffer): Promise<FileText> {
    if (file.length > SERMON_FILE_LIMITS.bytes)
      throw refusedFile('A file may have up to 5 MiB. Save it without pictures, or in parts.');
    const ending = path.extname(name).toLowerCase();
    if (ending === '.docx' && file.subarray(0, 4).equals(OLD_OR_LOCKED))
      throw refusedFile('The document is locked or of an older Word. Save it as .docx without a password.');
    if (ending === '.docx') return this.readInTurn('document', file);
    if (ending === '.txt' || ending === '.md') return this.readInTurn('text', file);
    throw refusedFile(
      ending === '.doc' || ending === '.odt' || ending === '.rtf'
        ? `${KINDS} Open this one in Word or LibreOffice and save it as .docx.`
        : KINDS,
    );
  }

  private readInTurn(kind: FileKind, file: Buffer): Promise<FileText> {
    const busy = () => new TooBusyError('Many files are being read just now. Try again in a minute.');
    if (this.files.pendingCount >= MOST_WAITING) throw busy();
    const asked = performance.now();
    return this.files(() => {
      if (performance.now() - asked > LONGEST_WAIT_MS) throw busy();
      return readFile(kind, file);
    });
  }
}

import { readFile, stat } from 'node:fs/promises';

/** A file that may be replaced at run time: read again when its size or its modification time differs. */
export class FileContent {
  private kept: { readonly version: string; readonly content: Buffer } | undefined;

  constructor(readonly file: string) {}

  /** Undefined when the file is not there. */
  async read(): Promise<Buffer | undefined> {
    try {
      const { size, mtimeMs } = await stat(this.file);
      const version = `${size}-${mtimeMs}`;
      if (this.kept?.version !== version) this.kept = { version, content: await readFile(this.file) };
      return this.kept.content;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.kept = undefined;
      return undefined;
    }
  }
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FileContent } from './file-content.js';

/** A file of a built web application. */
export interface WebFile {
  readonly content: FileContent;
  /** Its name holds a hash of its content: what has this name never changes. */
  readonly hashed: boolean;
  /** Compressed at build time, by encoding. */
  readonly encodings: ReadonlyMap<'br' | 'gzip', FileContent>;
}

const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const RESCAN_MS = 1_000;

/**
 * The files of one folder by their path in it. Only what was found by listing the folder is ever opened, so no request
 * reaches anything else. A path that is not known lists the folder anew, at most once a second: it may have been rebuilt.
 */
export class WebFolder {
  private files: ReadonlyMap<string, WebFile> = new Map();
  private scannedAt = -Infinity;
  private scanning: Promise<void> | undefined;

  constructor(private readonly folder: string) {}

  /** @param name path in the folder, with slashes and without one in front */
  async find(name: string): Promise<WebFile | undefined> {
    return this.files.get(name) ?? (await this.rescan(), this.files.get(name));
  }

  private async rescan(): Promise<void> {
    if (!this.scanning && performance.now() - this.scannedAt >= RESCAN_MS) {
      this.scanning = this.scan().finally(() => {
        this.scannedAt = performance.now();
        this.scanning = undefined;
      });
    }
    await this.scanning;
  }

  private async scan(): Promise<void> {
    const found = new Set(await listFiles(this.folder));
    const content = (name: string) => new FileContent(path.join(this.folder, name));
    this.files = new Map(
      [...found]
        .filter(
          (name) => !COMPRESSED.some(([, suffix]) => name.endsWith(suffix) && found.has(name.slice(0, -suffix.length))),
        )
        .map((name) => [
          name,
          {
            content: content(name),
            hashed: name.startsWith('assets/'),
            encodings: new Map(
              COMPRESSED.filter(([, suffix]) => found.has(name + suffix)).map(([encoding, suffix]) => [
                encoding,
                content(name + suffix),
              ]),
            ),
          },
        ]),
    );
  }
}

/** Regular files below a folder, hidden ones and links left out; none when the folder is not there. */
async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

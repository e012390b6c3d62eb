import { z } from 'zod';
import { builtInEntry, type RemotesFile } from './remotes.js';
import { ServedFile } from './served-file.js';

/** The part of the list of a build (`first-files.json`) that names the script of its first paint. */
const List = z.object({ firstPaint: z.tuple([z.string().regex(/^assets\/first-paint\.[0-9a-f]+\.js$/)]).optional() });

/**
 * The scripts by which remotes paint their pages first that other servers have: the list of their build is beside their
 * manifest. No page waits for one: a remote whose list is not known yet, or that has none, is left out.
 */
export class ServedFirstPaints {
  private files = new Map<string, ServedFile>();

  /** @param remotesUrl where servers of their own have the built remotes, with `*` for the name of one */
  constructor(private readonly remotesUrl: string | undefined) {}

  /** The addresses of the scripts by remote. */
  of({ remotes }: RemotesFile): Record<string, string> {
    const lists = Object.entries(remotes).flatMap(([id, { entry }]) => {
      const address = this.listOf(id, entry);
      return address ? [{ id, entry, address, file: this.files.get(address) ?? new ServedFile(address, RULES) }] : [];
    });
    // Builds that no remote has any more are dropped.
    this.files = new Map(lists.map(({ address, file }) => [address, file]));
    return Object.fromEntries(
      lists.flatMap(({ id, entry, file }) => {
        const content = file.newest();
        const [script] = (content && read(content)?.firstPaint) ?? [];
        return script ? [[id, `${entry.slice(0, entry.lastIndexOf('/') + 1)}${script}`]] : [];
      }),
    );
  }

  private listOf(id: string, entry: string): string | undefined {
    if (!entry.startsWith('/')) return new URL('first-files.json', entry).href;
    if (!this.remotesUrl || entry !== builtInEntry(id)) return undefined;
    return new URL('/first-files.json', this.remotesUrl.replace('*', id)).href;
  }
}

/** Undefined for what is no list. */
function read(content: Buffer): z.infer<typeof List> | undefined {
  try {
    return List.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}

const RULES = { accepts: (content: Buffer) => read(content) !== undefined };

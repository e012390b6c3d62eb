import fs from 'node:fs';
import path from 'node:path';
import { parseModuleConfig } from '../sword/module-config.js';
import { aside } from './aside.js';
import { checkPin } from './check-pin.js';
import { installModule } from './install-module.js';
import type { SwordSource } from '../sources/sources.js';

/** Says of a host that it does not answer at all. */
export const UNAVAILABLE = 'is unavailable';

const LIMIT_MS = 30_000;
/** A larger file is not a module. */
const LARGEST = 64 << 20;

/** Files of a dictionary beside its `.idx`, `.dat`; those of verses come in blocks of a book, a chapter or a verse. */
const DICTIONARY = ['idx', 'dat', 'zdx', 'zdt'];
const VERSES = ['ot', 'nt'].flatMap((testament) =>
  ['b', 'c', 'v'].map((block) => ['s', 'v', 'z'].map((part) => `${testament}.${block}z${part}`)),
);

/**
 * Fetches a module from the raw tree of a public SWORD repository over HTTPS, file by file: for systems without apt.
 * @param folder of the library's sources
 * @param log called with a line about each unknown version
 * @returns null when it came, else the reason
 */
export function fetchFromRepository(
  folder: string,
  source: SwordSource,
  log: (text: string) => void = () => undefined,
): Promise<string | null> {
  const { repository, conf } = source;
  return aside(folder, async (temporary) => {
    try {
      const text = await fetchFile(new URL(`mods.d/${conf}`, repository));
      if (!text) return `${repository} has no mods.d/${conf}`;
      write(path.join(temporary, 'mods.d', conf), text);
      const { dataPath, driver } = parseModuleConfig(text.toString('latin1'));
      const isDictionary = /LD4?$/i.test(driver);
      const groups = isDictionary ? [DICTIONARY.map((part) => `.${part}`)] : VERSES;
      const base = dataPath.replace(/(?<!\/)\/+$/, '');
      let count = 0;
      for (const group of groups) {
        for (const [index, name] of group.entries()) {
          const file = isDictionary ? `${base}${name}` : `${base}/${name}`;
          const bytes = await fetchFile(new URL(file, repository));
          if (bytes) write(path.join(temporary, file), bytes);
          // Blocks of this size are either all there or not at all.
          else if (!isDictionary && index === 0) break;
          else if (!isDictionary) return `${repository}${file} is missing`;
          count += bytes ? 1 : 0;
        }
      }
      if (!count) return `${repository} has no data of ${conf}`;
      const spoiled = checkPin(temporary, conf, source, 'its repository’s certificate alone vouches for it', log);
      if (spoiled !== null) return spoiled;
      installModule(temporary, conf, path.join(folder, 'sword'));
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  });
}

/** Its bytes; null where there is no such file. */
async function fetchFile(address: URL): Promise<Buffer | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).catch((error: unknown) => {
    throw new Error(`${address.host} ${UNAVAILABLE} (${causeOf(error)})`);
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address.host} answers ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > LARGEST) throw new Error(`${address.pathname} is too large`);
  return bytes;
}

function write(file: string, bytes: Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, bytes);
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? message;
}

const HARMONY = /^harmony(?:\/(.*))?$/;

/**
 * What the end of an address sets side by side: 'harmony/Matthew/3/13-17' the parallels of these verses,
 * 'harmony/Matthew/3' those of the chapter.
 * @returns the place as it is written, empty where none is; undefined for an address of the reader
 */
export function harmonyPath(path: string): string | undefined {
  const found = HARMONY.exec(path);
  return found ? (found[1] ?? '') : undefined;
}

/** The harmony of what an address of the reader shows: '/bible/Matthew/3/13' becomes '/bible/harmony/Matthew/3/13'. */
export const harmonyOf = (readerAddress: string): string => readerAddress.replace(/^\/bible/, '/bible/harmony');

import { dictionaryAddress } from '../shelf/shelves.js';

/** Address of an entry of a dictionary. */
export const entryAddress = (dictionary: string, entry: string): string =>
  `${dictionaryAddress(dictionary)}/${encodeURIComponent(entry)}`;

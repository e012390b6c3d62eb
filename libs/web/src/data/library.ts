import { useApi } from '../api/client.js';
import { useRead } from '../api/use-read.js';

/** The last readings, and the reading plans that were begun. */
export const useLibraryReading = (enabled = true) => useRead(useApi().library.reading.queryOptions({ enabled }));

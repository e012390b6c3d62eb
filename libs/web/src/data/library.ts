import { useApi } from '../api/client.js';
import { useRead } from '../api/use-read.js';

/** What was read last, and the reading plans that were begun. */
export const useLibraryReading = (enabled = true) => useRead(useApi().library.reading.queryOptions({ enabled }));

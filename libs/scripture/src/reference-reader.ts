import type { parseReferences, readReferenceQuery } from './parse-references.js';
import type { findBookByAnyName } from './reading/names-elsewhere.js';
import type { relativeReferences } from './reading/relative-references.js';

/** The reader of references, for code that loads it on demand: its tables are larger than the rest of this library. */
export interface ReferenceReader {
  readonly parseReferences: typeof parseReferences;
  readonly readReferenceQuery: typeof readReferenceQuery;
  readonly relativeReferences: typeof relativeReferences;
  readonly findBookByAnyName: typeof findBookByAnyName;
}

let loaded: ReferenceReader | undefined;
let loading: Promise<ReferenceReader> | undefined;

/** The reader, once `loadReferenceReader` has loaded it. */
export const loadedReferenceReader = (): ReferenceReader | undefined => loaded;

/** Loads the reader, once; after a failure the next call tries again. */
export function loadReferenceReader(): Promise<ReferenceReader> {
  loading ??= Promise.all([
    import('./parse-references.js'),
    import('./reading/relative-references.js'),
    import('./reading/names-elsewhere.js'),
  ]).then(
    ([{ parseReferences, readReferenceQuery }, { relativeReferences }, { findBookByAnyName }]) =>
      (loaded = { parseReferences, readReferenceQuery, relativeReferences, findBookByAnyName }),
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}

import { loadedReferenceReader, loadReferenceReader, type ReferenceReader } from '@berea/scripture';
import { useEffect, useState } from 'react';

/**
 * Reads references as people write them: one reader for the host and all features, loaded when the first of them needs
 * it. Undefined until then, and if it cannot be fetched.
 * @param wanted whether it is needed by now
 */
export function useReferenceReader(wanted = true): ReferenceReader | undefined {
  const [reader, setReader] = useState(loadedReferenceReader);
  useEffect(() => {
    if (wanted && !reader) void prepareReferenceReader().then((ready) => setReader(() => ready));
  }, [wanted, reader]);
  return reader;
}

/** Fetches it ahead; undefined where it cannot be fetched. */
export const prepareReferenceReader = (): Promise<ReferenceReader | undefined> =>
  loadReferenceReader().catch(() => undefined);

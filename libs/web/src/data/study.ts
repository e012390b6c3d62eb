import type { Citation } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/**
 * The verifier's citations for a text's quotations and references; undefined until it has answered, and if it cannot.
 */
export function useCheckedCitations(text: string, enabled: boolean): Citation[] | undefined {
  const { data } = useQuery(useApi().tools.verify.queryOptions({ input: { text }, enabled }));
  return data?.citations;
}

import type { Citation } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/client.js';

/** What the verifier says of a text's quotations and references; undefined until it has, and where it cannot. */
export function useCheckedCitations(text: string, enabled: boolean): Citation[] | undefined {
  const { data } = useQuery(useApi().tools.verify.queryOptions({ input: { text }, enabled }));
  return data?.citations;
}

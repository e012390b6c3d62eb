import type { Citation, Enhancement, EnhanceRequest } from '@berea/contracts';
import { useApi } from '@berea/web';
import { useMutation, useQueries } from '@tanstack/react-query';

/** The verifier's citations for a long text, part by part: a part that was checked once is not requested again. */
export function useCheckedSlices(slices: readonly string[]): {
  readonly citations: Citation[];
  readonly checking: boolean;
  /** Why a part could not be checked; null where all were. */
  readonly error: unknown;
  readonly retry: () => void;
} {
  const api = useApi();
  return useQueries({
    queries: slices.map((text) => ({ ...api.tools.verify.queryOptions({ input: { text } }), gcTime: 10 * 60_000 })),
    combine: (answers) => ({
      citations: answers.flatMap(({ data }) => data?.citations ?? []),
      checking: answers.some(({ isFetching }) => isFetching),
      error: answers.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { error, refetch } of answers) if (error) void refetch();
      },
    }),
  });
}

/** Runs Scholar's actions on a text of a sermon. */
export function useEnhance() {
  const api = useApi();
  return useMutation({ mutationFn: (request: EnhanceRequest): Promise<Enhancement> => api.chat.enhance.call(request) });
}

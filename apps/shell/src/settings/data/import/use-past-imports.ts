import type { KeptImport } from '@berea/contracts';
import { TransportError, useApi } from '@berea/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { patiently } from '../patiently.js';

/** An import as both services know it. */
export type PastImport = Pick<KeptImport, 'import' | 'source' | 'at'>;

export interface TakenBack {
  readonly removed: number;
  /** Names of what stays, because it was changed since. */
  readonly kept: readonly string[];
}

/** The imports that can be taken back, and what takes one back: all parts of it, in both services. */
export function usePastImports() {
  const api = useApi();
  const queries = useQueryClient();
  const content = useQuery(api.importContent.list.queryOptions({ staleTime: 0 }));
  const study = useQuery(api.importStudy.list.queryOptions({ staleTime: 0 }));
  const byId = new Map<string, PastImport>();
  for (const one of [...(study.data ?? []), ...(content.data ?? [])]) byId.set(one.import, one);
  const undo = useMutation({
    mutationFn: async (past: PastImport): Promise<TakenBack> => {
      const signal = new AbortController().signal;
      const input = { import: past.import };
      let removed = 0;
      const kept: string[] = [];
      for (const service of [api.importContent, api.importStudy])
        for (let left = 1; left > 0;) {
          const told = await patiently(() => service.undo.call(input), signal).catch(orNothing);
          removed += told.removed;
          kept.push(...told.kept.map(({ name }) => name));
          ({ left } = told);
        }
      return { removed, kept };
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const all = [...byId.values()].sort((one, other) => (one.at < other.at ? 1 : -1));
  return { imports: all, undo };
}

/** A service that added nothing does not know the import. */
function orNothing(error: unknown) {
  if (error instanceof TransportError && error.status === 404) return { removed: 0, kept: [], left: 0 };
  throw error;
}

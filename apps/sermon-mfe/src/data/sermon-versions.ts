import { useApi } from '@berea/web';
import type { Sermon, VersionSummary } from '@berea/contracts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';

/** The versions of a sermon, newest first, fetched each time they are shown. */
export function useSermonVersions(id: string) {
  const { sermons } = useApi();
  return useQuery({
    ...sermons.versions.queryOptions({ input: { id } }),
    queryFn: (): Promise<VersionSummary[]> => sermons.versions.call({ id }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A sermon as it was in one version; it never changes. */
export function useSermonVersion(id: string, version: number) {
  const { sermons } = useApi();
  return useQuery(sermons.version.queryOptions({ input: { id, version } }));
}

/** Goes back to a version: the present one is kept first. @throws TransportError 412 where `present` is another one by now */
export function useRestoreSermonVersion(): (id: string, version: number, present: number) => Promise<Sermon> {
  const { sermons } = useApi();
  return useCallback(
    (id, version, present) => sermons.restoreVersion.call({ id, version }, { context: { version: present } }),
    [sermons],
  );
}

/** Keeps the present version under a name. It is a comfort: where it fails, nothing is lost that was not lost before. */
export function useKeepSermonVersion(): (id: string, version: number, label: string) => Promise<void> {
  const { sermons } = useApi();
  return useCallback(
    async (id, version, label) => {
      await sermons.keepVersion.call({ id, version, label }).catch(() => undefined);
    },
    [sermons],
  );
}

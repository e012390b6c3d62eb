import { useDelayed } from '@berea/ui/core';
import { REMOTE_DEADLINE_MS, RemoteError, type RemoteManifest } from '@berea/web';
import { PageSkeleton } from '../page/page-skeleton.js';

/** Waits for a remote's page as long as for the remote itself; then it is the error that the area's boundary shows. */
export function PageOnItsWay({ remote: { id, page } }: { remote: RemoteManifest }) {
  if (useDelayed(true, REMOTE_DEADLINE_MS)) {
    throw new RemoteError('timeout', `the page of ${id} did not load within ${REMOTE_DEADLINE_MS / 1_000} s`);
  }
  return <PageSkeleton page={page} />;
}

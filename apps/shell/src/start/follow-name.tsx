import { useApi, useSession } from '@berea/web';
import { displayName } from '@berea/web/host';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** A name that is changed, here or in another tab, is shown at once: the profile takes it from the session. */
export function FollowName() {
  const { user } = useSession();
  const { profile } = useApi();
  const client = useQueryClient();
  const name = displayName(user);
  const last = useRef({ id: user?.id, name });
  useEffect(() => {
    const before = last.current;
    last.current = { id: user?.id, name };
    if (before.id !== user?.id || before.name === name) return;
    client.setQueryData(profile.show.queryKey(), (known) => known && { ...known, fullName: name });
  }, [client, profile, user?.id, name]);
  return null;
}

import { lazyAside, useSession } from '@berea/web';
import { followForeignLink, useForeignLink } from '@berea/web/host';
import { useEffect } from 'react';

const ForeignLinkDialog = lazyAside(async () => ({ default: (await import('./foreign-link.js')).ForeignLinkDialog }));

/** Asks who is signed in before a link makes them somebody else. */
export function ForeignLinkGate() {
  const link = useForeignLink();
  const { auth, session, status } = useSession();
  const isNobody = status === 'signed-out';
  useEffect(() => {
    // The session that was kept here has ended meanwhile: there is no user left to ask.
    if (link && isNobody) void followForeignLink(auth, link).catch(() => undefined);
  }, [link, isNobody, auth]);
  return link && session ? <ForeignLinkDialog link={link} here={session.user.email ?? ''} /> : null;
}

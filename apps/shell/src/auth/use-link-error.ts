import { useToast } from '@berea/ui/core';
import { type LinkError, readLinkError } from '../session/read-link-error.js';
import { useLocation, useNavigate } from '@berea/web/router';
import { useEffect, useState } from 'react';

/** Takes what a mail's link left in the address out of it. */
function useCleanAddress(error: LinkError | null): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (error) void navigate({ pathname, search }, { replace: true, state });
  }, [error, navigate, pathname, search, state]);
}

/** Why a mail's link did not sign in; kept while the page is open. */
export function useLinkError(): LinkError | null {
  const { hash } = useLocation();
  const [first] = useState(() => readLinkError(hash));
  const now = readLinkError(hash);
  useCleanAddress(now);
  return now ?? first;
}

/** The same for somebody who is signed in anyway: it disturbs nothing, but it must not pass in silence. */
export function useLinkErrorToast(): void {
  const { hash } = useLocation();
  const show = useToast();
  const error = readLinkError(hash);
  useCleanAddress(error);
  useEffect(() => {
    const found = readLinkError(hash);
    if (!found) return;
    // Loaded then alone: hardly anybody ever sees it.
    import('./explain-link-error.js').then(
      ({ tellLinkError }) => show({ kind: 'error', ...tellLinkError(found) }),
      () => show({ kind: 'error', title: found.description || found.code }),
    );
  }, [hash, show]);
}

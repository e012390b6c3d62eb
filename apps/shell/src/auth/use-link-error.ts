import { useToast } from '@berea/ui/core';
import { type LinkError, readLinkError } from '../session/explain-auth-error.js';
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
    if (found) show({ kind: 'error', title: 'That link did not work', description: explainLinkError(found) });
  }, [hash, show]);
}

/** What happened to a link and what to do now. */
export function explainLinkError({ code, description }: LinkError): string {
  return code === 'otp_expired'
    ? 'The link has expired or was used before. If your address is confirmed, sign in; if not, sign in to be sent a new link. For a new password, ask for another reset link.'
    : `${description}. Sign in, or ask for a new mail.`;
}

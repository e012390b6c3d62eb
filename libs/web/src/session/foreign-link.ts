import type { User } from '@supabase/supabase-js';
import { decodeJwt } from 'jose/jwt/decode';
import { useSyncExternalStore } from 'react';
import type { RuntimeConfig } from '@berea/contracts';
import { storedSession } from '../storage/browser-store.js';
import { type AuthClient, createThrowAwayClient } from './auth-client.js';
import { rememberSignIn, standing } from './remember-me.js';

/** The session that a link brought, while somebody else is signed in here. */
export interface ForeignLink {
  /** It is the link of a password-reset mail. */
  readonly isRecovery: boolean;
  readonly session: { readonly access_token: string; readonly refresh_token: string };
}

let held: ForeignLink | null = null;
let isFollowedRecovery = false;
const watchers = new Set<() => void>();

function change(next: ForeignLink | null): void {
  held = next;
  for (const watch of watchers) watch();
}

/**
 * Takes the session of a link out of the address where it is not that of who is signed in here: otherwise it would make
 * them another person without a word, and what they write next would be in a stranger's account.
 */
export function holdForeignLink(): void {
  const fields = new URLSearchParams(window.location.hash.replace(/^#/, ''));
  const [access_token, refresh_token] = [fields.get('access_token'), fields.get('refresh_token')];
  const here = storedSession();
  if (!access_token || !refresh_token || !here?.user) return;
  if (subjectOf(access_token) === here.user.id || standing(Date.now(), '') === 'expired') return;
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  change({ isRecovery: fields.get('type') === 'recovery', session: { access_token, refresh_token } });
}

/** Only compared: the service refuses a token that was made up. */
function subjectOf(token: string): string | undefined {
  try {
    return decodeJwt(token).sub;
  } catch {
    return undefined;
  }
}

/** The link that waits for an answer. */
export const useForeignLink = (): ForeignLink | null =>
  useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    () => held,
  );

/**
 * The user whom it signs in, as the service says: a token's own claims may be made up. @throws the service's refusal
 */
export async function readForeignLink(config: RuntimeConfig, { session }: ForeignLink): Promise<User> {
  const { data, error } = await createThrowAwayClient(config).getUser(session.access_token);
  if (error) throw error;
  return data.user;
}

/** The one who is signed in stays. */
export const refuseForeignLink = (): void => change(null);

/** Signs in whom the link names. @throws what the service refused */
export async function followForeignLink(auth: AuthClient, { session, isRecovery }: ForeignLink): Promise<void> {
  isFollowedRecovery = isRecovery;
  try {
    const { error } = await auth.setSession(session);
    if (error) throw error;
    rememberSignIn(false);
  } finally {
    isFollowedRecovery = false;
  }
  change(null);
}

/** Whether the sign-in under way is that of a reset mail's link, which the auth client cannot know. */
export const isRecoveryFollowed = (): boolean => isFollowedRecovery;

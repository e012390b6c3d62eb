import type { RuntimeConfig } from '@berea/contracts';
import { AuthClient as SupabaseAuthClient, type GoTrueClientOptions } from '@supabase/auth-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { browserStore, SESSION_KEY } from '../storage/browser-store.js';
import { authFetch } from './auth-fetch.js';

export type AuthClient = SupabaseClient['auth'];

/** Makes the `auth` of supabase-js's `createClient`, without its unused parts: tables, files, channels. */
const clientFor = (config: RuntimeConfig, options: GoTrueClientOptions): AuthClient => {
  const project = (config.supabaseUrl ?? window.location.origin).replace(/(?<!\/)\/*$/, '/');
  return new SupabaseAuthClient({
    ...options,
    fetch: authFetch(),
    url: new URL('auth/v1', project).href,
    headers: { Authorization: `Bearer ${config.supabaseAnonKey}`, apikey: config.supabaseAnonKey },
  });
};

/**
 * The auth client of supabase-js, unmodified, on the hosted service of the configuration or on this origin.
 * The storage key is explicit: the client's own depends on the host name, and would sign people out
 * who come once by 'localhost' and once by '127.0.0.1'.
 */
export const createAuthClient = (config: RuntimeConfig): AuthClient =>
  clientFor(config, {
    storageKey: SESSION_KEY,
    flowType: 'implicit',
    detectSessionInUrl: true,
    persistSession: true,
    autoRefreshToken: true,
  });

/** A client that keeps nothing: signing in with it leaves the user's own session as it is. */
export const createThrowAwayClient = (config: RuntimeConfig): AuthClient =>
  clientFor(config, {
    // The client warns of two with one key, although these store nothing.
    storageKey: `berea-throw-away-${crypto.randomUUID()}`,
    detectSessionInUrl: false,
    persistSession: false,
    autoRefreshToken: false,
  });

/** Ends the session of this browser; where the server cannot be asked, its tokens are at least forgotten here. */
export async function endSession(auth: AuthClient): Promise<void> {
  const { error } = await auth.signOut({ scope: 'local' }).catch((error: unknown) => ({ error }));
  if (error) browserStore.forgetSession();
}

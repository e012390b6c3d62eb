import type { RuntimeConfig } from '@berea/contracts';
import { createClient, type SupabaseClient, type SupabaseClientOptions } from '@supabase/supabase-js';
import { browserStore, SESSION_KEY } from '../storage/browser-store.js';

export type AuthClient = SupabaseClient['auth'];

const clientFor = (config: RuntimeConfig, auth: SupabaseClientOptions<'public'>['auth']): AuthClient =>
  createClient(config.supabaseUrl ?? window.location.origin, config.supabaseAnonKey, { auth }).auth;

/**
 * The auth client, unmodified, on the hosted service of the configuration or on this origin.
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

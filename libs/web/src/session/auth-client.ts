import type { RuntimeConfig } from '@berea/contracts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

export type AuthClient = SupabaseClient['auth'];

/**
 * The auth client, unmodified, on the hosted service of the configuration or on this origin.
 * The storage key is explicit: the client's own depends on the host name, and would sign people out
 * who come once by 'localhost' and once by '127.0.0.1'.
 */
export function createAuthClient(config: RuntimeConfig): AuthClient {
  return createClient(config.supabaseUrl ?? window.location.origin, config.supabaseAnonKey, {
    auth: {
      storageKey: 'berea-session',
      flowType: 'implicit',
      detectSessionInUrl: true,
      persistSession: true,
      autoRefreshToken: true,
    },
  }).auth;
}

import type { Session } from '@supabase/supabase-js';
import { type AuthClient, createThrowAwayClient } from '../session/auth-client.js';
import { scriptServer } from './script-server.js';
import { TEST_CONFIG } from './test-config.js';

/** The unmodified auth client with a session. Before `renderPage`, which puts the server of the test in place. */
export async function clientWith(session: Session): Promise<AuthClient> {
  scriptServer({ 'GET /auth/v1/user': () => session.user });
  const client = createThrowAwayClient(TEST_CONFIG);
  const { error } = await client.setSession(session);
  if (error) throw error;
  return client;
}

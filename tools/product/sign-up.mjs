import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, isAuthRetryableFetchError } from '@supabase/supabase-js';
import WebSocket from 'ws';

const TRIES = 5;
const PAUSE_MS = 1_000;

/**
 * Signs up a user with the unmodified client, confirmed by the code of the mail.
 * @param {string} url of a running product that keeps its mails in the local mailbox
 * @returns {Promise<import('@supabase/supabase-js').Session>} of somebody who has been welcomed already
 * @throws {Error} with the status; what the client itself calls worth a retry (no answer, or a 5xx of a machine under
 *   load) is tried again with another address first
 */
export async function signUp(url) {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await signUpOnce(url);
    } catch (error) {
      if (!isAuthRetryableFetchError(error)) throw error;
      // The client's own message is '{}' here.
      if (!left) throw new Error(`Signing up was answered with ${error.status}.`, { cause: error });
      await delay(PAUSE_MS);
    }
  }
}

async function signUpOnce(url) {
  const { supabaseAnonKey } = await json(`${url}/config.json`);
  const { auth } = createClient(url, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // Node 20 has no WebSocket of its own, and the client insists on one.
    realtime: { transport: WebSocket },
  });
  const email = `${randomUUID().slice(0, 8)}@example.org`;
  const { error } = await auth.signUp({
    email,
    password: `verdigris-${randomUUID()}`,
    options: { data: { full_name: 'Ruth Adeyemi', completed_onboarding: true } },
  });
  if (error) throw error;
  const mail = (await json(`${url}/auth/v1/dev/outbox`)).findLast(({ to }) => to === email);
  const { data, error: refused } = await auth.verifyOtp({ email, token: mail.otp, type: 'signup' });
  if (refused) throw refused;
  return data.session;
}

async function json(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

import type { APIRequestContext } from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import bcrypt from 'bcryptjs';
import WebSocket from 'ws';
import { runningLauncher } from '../../../../tools/launch/data-directory-lock.mjs';
import { readSettings } from '../../../../tools/launch/environment.mjs';
import { operate } from '../../../../tools/operate/operate.mjs';
import { authClient, newAccount } from './accounts.js';
import { root } from './product.js';
import { serverEnvironment } from './server-environment.js';

type Admin = ReturnType<typeof createClient>['auth']['admin'];

/** The least cost that bcrypt takes: an invented password needs no protection. */
const HASH_COST = 4;
/** A token of an operator lives for ten minutes. */
const RENEW_AFTER_MS = 8 * 60_000;

let admin: Promise<Admin> | undefined;
let renewAt = 0;

/** The auth service's calls for operators, as `npm run operate -- service-token` opens them. */
function adminCalls(): Promise<Admin> {
  if (admin && Date.now() < renewAt) return admin;
  renewAt = Date.now() + RENEW_AFTER_MS;
  admin = openAdminCalls();
  return admin;
}

async function openAdminCalls(): Promise<Admin> {
  const environment = { ...process.env, ...serverEnvironment() };
  const { result: token } = await operate({ root, environment, words: ['service-token'] });
  const ports = runningLauncher(readSettings(environment, root))?.ports;
  return createClient(`http://127.0.0.1:${ports.auth}`, token, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  }).auth.admin;
}

/** Makes a user an operator of the server, by the command that alone can. */
export async function makeOperator({ user }: Session): Promise<void> {
  await operate({
    root,
    environment: { ...process.env, ...serverEnvironment() },
    words: ['role', user.id, 'operator'],
  });
}

/**
 * Somebody with a confirmed account, signed in: opened by an operator, without the mail and the costly hash of a real
 * sign-up (`signUpAndConfirm`), which the journeys of auth go through.
 * @param options.welcomed whether they have been through the onboarding
 */
export async function seedUser(
  request: APIRequestContext,
  baseURL: string,
  account = newAccount(),
  { welcomed = true } = {},
): Promise<Session> {
  const { error } = await (
    await adminCalls()
  ).createUser({
    email: account.email,
    password_hash: await bcrypt.hash(account.password, HASH_COST),
    email_confirm: true,
    user_metadata: { full_name: account.name, completed_onboarding: welcomed },
  });
  if (error) throw error;
  const auth = await authClient(request, baseURL);
  const { data, error: refused } = await auth.signInWithPassword(account);
  if (refused || !data.session) throw refused ?? new Error('Signing in gave no session.');
  return data.session;
}

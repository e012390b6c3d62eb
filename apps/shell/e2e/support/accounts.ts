import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { createClient, type Session } from '@supabase/supabase-js';
import WebSocket from 'ws';

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface OutboxMail {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
  readonly otp: string;
  readonly token_hash: string;
}

/** The details of a new account. */
export const newAccount = (name = 'Ruth Adeyemi'): Account => ({
  name,
  email: `${randomUUID().slice(0, 8)}@example.org`,
  password: `verdigris-${randomUUID().slice(0, 8)}`,
});

/** The newest mail to an address, from the local outbox. */
export async function lastMail(request: APIRequestContext, to: string): Promise<OutboxMail> {
  const response = await request.get('/auth/v1/dev/outbox');
  const mails = (await response.json()) as OutboxMail[];
  const mail = mails.filter((each) => each.to === to).at(-1);
  if (!mail) throw new Error(`No mail to ${to} among ${mails.length}.`);
  return mail;
}

/** The unmodified auth client, as any program outside of the product uses it. */
export async function authClient(request: APIRequestContext, baseURL: string) {
  const { supabaseAnonKey } = (await (await request.get('/config.json')).json()) as { supabaseAnonKey: string };
  return createClient(baseURL, supabaseAnonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  }).auth;
}

/** Signs an account up and confirms it by the code of its mail; answers a session. `seedUser` does with less. */
export async function signUpAndConfirm(
  request: APIRequestContext,
  baseURL: string,
  account = newAccount(),
): Promise<Session> {
  const auth = await authClient(request, baseURL);
  const { error } = await auth.signUp({
    email: account.email,
    password: account.password,
    options: { data: { full_name: account.name, completed_onboarding: true } },
  });
  if (error) throw error;
  const { otp } = await lastMail(request, account.email);
  const { data, error: refused } = await auth.verifyOtp({ email: account.email, token: otp, type: 'signup' });
  if (refused || !data.session) throw refused ?? new Error('The code gave no session.');
  return data.session;
}

/** Opens the product as somebody who signed in on this browser before, and answered the cookie banner. */
export async function openAs(page: Page, session: Session, path = '/'): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('berea-session') === null) localStorage.setItem('berea-session', stored);
    if (localStorage.getItem('cookie_consent') === null) localStorage.setItem('cookie_consent', '{"functional":true}');
    localStorage.setItem('cookie_banner_dismissed', 'true');
    document.cookie = 'berea_browser_session=1; path=/; samesite=lax';
  }, JSON.stringify(session));
  await page.goto(path);
}

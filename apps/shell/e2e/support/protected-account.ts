import type { APIRequestContext } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { type Account, authClient, newAccount } from './accounts.js';
import { Authenticator } from './authenticator.js';
import { seedUser } from './seed-user.js';

export interface ProtectedAccount {
  readonly account: Account;
  readonly app: Authenticator;
  /** One that has given both proofs. */
  readonly session: Session;
}

/** Somebody who has set up an authenticator app elsewhere. */
export async function protectedAccount(request: APIRequestContext, baseURL: string): Promise<ProtectedAccount> {
  const account = newAccount();
  const auth = await authClient(request, baseURL);
  await auth.setSession(await seedUser(request, baseURL, account));
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' });
  if (error) throw error;
  const app = new Authenticator(data.totp.secret);
  const { error: refused } = await auth.mfa.challengeAndVerify({ factorId: data.id, code: await app.code() });
  if (refused) throw refused;
  const { session } = (await auth.getSession()).data;
  if (!session) throw new Error('Two proofs gave no session.');
  return { account, app, session };
}

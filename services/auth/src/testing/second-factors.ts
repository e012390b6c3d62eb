import { generate } from 'otplib';
import type { SupabaseClient } from '@supabase/supabase-js';
import { unixSeconds } from '../core/clock.js';
import { expectData } from './accounts.js';
import type { AuthUnderTest } from './start-auth.js';

export interface SecondFactor {
  readonly id: string;
  /** Base32, as an authenticator app reads it. */
  readonly secret: string;
}

/** The code that an app with `secret` shows, now or `steps` codes later. */
export const codeFor = (auth: AuthUnderTest, secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: unixSeconds(auth.clock.now()) + steps * 30 });

/** A code that is not valid now. */
export async function wrongCodeFor(auth: AuthUnderTest, secret: string): Promise<string> {
  const good = await Promise.all([-1, 0, 1].map((steps) => codeFor(auth, secret, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code)) ?? '';
}

export async function enrolTotp(client: SupabaseClient, friendlyName = 'Telephone'): Promise<SecondFactor> {
  const { id, totp } = expectData(await client.auth.mfa.enroll({ factorType: 'totp', friendlyName }));
  return { id, secret: totp.secret };
}

/** Proves a factor with the next unused code; the client's session is then at aal2. */
export async function proveFactor(auth: AuthUnderTest, client: SupabaseClient, factor: SecondFactor) {
  auth.clock.advance(30);
  const code = await codeFor(auth, factor.secret);
  return expectData(await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code }));
}

/** A factor that counts; the client's session is at aal2. */
export async function addFactor(auth: AuthUnderTest, client: SupabaseClient, friendlyName?: string) {
  const factor = await enrolTotp(client, friendlyName);
  await proveFactor(auth, client, factor);
  return factor;
}

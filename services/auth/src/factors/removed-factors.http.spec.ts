import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, signUpAndConfirm, type Person, signInAgain } from '../testing/accounts.js';
import { addFactor, enrolTotp, proveFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('second factors that are removed', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    ruth = await signUpAndConfirm(auth);
  });

  const levelOf = async ({ client }: Pick<Person, 'client'>) =>
    expectData(await client.auth.mfa.getAuthenticatorAssuranceLevel());

  it('by their user, leave its sessions at aal1, and the user is told by mail', async () => {
    const { id } = await addFactor(auth, ruth.client);
    expect(expectData(await ruth.client.auth.mfa.unenroll({ factorId: id }))).toEqual({ id });
    expectData(await ruth.client.auth.refreshSession());
    expect(await levelOf(ruth)).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'otp' }],
    });
    expect(expectData(await ruth.client.auth.mfa.listFactors()).all).toEqual([]);
    expect(await auth.mailTo(ruth.email)).toMatchObject({ kind: 'factor_removed' });
  });

  it('one of two, bring only the sessions that were proved by it down to aal1', async () => {
    const first = await addFactor(auth, ruth.client, 'Telephone');
    const other = await signInAgain(auth, ruth);
    await proveFactor(auth, other.client, first);
    await addFactor(auth, ruth.client, 'Tablet');
    expectData(await ruth.client.auth.mfa.unenroll({ factorId: first.id }));
    for (const { client } of [ruth, other]) expectData(await client.auth.refreshSession());
    expect((await levelOf(ruth)).currentLevel).toBe('aal2');
    expect((await levelOf(other)).currentLevel).toBe('aal1');
  });

  it('stay when a person who knows only the password removes them: the removal is refused', async () => {
    const { id } = await addFactor(auth, ruth.client);
    const thief = await signInAgain(auth, ruth);
    expect(errorOf(await thief.client.auth.mfa.unenroll({ factorId: id }))).toEqual({
      status: 422,
      code: 'insufficient_aal',
    });
    expect(expectData(await ruth.client.auth.mfa.listFactors()).totp).toHaveLength(1);
  });

  it('removed before their first code, need no second proof, and no mail is sent', async () => {
    const { id } = await enrolTotp(ruth.client);
    expectData(await ruth.client.auth.mfa.unenroll({ factorId: id }));
    expect((await auth.mailTo(ruth.email)).kind).toBe('signup');
  });
});

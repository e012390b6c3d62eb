import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, expectData, signUpAndConfirm, PASSWORD, signUp, stateOf } from '../testing/accounts.js';
import { operatorOf } from '../testing/operator.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

type Operator = Awaited<ReturnType<typeof operatorOf>>;

describe('accounts that an operator deletes', () => {
  let auth: AuthUnderTest;
  let operator: Operator;
  beforeAll(async () => {
    auth = await startAuth();
    operator = await operatorOf(auth);
  });
  afterAll(() => auth.stop());

  const signIn = (email: string, password = PASSWORD) => auth.client().auth.signInWithPassword({ email, password });
  const revoked = async () => {
    const { body } = await auth.service.as().get('/internal/revoked-sessions');
    return (body as { sessions: { id: string }[] }).sessions.length;
  };

  it('are gone, and their tokens are refused everywhere', async () => {
    const ruth = await signUpAndConfirm(auth);
    const before = await revoked();
    expectData(await operator.deleteUser(ruth.user.id));
    expect(await stateOf(auth, ruth.session)).toEqual([403, 'user_not_found']);
    expect(await revoked()).toBe(before + 1);
    expect(errorOf(await operator.getUserById(ruth.user.id))).toEqual({ status: 404, code: 'user_not_found' });
    expect(errorOf(await operator.deleteUser(ruth.user.id))).toEqual({ status: 404, code: 'user_not_found' });
    await signUp(auth, ruth.email);
  });

  it('softly, keep only their id and nothing else of the person', async () => {
    const ruth = await signUpAndConfirm(auth);
    expectData(await operator.deleteUser(ruth.user.id, true));
    expect(await stateOf(auth, ruth.session)).toEqual([403, 'session_not_found']);
    expect(errorOf(await signIn(ruth.email))).toMatchObject({ code: 'invalid_credentials' });
    const rows = await auth.database.query<{ row: string }>(
      `select to_jsonb(u)::text as row from auth.users u where id = $1
       union all select to_jsonb(i)::text from auth.identities i where user_id = $1`,
      [ruth.user.id],
    );
    expect(rows).toHaveLength(1);
    for (const trace of [ruth.email, 'Ruth Adeyemi', 'argon2']) expect(rows[0]?.row).not.toContain(trace);
    const { user } = expectData(await operator.getUserById(ruth.user.id));
    expect(user).toMatchObject({ email: '', deleted_at: expect.any(String) });
    expect(errorOf(await operator.updateUserById(ruth.user.id, { role: 'x' }))).toMatchObject({ status: 404 });
    await signUp(auth, ruth.email);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signUpAndConfirm, type Person, signInAgain, stateOf } from '../testing/accounts.js';
import { addFactor } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('the sessions of a user, under /sessions', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    ruth = await signUpAndConfirm(auth);
  });

  const list = async (token = ruth.session.access_token) => auth.service.as(token).get('/auth/v1/sessions');
  const end = (id: string, token = ruth.session.access_token) =>
    auth.service.as(token).delete(`/auth/v1/sessions/${id}`);

  it('are listed, the latest first, with the present one marked and without those of other users', async () => {
    await signUpAndConfirm(auth);
    auth.clock.advance(60);
    await signInAgain(auth, ruth);
    const { status, body } = await list();
    expect([status, body]).toEqual([
      200,
      {
        sessions: [
          expect.objectContaining({ current: false, refreshed_at: auth.clock.now().toISOString() }),
          expect.objectContaining({ current: true, user_agent: expect.any(String) }),
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  it('are ended one by one, by their own user alone', async () => {
    const boaz = await signUpAndConfirm(auth);
    auth.clock.advance(60);
    const other = await signInAgain(auth, ruth);
    const [first] = (await list()).body.sessions;
    await end(first.id, boaz.session.access_token).expect(204);
    expect(await stateOf(auth, other.session)).toEqual([200]);
    await end(first.id).expect(204);
    await end(first.id).expect(204);
    expect(await stateOf(auth, other.session)).toEqual([403, 'session_not_found']);
    expect((await list()).body.sessions).toHaveLength(1);
    await end('nonsense').expect(404);
  });

  it('are not shown before the proof of a second factor', async () => {
    await addFactor(auth, ruth.client);
    const { session } = await signInAgain(auth, ruth);
    expect((await list(session.access_token)).body.error_code).toBe('second_factor_required');
  });
});

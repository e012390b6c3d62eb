import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signUpAndConfirm, methodsOf, type Person, signInAgain, stateOf } from '../testing/accounts.js';
import { addFactor, enrolTotp } from '../testing/second-factors.js';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';

describe('recovery codes', () => {
  let auth: AuthUnderTest;
  let ruth: Person;
  beforeAll(async () => {
    auth = await startAuth();
  });
  afterAll(() => auth.stop());
  beforeEach(async () => {
    ruth = await signUpAndConfirm(auth);
  });

  const tokenOf = async ({ client }: Pick<Person, 'client'>) =>
    (await client.auth.getSession()).data.session?.access_token ?? '';
  const call = (token: string) => auth.service.as(token);
  const make = async (who: Pick<Person, 'client'> = ruth) =>
    call(await tokenOf(who))
      .post('/auth/v1/recovery-codes')
      .send({});
  const left = async () =>
    (
      await call(await tokenOf(ruth))
        .get('/auth/v1/recovery-codes')
        .expect(200)
    ).body.left;
  const redeem = (token: string, code: string) => call(token).post('/auth/v1/recovery-codes/verify').send({ code });
  const protectedBy = async () => {
    const factor = await addFactor(auth, ruth.client);
    const { status, body } = await make();
    return { factor, status, codes: body.codes as string[] };
  };

  it('are ten, shown once, stored only as MACs, and a mail tells that they were made', async () => {
    const { status, codes } = await protectedBy();
    expect([status, codes.length, new Set(codes).size]).toEqual([200, 10, 10]);
    for (const code of codes) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{4}-[2-9a-hjkmnp-tv-z]{4}$/);
    const rows = JSON.stringify(
      await auth.database.query('select * from auth.recovery_codes where user_id = $1', [ruth.user.id]),
    );
    for (const code of codes) expect(rows).not.toContain(code.replace('-', ''));
    expect(await left()).toBe(10);
    expect(await auth.mailTo(ruth.email)).toMatchObject({ kind: 'recovery_codes_made' });
  });

  it('replace the authenticator app, each once, however it is typed', async () => {
    const { codes } = await protectedBy();
    const { session } = await signInAgain(auth, ruth);
    const typed = ` ${(codes[0] ?? '').toUpperCase().replace('-', ' ')}`;
    const { status, body } = await redeem(session.access_token, typed);
    expect([status, methodsOf(body)]).toEqual([200, ['recovery_code', 'password']]);
    expect(await stateOf(auth, body)).toEqual([200]);
    expect(await left()).toBe(9);
    expect(await auth.mailTo(ruth.email)).toMatchObject({ kind: 'recovery_code_used' });

    const third = await signInAgain(auth, ruth);
    const again = await redeem(third.session.access_token, codes[0] ?? '');
    expect([again.status, again.body.error_code]).toEqual([422, 'recovery_code_invalid']);
    await third.client.auth.setSession(body);
    expect((await third.client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  it('redeemed twice at the same moment, open one session', async () => {
    const { codes } = await protectedBy();
    const devices = await Promise.all([signInAgain(auth, ruth), signInAgain(auth, ruth)]);
    const answers = await Promise.all(devices.map(({ session }) => redeem(session.access_token, codes[3] ?? '')));
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('are refused to another account, once new ones are made, and once the factor is removed', async () => {
    const { codes, factor } = await protectedBy();
    const boaz = await signUpAndConfirm(auth);
    await addFactor(auth, boaz.client);
    const stranger = await signInAgain(auth, boaz);
    await redeem(stranger.session.access_token, codes[1] ?? '').expect(422);
    await make();
    const { session } = await signInAgain(auth, ruth);
    await redeem(session.access_token, codes[1] ?? '').expect(422);
    await ruth.client.auth.mfa.unenroll({ factorId: factor.id });
    expect(await left()).toBe(0);
  });

  it('are made only at aal2 by a user who has a second factor', async () => {
    expect((await make()).body.error_code).toBe('mfa_factor_not_found');
    await enrolTotp(ruth.client, 'Tablet');
    expect((await make()).status).toBe(422);
    await protectedBy();
    const half = await make(await signInAgain(auth, ruth));
    expect([half.status, half.body.error_code]).toEqual([403, 'second_factor_required']);
    expect(await left()).toBe(10);
  });
});

describe('guessing recovery codes', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({ env: { RATE_LIMIT_SCALE: '0.2' } });
  });
  afterAll(() => auth.stop());

  // Scaled to a fifth of the service's limit, to be quick.
  it('ends after six tries in a day, from any network; then even a right code answers 429', async () => {
    const ruth = await signUpAndConfirm(auth);
    await addFactor(auth, ruth.client);
    const whole = (await ruth.client.auth.getSession()).data.session?.access_token;
    const { body } = await auth.service.as(whole).post('/auth/v1/recovery-codes').send({}).expect(200);
    const { session } = await signInAgain(auth, ruth);
    const guess = async (code: string, network: number) =>
      (
        await auth.service
          .as(session.access_token)
          .post('/auth/v1/recovery-codes/verify')
          .set('x-forwarded-for', `203.0.${network}.7`)
          .send({ code })
      ).status;
    const tries = [];
    for (let network = 0; network < 6; network += 1) tries.push(await guess('aaaa-aaaa', network));
    expect(tries).toEqual(Array(6).fill(422));
    expect(await guess(body.codes[0], 9)).toBe(429);
  });
});

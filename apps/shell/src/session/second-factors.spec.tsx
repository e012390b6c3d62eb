import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, clientWith, renderPage, sessionWith } from '@berea/web/testing';
import {
  newFactorName,
  useAuthenticatorApps,
  useEnrolFactor,
  useProveFactor,
  useRemoveFactor,
} from './second-factors.js';

const factor = (id: string, status: string, friendly_name: string, factor_type = 'totp') => ({
  id,
  status,
  friendly_name,
  factor_type,
});
const PHONE = factor('11111111-1111-4111-8111-00000000000a', 'verified', 'Authenticator app');
const BEGUN = factor('11111111-1111-4111-8111-00000000000b', 'unverified', 'Authenticator app 2');
const NUMBER = factor('11111111-1111-4111-8111-00000000000c', 'verified', 'Number', 'phone');

function Probe() {
  const apps = useAuthenticatorApps();
  const enrol = useEnrolFactor();
  const prove = useProveFactor();
  const remove = useRemoveFactor();
  return (
    <>
      <ul>
        {apps.data?.map(({ id, friendly_name }) => (
          <li key={id}>{friendly_name}</li>
        ))}
      </ul>
      <button onClick={() => enrol.mutate()}>enrol</button>
      <button onClick={() => prove.mutate({ factorId: PHONE.id, code: '123456' })}>prove</button>
      <button onClick={() => remove.mutate(PHONE.id)}>remove</button>
      <p role="status">{[enrol, prove, remove].map(({ status }) => status).join(' ')}</p>
      <p>{enrol.data?.secret}</p>
    </>
  );
}

/** A page of somebody whose factors are those, at the level. */
async function open(aal: 'aal1' | 'aal2', factors: object[], routes: Record<string, Answer> = {}) {
  const session = sessionWith({ aal, factors });
  const auth = await clientWith(session);
  const { calls } = renderPage(<Probe />, {
    routes: { 'GET /auth/v1/user': () => session.user, ...routes },
    session: { auth },
  });
  return {
    calls,
    made: () => calls.map(({ route }) => route),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    auth,
  };
}

describe('the second factors of a user', () => {
  it('are the authenticator apps whose set-up was finished', async () => {
    await open('aal2', [PHONE, BEGUN, NUMBER]);
    await screen.findByText('Authenticator app');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('when an app is added, get it under a name of its own, after one that was never finished is given up', async () => {
    const totp = { qr_code: '<svg/>', secret: 'JBSWY3DP', uri: 'otpauth://totp/x' };
    const { calls, press } = await open('aal2', [PHONE, BEGUN], {
      [`DELETE /auth/v1/factors/${BEGUN.id}`]: () => ({ id: BEGUN.id }),
      'POST /auth/v1/factors': () => ({ id: 'new', type: 'totp', totp }),
    });
    await press('enrol');
    await screen.findByText('JBSWY3DP');
    const [removal, enrolment] = calls.slice(-2);
    expect(removal?.route).toBe(`DELETE /auth/v1/factors/${BEGUN.id}`);
    expect(enrolment?.body).toEqual({
      factor_type: 'totp',
      friendly_name: 'Authenticator app 2',
      issuer: 'Berea',
    });
  });

  it('make the session a full one when one of them is proved by a code', async () => {
    const proved = sessionWith({ aal: 'aal2', factors: [PHONE] });
    const { auth, calls, press } = await open('aal1', [PHONE], {
      [`POST /auth/v1/factors/${PHONE.id}/challenge`]: () => ({ id: 'c', type: 'totp', expires_at: 4_000_000_000 }),
      [`POST /auth/v1/factors/${PHONE.id}/verify`]: () => proved,
    });
    await press('prove');
    await screen.findByText('idle success idle');
    expect(calls.find(({ route }) => route.endsWith('/verify'))?.body).toEqual({ challenge_id: 'c', code: '123456' });
    expect((await auth.getSession()).data.session?.access_token).toBe(proved.access_token);
  });

  it('when one of them is removed, leave a session that was refreshed', async () => {
    const { auth, press } = await open('aal2', [PHONE], {
      [`DELETE /auth/v1/factors/${PHONE.id}`]: () => ({ id: PHONE.id }),
      'POST /auth/v1/token': () => sessionWith({ aal: 'aal1', factors: [] }),
    });
    await press('remove');
    await screen.findByText('idle idle success');
    expect((await auth.getSession()).data.session?.refresh_token).toBe('refresh-aal1');
  });

  it('are not removed from a session without the second proof, and the session is refreshed to show its state', async () => {
    const { made, press } = await open('aal2', [PHONE], {
      [`DELETE /auth/v1/factors/${PHONE.id}`]: {
        status: 422,
        body: { error_code: 'insufficient_aal', msg: 'AAL2 required to unenroll verified factor' },
      },
      'POST /auth/v1/token': () => sessionWith({ aal: 'aal1', factors: [PHONE] }),
    });
    await press('remove');
    await screen.findByText('idle idle error');
    expect(made().at(-1)).toBe('POST /auth/v1/token');
  });
});

describe('newFactorName', () => {
  it.each([
    [[], 'Authenticator app'],
    [['Phone'], 'Authenticator app'],
    [['Authenticator app'], 'Authenticator app 2'],
    [['Authenticator app 2', 'Authenticator app'], 'Authenticator app 3'],
    [['Authenticator app 2'], 'Authenticator app'],
  ])('beside factors named %p is %p', (names, expected) => {
    expect(newFactorName(names.map((friendly_name) => ({ friendly_name })))).toBe(expected);
  });
});

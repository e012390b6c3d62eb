import { describe, expect, it, jest } from '@jest/globals';
import { Route, Routes } from '@berea/web/router';
import { type Answer, clientWith, renderPage, sessionWith } from '@berea/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecondFactorPage } from './second-factor-page.js';

const factor = (last: string, friendly_name: string, factor_type = 'totp') => ({
  id: `11111111-1111-4111-8111-00000000000${last}`,
  friendly_name,
  factor_type,
  status: 'verified',
});
const PHONE = factor('a', 'Authenticator app');
const TABLET = factor('b', 'Authenticator app 2');
const challenge = (id: string) => `POST /auth/v1/factors/${id}/challenge`;
const verify = (id: string) => `POST /auth/v1/factors/${id}/verify`;
const refusal = (error_code: string, msg: string): Answer => ({ status: 422, body: { error_code, msg } });

async function open(
  factors: object[],
  answer: Answer,
  { session = {}, config = {} }: { session?: object; config?: object } = {},
) {
  const half = sessionWith({ aal: 'aal1', factors });
  const auth = await clientWith(half);
  const signOut = jest.fn(async () => undefined);
  const issued = () => ({ id: 'c', type: 'totp', expires_at: 4_000_000_000 });
  const { calls } = renderPage(
    <Routes>
      <Route path="/login" element={<p>login</p>} />
      <Route path="*" element={<SecondFactorPage />} />
    </Routes>,
    {
      path: '/reset-password',
      config,
      routes: {
        [challenge(PHONE.id)]: issued,
        [verify(PHONE.id)]: answer,
        [challenge(TABLET.id)]: issued,
        [verify(TABLET.id)]: answer,
      },
      session: { status: 'second-factor', session: half, user: null, auth, signOut, ...session },
    },
  );
  return { auth, calls, signOut };
}
async function type(code: string) {
  await userEvent.type(screen.getByLabelText('6-digit code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('the page that asks for the second factor at sign-in', () => {
  it('has the focus in a field for the code that phones fill in', async () => {
    await open([PHONE], refusal('x', 'x'));
    const field = screen.getByLabelText('6-digit code');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText('ruth@example.org')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('asks for six digits before anything is sent to the auth service', async () => {
    const { calls } = await open([PHONE], refusal('x', 'x'));
    await type('12 a4');
    expect(await screen.findByText('Enter the six digits of the code.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('makes the session a whole one by a right code', async () => {
    const whole = sessionWith({ aal: 'aal2', factors: [PHONE] });
    const { auth, calls } = await open([PHONE], () => whole);
    await type('123 456');
    await waitFor(async () => {
      expect((await auth.getSession()).data.session?.access_token).toBe(whole.access_token);
    });
    expect(calls.find(({ route }) => route === verify(PHONE.id))?.body).toEqual({ challenge_id: 'c', code: '123456' });
  });

  it('says in words that a code is wrong, and keeps the typed code', async () => {
    await open([PHONE], refusal('mfa_verification_failed', 'Invalid TOTP code entered'));
    await type('123456');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right, or it was used before.');
    expect(screen.getByLabelText('6-digit code')).toHaveValue('123456');
  });

  it('takes the code of any of several authenticator apps', async () => {
    const { calls } = await open([PHONE, TABLET], refusal('mfa_verification_failed', 'Invalid TOTP code entered'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Authenticator app' }));
    await userEvent.click(await screen.findByText('Authenticator app 2'));
    await type('123456');
    await screen.findByRole('alert');
    expect(calls.map(({ route }) => route)).toEqual([challenge(TABLET.id), verify(TABLET.id)]);
  });

  it('says so of a factor that it cannot ask for, and shows no field', async () => {
    await open([factor('a', 'Number', 'phone')], refusal('x', 'x'));
    expect(screen.getByRole('alert')).toHaveTextContent('a second factor of a kind that Berea cannot ask for');
    expect(screen.queryByLabelText('6-digit code')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use another account' })).toBeInTheDocument();
  });

  it('can be left to use another account', async () => {
    const { signOut } = await open([PHONE], refusal('x', 'x'), { session: { recovering: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Use another account' }));
    await screen.findByText('login');
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('leads a user who lost the app to support, when a support address is configured', async () => {
    await open([PHONE], refusal('x', 'x'), { config: { supportEmail: 'help@example.org' } });
    expect(screen.getByRole('link', { name: 'I have lost my app' })).toHaveAttribute(
      'href',
      'mailto:help@example.org?subject=Lost%20authenticator%20app',
    );
  });
});

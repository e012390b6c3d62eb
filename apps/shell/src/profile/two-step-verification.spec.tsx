import { describe, expect, it } from '@jest/globals';
import { type Answer, clientWith, inTurn, renderPage, sessionWith } from '@berea/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TwoStepVerification } from './two-step-verification.js';

const APP = {
  id: '11111111-1111-4111-8111-00000000000a',
  friendly_name: 'Authenticator app',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-21T10:00:00Z',
};
const USER = 'GET /auth/v1/user';
const FACTORS = 'POST /auth/v1/factors';
const CHALLENGE = `POST /auth/v1/factors/${APP.id}/challenge`;
const VERIFY = `POST /auth/v1/factors/${APP.id}/verify`;
const REMOVE = `DELETE /auth/v1/factors/${APP.id}`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const userWith = (...factors: object[]) => sessionWith({ aal: 'aal2', factors }).user;
const answers = (...users: object[]) => inTurn(...users.map((body) => ({ status: 200, body })));

const ENROL: Record<string, Answer> = {
  [FACTORS]: () => ({
    id: APP.id,
    type: 'totp',
    totp: { qr_code: SVG, secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Berea' },
  }),
  [CHALLENGE]: () => ({ id: 'c', type: 'totp', expires_at: 4_000_000_000 }),
  [VERIFY]: () => sessionWith({ aal: 'aal2', factors: [APP] }),
};

async function open(routes: Record<string, Answer>) {
  const auth = await clientWith(sessionWith({ aal: 'aal2' }));
  const codes = () => ({ left: 7, total: 10 });
  return renderPage(<TwoStepVerification />, {
    routes: { 'GET /auth/v1/recovery-codes': codes, ...routes },
    session: { auth },
  });
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function turnOn() {
  await press('Set up two-step verification');
  await userEvent.type(await screen.findByLabelText('6-digit code'), '123456');
  await press('Turn on');
}

describe('two-step verification', () => {
  it('says that it is loading, then that it is off', async () => {
    await open({ [USER]: () => userWith() });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await screen.findByRole('button', { name: 'Set up two-step verification' });
    expect(screen.queryByRole('list', { name: 'Authenticator apps' })).not.toBeInTheDocument();
  });

  it('offers another try when it cannot be read', async () => {
    const refusal = { status: 429, body: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' } };
    await open({ [USER]: inTurn(refusal, { status: 200, body: userWith(APP) }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Request rate limit reached');
    await press('Try again');
    await screen.findByText('Authenticator app');
  });

  it('being set up, shows the key for the app as a picture and as text, and takes the focus there', async () => {
    await open({ ...ENROL, [USER]: () => userWith() });
    await press('Set up two-step verification');
    const panel = await screen.findByRole('region', { name: 'Set up two-step verification' });
    expect(panel).toHaveFocus();
    expect(screen.getByAltText('QR code for your authenticator app')).toHaveAttribute(
      'src',
      `data:image/svg+xml;utf-8,${SVG}`,
    );
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(screen.getByLabelText('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('being set up, copies the key without its gaps', async () => {
    // It brings the clipboard, which jsdom lacks.
    const user = userEvent.setup();
    await open({ ...ENROL, [USER]: () => userWith() });
    await press('Set up two-step verification');
    await user.click(await screen.findByRole('button', { name: 'Copy the key' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  });

  it('is on after the first right code of the app, and says so', async () => {
    await open({ ...ENROL, [USER]: answers(userWith(), userWith(), userWith(APP)) });
    await turnOn();
    await screen.findByText('Two-step verification is on');
    const list = await screen.findByRole('list', { name: 'Authenticator apps' });
    expect(within(list).getByText('Added 21 Nov 2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add another authenticator app' })).toHaveFocus();
  });

  it('being set up, keeps the same picture of the key when a code is wrong', async () => {
    const wrong = { status: 422, body: { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' } };
    const { calls } = await open({ ...ENROL, [USER]: () => userWith(), [VERIFY]: wrong });
    await turnOn();
    expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right');
    expect(screen.getByLabelText('6-digit code')).toHaveValue('123456');
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === FACTORS)).toHaveLength(1);
  });

  it('says why it cannot be set up', async () => {
    const full = { status: 422, body: { error_code: 'too_many_enrolled_mfa_factors', msg: 'Maximum number reached' } };
    await open({ [USER]: () => userWith(APP), [FACTORS]: full });
    await press('Add another authenticator app');
    expect(await screen.findByRole('alert')).toHaveTextContent('Maximum number reached');
  });

  it('being set up, can be cancelled, which gives the focus back', async () => {
    await open({ ...ENROL, [USER]: () => userWith() });
    await press('Set up two-step verification');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Set up two-step verification' })).toHaveFocus();
  });

  it('is off again once its app is removed, which is asked first', async () => {
    const { calls } = await open({
      [USER]: answers(userWith(APP), userWith()),
      [REMOVE]: () => ({ id: APP.id }),
      'POST /auth/v1/token': () => sessionWith({ aal: 'aal1', factors: [] }),
    });
    await press('Remove Authenticator app');
    const remove = await screen.findByRole('button', { name: 'Remove' });
    expect(screen.getByText('Signing in will ask for your password alone.')).toBeInTheDocument();
    expect(calls.some(({ route }) => route === REMOVE)).toBe(false);
    await userEvent.click(remove);
    await screen.findByText('Authenticator app removed');
    await waitFor(() => {
      expect(screen.queryByRole('list', { name: 'Authenticator apps' })).not.toBeInTheDocument();
    });
  });

  it('says why an app was not removed', async () => {
    await open({
      [USER]: () => userWith(APP),
      [REMOVE]: { status: 429, body: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' } },
    });
    await press('Remove Authenticator app');
    await press('Remove');
    await screen.findByText('The app was not removed');
    expect(screen.getByText('Request rate limit reached')).toBeInTheDocument();
    expect(screen.getByText('Added 21 Nov 2026')).toBeInTheDocument();
  });
});

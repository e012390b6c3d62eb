import { describe, expect, it } from '@jest/globals';
import { Route, Routes } from '@berea/web/router';
import { type Answer, renderPage, TEST_CONFIG } from '@berea/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepAccountPage } from '../auth/keep-account/keep-account-page.js';
import { DeleteAccountPage } from './delete-account-page.js';

const CLOSE = 'POST /auth/v1/account/close';
const KEEP = 'POST /auth/v1/account/keep';
const ERASED_AT = '2026-12-05T12:00:00.000Z';
const COUNT = (used: number) => ({ used, limit: 10_000 });

function open(routes: Record<string, Answer>, config = TEST_CONFIG, user: object = {}) {
  const ended: string[] = [];
  const auth = { getSession: async () => ({ data: { session: null } }) };
  const page = renderPage(
    <Routes>
      <Route path="/settings/delete-account" element={<DeleteAccountPage />} />
      <Route path="/keep-account" element={<KeepAccountPage />} />
    </Routes>,
    {
      path: '/settings/delete-account',
      config,
      routes: {
        'GET /api/profile/usage': () => ({ notes: COUNT(306), sermons: COUNT(1), bytes: COUNT(1) }),
        'GET /api/chat/usage': () => ({ conversations: COUNT(60), bytes: COUNT(1) }),
        'GET /auth/v1/settings': () => ({}),
        ...routes,
      },
      session: {
        status: 'signed-in',
        user: { id: 'u', email: 'ruth@example.org', user_metadata: {}, ...user } as never,
        auth: auth as never,
        signOut: async () => void ended.push('here'),
      },
    },
  );
  return { ...page, ended };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = async (words = 'Delete My Account', password = 'shepherd') => {
  await press('Delete my account…');
  await userEvent.type(screen.getByLabelText('Type “Delete My Account” to confirm'), words);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await press('Delete my account now');
};

describe('the part of Delete My Account that deletes it', () => {
  it('says how much goes, closes the account, signs out, and says until when it can be taken back', async () => {
    const { calls, ended } = open({ [CLOSE]: () => ({ erased_at: ERASED_AT }) });
    await fill();
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeInTheDocument();
    expect(screen.getByText(/On 5 December 2026 everything in it is deleted for good/)).toBeInTheDocument();
    expect(screen.getByText(/A mail to ruth@example.org has a link/)).toBeInTheDocument();
    expect(calls.find(({ route }) => route === CLOSE)?.body).toEqual({ password: 'shepherd' });
    await waitFor(() => expect(ended).toEqual(['here']));
  });

  it('counts what goes', async () => {
    open({});
    await press('Delete my account…');
    expect(await screen.findByText('306 notes')).toBeInTheDocument();
    expect([screen.getByText('1 sermon'), screen.getByText('60 conversations')]).toHaveLength(2);
  });

  it('asks for exactly the words and for the password, and calls nobody before', async () => {
    const { calls } = open({});
    await fill('delete it', '');
    expect(await screen.findByText('Type the words “Delete My Account”.')).toBeInTheDocument();
    expect(screen.getByText('Enter your password.')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === CLOSE)).toEqual([]);
  });

  it('with a wrong password closes nothing, and keeps what was typed', async () => {
    const refusal = { error_code: 'current_password_invalid', msg: 'The current password is not right' };
    const { ended } = open({ [CLOSE]: { status: 400, body: refusal } });
    await fill();
    expect(await screen.findByText('The password is not right.')).toBeInTheDocument();
    expect(screen.getByLabelText('Type “Delete My Account” to confirm')).toHaveValue('Delete My Account');
    expect(ended).toEqual([]);
  });

  it('asks a user without a name for no password', async () => {
    const { calls } = open({ [CLOSE]: () => ({ erased_at: ERASED_AT, undo: 'token' }) }, TEST_CONFIG, {
      email: '',
      is_anonymous: true,
    });
    await fill('Delete My Account', '');
    await screen.findByRole('heading', { name: 'Your account is closed' });
    expect(calls.find(({ route }) => route === CLOSE)?.body).toEqual({ password: '' });
  });

  it('closes again without a call, and gives the focus back', async () => {
    open({});
    await press('Delete my account…');
    await press('Keep my account');
    expect(screen.getByRole('button', { name: 'Delete my account…' })).toHaveFocus();
  });

  it('is missing where a hosted service keeps the accounts', () => {
    open({}, { ...TEST_CONFIG, supabaseUrl: 'https://project.example' });
    expect(screen.queryByRole('button', { name: 'Delete my account…' })).not.toBeInTheDocument();
  });
});

describe('the page that takes a closed account back', () => {
  it('shows its address where no mail can tell it, and does it at a press', async () => {
    const { calls } = open({ [CLOSE]: () => ({ erased_at: ERASED_AT, undo: 'the-token' }), [KEEP]: { status: 204 } });
    await fill();
    expect(await screen.findByText(/\/keep-account#the-token$/)).toBeInTheDocument();
    await press('Keep my account');
    expect(await screen.findByRole('heading', { name: 'Your account is open again' })).toBeInTheDocument();
    expect(calls.find(({ route }) => route === KEEP)?.body).toEqual({ token: 'the-token' });
  });

  it('says that nothing is left when the token is used or the grace is over', async () => {
    const body = { error_code: 'closure_not_found', msg: 'Nothing is left to take back' };
    open({ [CLOSE]: () => ({ erased_at: ERASED_AT, undo: 'the-token' }), [KEEP]: { status: 404, body } });
    await fill();
    await screen.findByRole('heading', { name: 'Your account is closed' });
    await press('Keep my account');
    expect(await screen.findByRole('heading', { name: 'Nothing is left to take back' })).toBeInTheDocument();
  });
});

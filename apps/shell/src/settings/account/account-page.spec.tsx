import { describe, expect, it } from '@jest/globals';
import { renderPage } from '@berea/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './account-page.js';

const USER = { id: 'u', email: 'ruth@example.org', user_metadata: { full_name: 'Ruth Adeyemi' } };
const SESSION = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user: USER };

interface Setup {
  readonly found?: object;
  readonly refusal?: { code: string; message: string };
  readonly password?: 'wrong';
  readonly settings?: object;
}

function open({ found = {}, refusal, password, settings = {} }: Setup = {}) {
  const updates: unknown[] = [];
  const renewals: string[] = [];
  let user: object = { ...USER, ...found };
  const auth = {
    getSession: async () => ({ data: { session: null } }),
    getUser: async () => ({ data: { user }, error: null }),
    refreshSession: async () => void renewals.push('renewed'),
    updateUser: async (update: { email?: string }, options?: object) => {
      updates.push(options ? [update, options] : update);
      if (refusal) return { error: Object.assign(new Error(refusal.message), { ...refusal, __isAuthError: true }) };
      if (update.email) user = { ...user, new_email: update.email };
      return { data: { user }, error: null };
    },
  };
  renderPage(<AccountPage />, {
    routes: {
      'GET /api/profile': () => ({ fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: false }),
      'GET /auth/v1/settings': () => settings,
      'POST /auth/v1/token':
        password === 'wrong'
          ? { status: 400, body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' } }
          : () => SESSION,
      'POST /auth/v1/logout': { status: 204 },
    },
    session: { status: 'signed-in', user: USER as never, auth: auth as never },
  });
  return { updates, renewals };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const askFor = async (email: string) => {
  await press('Change email address');
  await userEvent.type(screen.getByLabelText('New email address'), email);
  await userEvent.type(screen.getByLabelText('Current Password'), 'shepherd');
  await press('Send confirmation link');
};

describe('the account page', () => {
  it('saves a name without characters that turn or break the words around it, and renews the session', async () => {
    const { updates, renewals } = open();
    await press('Change full name');
    const field = screen.getByLabelText('Full Name');
    await userEvent.clear(field);
    await userEvent.type(field, '  Ruth\u202e  of\u0007 Moab ');
    await press('Save name');
    await screen.findByText('Your name is changed');
    expect(updates).toEqual([{ data: { full_name: 'Ruth of Moab' } }]);
    expect(renewals).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Change full name' })).toHaveFocus();
  });

  it('refuses a name that nobody would see', async () => {
    const { updates } = open();
    await press('Change full name');
    const field = screen.getByLabelText('Full Name');
    await userEvent.clear(field);
    await userEvent.type(field, ' \u202e ');
    await press('Save name');
    await screen.findByText('Enter your full name.');
    expect(updates).toEqual([]);
  });

  it('asks for the new address once the password is proved, and shows that it waits', async () => {
    const { updates } = open();
    await askFor('naomi@example.org');
    expect(await screen.findByText(/Waits for naomi@example.org/)).toBeInTheDocument();
    expect(updates).toEqual([
      [{ email: 'naomi@example.org' }, { emailRedirectTo: `${window.location.origin}/settings/account` }],
    ]);
    expect(screen.getByText('ruth@example.org')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send the mails again' })).toBeInTheDocument();
  });

  it('with a wrong password asks for nothing, and keeps what was typed', async () => {
    const { updates } = open({ password: 'wrong' });
    await askFor('naomi@example.org');
    await screen.findByText('Current password is incorrect');
    expect(screen.getByLabelText('New email address')).toHaveValue('naomi@example.org');
    expect(updates).toEqual([]);
  });

  it("shows the service's refusal, and keeps what was typed", async () => {
    const message = 'For security purposes, you can only request this after 50 seconds.';
    open({ refusal: { code: 'over_email_send_rate_limit', message } });
    await askFor('naomi@example.org');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('New email address')).toHaveValue('naomi@example.org');
  });

  it('refuses the present address, however it is spelt', async () => {
    const { updates } = open();
    await askFor('Ruth@Example.org');
    await screen.findByText('This is your present address already.');
    expect(updates).toEqual([]);
  });

  it('renews the session once the address was confirmed in another browser', async () => {
    const { renewals } = open({ found: { email: 'naomi@example.org' } });
    await waitFor(() => expect(renewals).toHaveLength(1));
  });

  it('where no mail can be sent, says so and offers no change of the address', async () => {
    open({ settings: { mail_unavailable: true } });
    expect(await screen.findByText(/this server cannot send mails/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change email address' })).not.toBeInTheDocument();
  });
});

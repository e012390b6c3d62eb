import { describe, expect, it, jest } from '@jest/globals';
import { type Answer, inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from './profile-page.js';

const PREFERENCES = { defaultBibleTranslation: 'kjv', darkMode: false, notifications: true, ministryRole: null };
const PROFILE = { fullName: 'Ruth A. Adeyemi', profilePicture: null, isPremiumMember: true };
const PATCH = 'PATCH /api/user/profile';

const NO_FACTORS = { listFactors: async () => ({ data: { all: [] }, error: null }) };

const SESSIONS = {
  sessions: [
    { id: '1', current: true, user_agent: '', refreshed_at: '2026-11-22T10:00:00Z' },
    { id: '2', current: false, user_agent: '(iPhone) Mobile Safari/604', refreshed_at: '2026-11-14T10:00:00Z' },
  ],
};

const open = (routes: Record<string, Answer> = {}, session: object = {}) =>
  renderPage(<ProfilePage />, {
    routes: {
      'GET /api/user/profile': () => PREFERENCES,
      'GET /api/profile': () => PROFILE,
      'GET /auth/v1/sessions': () => SESSIONS,
      ...routes,
    },
    session: { auth: { mfa: NO_FACTORS, getSession: async () => ({ data: { session: null } }) } as never, ...session },
  });
const patches = (calls: { route: string; body: unknown }[]) =>
  calls.filter(({ route }) => route === PATCH).map(({ body }) => body);

describe('the profile page', () => {
  it('says that it is loading, then shows the account read-only', async () => {
    const { container } = open();
    expect(screen.getByText('Loading profile...')).toBeInTheDocument();
    // Words alone would read as a page that is stuck.
    expect(container.querySelectorAll('.ant-skeleton')).toHaveLength(3);
    await screen.findByRole('heading', { name: 'Account Information' });
    expect(screen.getAllByText('Ruth A. Adeyemi')).toHaveLength(2);
    expect(screen.getByText('ruth@example.org')).toBeInTheDocument();
    expect(screen.getByText('Premium Member')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('offers another try when it cannot be loaded', async () => {
    open({ 'GET /api/profile': inTurn(UNAVAILABLE, { status: 200, body: PROFILE }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Account Information' });
  });

  it('signs out all other devices, and shows what was read and kept', async () => {
    const signOut = jest.fn(async (_options: object) => ({ error: null }));
    const stats = {
      notes: 38,
      sermons: 7,
      bookmarks: 24,
      highlights: 61,
      questions: null,
      chaptersRead: 142,
      streakDays: 1,
    };
    open(
      { 'GET /api/profile/stats': () => stats },
      { auth: { mfa: NO_FACTORS, signOut, getSession: async () => ({ data: { session: null } }) } },
    );
    expect(await screen.findByText('Safari on iPhone')).toBeInTheDocument();
    expect(screen.getByText('Last used on 14 Nov 2026')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out others' }));
    expect(await screen.findByText('Signed out everywhere else')).toBeInTheDocument();
    expect(signOut).toHaveBeenCalledWith({ scope: 'others' });
    const study = (await screen.findByText('chapters read of 1,189')).closest('section');
    expect(study).toHaveTextContent(
      'chapters read of 1,189142day in a row1Questionsnot available just nowHighlights61Notes38Bookmarks24Sermons7',
    );
  });

  it('switches dark mode at once and saves it', async () => {
    const { calls } = open({ [PATCH]: (body) => ({ ...PREFERENCES, ...(body as object) }) });
    const dark = await screen.findByRole('switch', { name: 'Dark Mode' });
    await userEvent.click(dark);
    expect(dark).toBeChecked();
    await waitFor(() => expect(patches(calls)).toEqual([{ darkMode: true }]));
  });

  it('offers a choice of what answers questions, as far as the server has it', async () => {
    const { calls } = open({
      'GET /api/chat/assistant': () => ({ engine: 'library' }),
      [PATCH]: (body) => ({ ...PREFERENCES, ...(body as object) }),
    });
    const choices = within(await screen.findByRole('radiogroup', { name: 'Assistant' }));
    expect(await choices.findByText(/This server has none\.$/)).toBeInTheDocument();
    expect(choices.getByRole('radio', { name: /^Model/ })).toBeDisabled();
    expect(choices.getByRole('radio', { name: /^Library/ })).toBeChecked();
    await userEvent.click(choices.getByRole('radio', { name: /^Off/ }));
    await waitFor(() => expect(patches(calls)).toEqual([{ assistant: 'off' }]));
    // The part that shows whether Scholar can be asked reads it again.
    await waitFor(() => {
      expect(calls.filter(({ route }) => route === 'GET /api/chat/assistant')).toHaveLength(2);
    });
  });

  it('puts a setting back that was not saved, and says so', async () => {
    open({ [PATCH]: UNAVAILABLE });
    const notifications = await screen.findByRole('switch', { name: 'Notifications' });
    await userEvent.click(notifications);
    expect(await screen.findByText('Your setting was not saved')).toBeInTheDocument();
    expect(screen.getByText(/not available just now/)).toBeInTheDocument();
    await waitFor(() => expect(notifications).toBeChecked());
  });

  const space = (bytes: number) => ({
    'GET /api/profile/usage': () => ({
      notes: { used: 1204, limit: 10_000 },
      sermons: { used: 12, limit: 2_000 },
      bytes: { used: bytes, limit: 80 << 20 },
    }),
    'GET /api/chat/usage': () => ({
      conversations: { used: 31, limit: 2_000 },
      bytes: { used: 3 << 20, limit: 20 << 20 },
    }),
  });

  it('shows the space that is used as one sum, with its parts', async () => {
    open(space(9 << 20));
    expect(await screen.findByText('1,204 of 10,000')).toBeInTheDocument();
    expect(screen.getByText('12 MB of 100 MB')).toBeInTheDocument();
    expect(screen.getByText('Notes, sermons and picture 9 MB of 80 MB')).toBeInTheDocument();
    expect(screen.queryByText(/nearly full/)).not.toBeInTheDocument();
  });

  it('warns before a part of the space is full, and says what to do', async () => {
    open(space(73 << 20));
    expect(
      await screen.findByText(/Notes, sermons and picture 73 MB of 80 MB: nearly full\. Delete or shorten/),
    ).toBeVisible();
    expect(screen.getByText('Conversations 3 MB of 20 MB')).toBeInTheDocument();
  });

  const text = (code: string, title: string, installed: boolean) => ({
    code,
    title,
    language: 'en',
    direction: 'ltr',
    installed,
    ...(!installed && { reason: 'To add it, run: npm run library' }),
  });
  const TRANSLATIONS = 'GET /api/bible/translations';
  const offered = () => [
    text('KJV', 'King James Version', true),
    text('WEB', 'World English Bible', true),
    text('BBE', 'Bible in Basic English', false),
    text('NIV', 'New International Version', false),
  ];

  it('shows all 13 translations and what this server says of them', async () => {
    open({ [TRANSLATIONS]: offered });
    const select = await screen.findByRole('combobox', { name: 'Default Bible Translation' });
    await screen.findByText('KJV: King James Version');
    fireEvent.mouseDown(select);
    expect(await screen.findByText('NIV: New International Version (needs a licence)')).toBeInTheDocument();
    expect(screen.getByText('BBE: Bible in Basic English (not installed on this server)')).toBeInTheDocument();
    expect(screen.getByText('WEB: World English Bible')).toBeInTheDocument();
  });

  it('accepts a preferred translation that is not installed, and says which one the reader uses until then', async () => {
    const { calls } = open({
      [TRANSLATIONS]: offered,
      [PATCH]: (body) => ({ ...PREFERENCES, ...(body as object) }),
    });
    const select = await screen.findByRole('combobox', { name: 'Default Bible Translation' });
    await waitFor(() => expect(select).toHaveAccessibleDescription('The reader opens in it'));
    fireEvent.mouseDown(select);
    await userEvent.click(await screen.findByText('NIV: New International Version (needs a licence)'));
    await waitFor(() => expect(select).toHaveAccessibleDescription('NIV needs a licence; the reader shows the KJV'));
    await waitFor(() => expect(patches(calls)).toEqual([{ defaultBibleTranslation: 'niv' }]));
  });

  it('offers translations by their codes alone while their list cannot be read', async () => {
    open({ [TRANSLATIONS]: UNAVAILABLE });
    const select = await screen.findByRole('combobox', { name: 'Default Bible Translation' });
    fireEvent.mouseDown(select);
    expect(await screen.findByTitle('NASB')).toBeInTheDocument();
    expect(select).toHaveAccessibleDescription('The reader opens in it');
  });

  it('signs out of this browser', async () => {
    const signOut = jest.fn(async () => undefined);
    open({}, { signOut });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  });

  it('names what is only on this device before it signs out, and discards it when that is wanted', async () => {
    const signOut = jest.fn(async () => undefined);
    const draft = 'berea_draft:11111111-1111-4111-8111-111111111111:note:new';
    localStorage.setItem(draft, JSON.stringify({ title: 'Of the door', content: 'Strive.' }));
    open({}, { signOut });
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await press('Sign Out');
    const dialog = await screen.findByRole('dialog', { name: 'Not everything is saved' });
    expect(dialog).toHaveTextContent(
      '1 note is only on this device. Stay to save or send it, or sign out and discard it.',
    );
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Of the door');
    await press('Stay');
    expect(signOut).not.toHaveBeenCalled();
    expect(localStorage.getItem(draft)).not.toBeNull();
    await press('Sign Out');
    await press('Discard and sign out');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem(draft)).toBeNull();
  });
});

describe('the change of password in the profile', () => {
  const SIGN_IN = 'POST /auth/v1/token';
  const USER = { id: 'u', email: 'ruth@example.org' };
  const SESSION = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user: USER };

  async function change(current: string, next: string, confirm: string, answer: Answer = () => SESSION) {
    const updateUser = jest.fn(async (_update: unknown) => ({ error: null }));
    const auth = { mfa: NO_FACTORS, updateUser, getSession: async () => ({ data: { session: null } }) };
    open({ [SIGN_IN]: answer, 'POST /auth/v1/logout': { status: 204 } }, { auth });
    await userEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
    await userEvent.type(screen.getByLabelText('Current Password'), current);
    await userEvent.type(screen.getByLabelText('New Password'), next);
    await userEvent.type(screen.getByLabelText('Confirm New Password'), confirm);
    await userEvent.click(screen.getByRole('button', { name: 'Update Password' }));
    return updateUser;
  }

  it('saves the new password, says so, and closes', async () => {
    const updateUser = await change('shepherd', 'stillwaters', 'stillwaters');
    await screen.findByText('Password updated successfully!');
    expect(updateUser).toHaveBeenCalledWith({ password: 'stillwaters', current_password: 'shepherd' });
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
  });

  it('says that the two new passwords differ, and keeps what was typed', async () => {
    const updateUser = await change('shepherd', 'stillwaters', 'stillwater');
    await screen.findByText("Passwords don't match");
    expect(screen.getByText('Please ensure both password fields match')).toBeInTheDocument();
    expect(screen.getByLabelText('Confirm New Password')).toBeInvalid();
    expect(screen.getByLabelText('New Password')).toHaveValue('stillwaters');
    expect(updateUser).not.toHaveBeenCalled();
  });

  it('says that the current password is wrong', async () => {
    const body = { error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    await change('wrong', 'stillwaters', 'stillwaters', { status: 400, body });
    await screen.findByText('Current password is incorrect');
    expect(screen.getByLabelText('Current Password')).toBeInvalid();
  });

  it('gives the reason of any other failure', async () => {
    const body = { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
    await change('shepherd', 'stillwaters', 'stillwaters', { status: 429, body });
    await screen.findByText('Failed to update password');
    expect(screen.getByText('Request rate limit reached')).toBeInTheDocument();
  });
});

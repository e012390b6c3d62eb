import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, inTurn, lastChange, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TokensPage } from './tokens-page.js';

const TOKEN = {
  id: '00000000-0000-4000-8000-000000000000',
  name: 'Backup',
  scopes: ['notes:read'],
  endsAt: '2097-02-27T10:00:00.000Z',
  createdAt: '2026-11-29T10:00:00.000Z',
  lastUsedAt: null,
};
const same = <Bytes,>(bytes: Bytes): Bytes => bytes;
const SECRET = `berea_pat_${'a'.repeat(43)}`;

const open = (routes: Record<string, Answer> = {}) =>
  renderPage(<TokensPage />, { path: '/settings/tokens', routes: { 'GET /api/tokens': () => [TOKEN], ...routes } });

describe('the page of personal tokens', () => {
  beforeEach(() => {
    // The page names the token itself; jsdom's own source of chance is put back after each file.
    jest.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation(same);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('makes a token of the chosen scopes, and shows its secret', async () => {
    const { calls } = open({ [`PUT /api/tokens/${TOKEN.id}`]: () => ({ ...TOKEN, secret: SECRET }) });
    const make = screen.getByRole('button', { name: 'Make token' });
    expect(make).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Backup');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read Scripture and the library' }));
    expect(make).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Read notes and journal' }));
    await userEvent.click(make);
    expect(await screen.findByDisplayValue(SECRET)).toHaveAttribute('readonly');
    expect(screen.getByText(/shown this once/)).toBeInTheDocument();
    const [made] = calls.filter(({ route }) => route.startsWith('PUT'));
    expect(made?.body).toEqual({ name: 'Backup', scopes: ['notes:read'], days: 90 });
  });

  it('says what a token may do, until when, and when it was used; revokes it', async () => {
    const ended = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', name: 'Old', endsAt: '2026-01-02T09:00:00.000Z' };
    const { calls } = open({
      'GET /api/tokens': () => [TOKEN, { ...TOKEN, ...ended, lastUsedAt: '2026-01-01T09:00:00.000Z' }],
      [`DELETE /api/tokens/${TOKEN.id}`]: { status: 204 },
    });
    expect(await screen.findByText('Read notes and journal. Ends on 27 Feb 2097, never used')).toBeInTheDocument();
    screen.getByText('Read notes and journal. Ended on 2 Jan 2026, last used on 1 Jan 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke Backup' }));
    await waitFor(() => expect(screen.queryByText('Backup')).not.toBeInTheDocument());
    expect(screen.getByText('Old')).toBeInTheDocument();
    expect(lastChange(calls)?.route).toBe(`DELETE /api/tokens/${TOKEN.id}`);
  });

  it('says that there is none, and offers another try', async () => {
    open({ 'GET /api/tokens': inTurn(UNAVAILABLE, { status: 200, body: [] }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('None yet.')).toBeInTheDocument();
  });
});

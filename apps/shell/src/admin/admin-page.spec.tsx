import { describe, expect, it } from '@jest/globals';
import { type Answer, inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminPage } from './admin-page.js';

const ADMIN = 'GET /api/admin';
const HEALTH = 'GET /health/ready';
const NOBODY = { status: 404, body: { code: 'NOT_FOUND', message: 'Nothing was found at this address.' } };
const work = (id: string, title: string, more: object) => ({
  id,
  kind: 'bible',
  title,
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain.',
  licenceTier: 'public-domain',
  ...more,
});
const WORKS = [
  work('bible-kjv', 'King James Version', { installed: true, bytes: 1_468_006 }),
  work('bible-web', 'World English Bible', { installed: true, bytes: 100 }),
  work('dictionary-easton', 'Easton', { installed: false, reason: 'To add it, run: npm run library -- add' }),
];

const open = (routes: Record<string, Answer> = {}) =>
  renderPage(<AdminPage />, {
    path: '/admin',
    routes: {
      [ADMIN]: () => ({ role: 'operator', since: '2026-11-28T12:00:00.000Z' }),
      [HEALTH]: () => ({ status: 'ok' }),
      'GET /api/library/works': () => WORKS,
      ...routes,
    },
  });

describe('/admin', () => {
  it('shows everybody who is no operator the page of an address where nothing is, and asks for nothing else', async () => {
    open({ [ADMIN]: NOBODY, [HEALTH]: UNAVAILABLE, 'GET /api/library/works': UNAVAILABLE });
    expect(await screen.findByText('There is no page at this address')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(screen.queryByText(/server/i)).toBeNull();
  });

  it('shows an operator each work with its licence, and its size or why it is not there', async () => {
    open();
    const installed = within(await screen.findByRole('region', { name: 'Installed' }));
    expect(installed.getByRole('heading').textContent).toBe('Installed 2 works, 1.4 MB');
    expect(installed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'King James VersionPublic domain1.4 MB',
      'World English BiblePublic domain1 KB',
    ]);
    const missing = within(screen.getByRole('region', { name: 'Not installed' }));
    expect(missing.getByRole('listitem').textContent).toBe('EastonPublic domainTo add it, run: npm run library -- add');
  });

  it('says how the server is, and asks again when told to', async () => {
    open({
      [HEALTH]: inTurn({ status: 200, body: { status: 'degraded' } }, UNAVAILABLE, {
        status: 200,
        body: { status: 'ok' },
      }),
    });
    expect(await screen.findByText(/A service or Redis is away/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/The server is not ready/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Every service answers.')).toBeTruthy();
  });

  it('says when it cannot be known who asks, and tries again', async () => {
    open({
      [ADMIN]: inTurn(UNAVAILABLE, { status: 200, body: { role: 'operator', since: '2026-11-28T12:00:00.000Z' } }),
    });
    expect(await screen.findByText('This page could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Installed' })).toBeTruthy();
  });
});

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

const SHELF = 'GET /api/admin/library';
const CHANGES = 'POST /api/admin/library/changes';
const further = (id: string, title: string, more: object = {}) => ({
  id,
  title,
  installed: false,
  licence: 'CC BY 4.0',
  licenceTier: 'attribution',
  bytes: 5_768_967,
  address: 'https://example.org/',
  restorable: false,
  ...more,
});
const change = (more: object = {}) => ({
  action: 'add',
  work: 'dictionary-easton',
  by: 'ruth',
  startedAt: '2026-11-28T12:00:00.000Z',
  state: 'running',
  step: 'fetched 3 of 26 files',
  ...more,
});
const shelf = (more: object = {}) => ({
  works: [
    further('dictionary-easton', 'Easton'),
    further('dictionary-smith', 'Smith', { installed: true }),
    further('dictionary-hitchcock', 'Hitchcock', { restorable: true }),
  ],
  change: null,
  log: [],
  impossible: null,
  ...more,
});

const open = (routes: Record<string, Answer> = {}) =>
  renderPage(<AdminPage />, {
    path: '/admin',
    routes: {
      [ADMIN]: () => ({ role: 'operator', since: '2026-11-28T12:00:00.000Z' }),
      [HEALTH]: () => ({ status: 'ok' }),
      'GET /api/library/works': () => WORKS,
      [SHELF]: () => shelf(),
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

  it('has a work added on the server, shows how far it is until it has ended, and reads the works again', async () => {
    const done = change({ state: 'done', endedAt: '2026-11-28T12:00:09.000Z' });
    open({
      [SHELF]: inTurn(
        { status: 200, body: shelf() },
        {
          status: 200,
          body: shelf({
            works: [further('dictionary-easton', 'Easton', { installed: true })],
            change: done,
            log: [done],
          }),
        },
      ),
      [CHANGES]: inTurn({ status: 202, body: shelf({ change: change() }) }),
      'GET /api/library/works': inTurn(
        { status: 200, body: WORKS },
        { status: 200, body: [work('dictionary-easton', 'Easton', { installed: true, bytes: 2_000_000 })] },
      ),
    });
    const part = within(await screen.findByRole('region', { name: 'Add and remove works' }));
    expect(part.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Add: Easton',
      'Remove: Smith',
      'Build again: Smith',
      'Undo removal: Hitchcock',
      'Add: Hitchcock',
    ]);
    expect(part.getAllByText('5.5 MB to fetch')).toHaveLength(2);
    await userEvent.click(part.getByRole('button', { name: 'Add: Easton' }));
    expect(await part.findByText('Add · Easton · fetched 3 of 26 files')).toBeTruthy();
    expect(part.getByRole('button', { name: 'Add: Hitchcock' })).toHaveProperty('disabled', true);
    expect(await part.findByText('Add · Easton · done')).toBeTruthy();
    const installed = await screen.findByRole('region', { name: 'Installed' });
    expect(await within(installed).findByText('Easton')).toBeTruthy();
    expect(part.getByText(/\(by operator ruth\)/)).toBeTruthy();
  });

  it('says why a change was refused, and shows what the other operator does', async () => {
    const busy = 'Another change of the library is under way. Try again when it has ended.';
    open({
      [SHELF]: inTurn(
        { status: 200, body: shelf() },
        { status: 200, body: shelf({ change: change({ action: 'remove', work: 'dictionary-smith', step: 'x' }) }) },
      ),
      [CHANGES]: { status: 409, body: { code: 'CONFLICT', message: busy } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add: Easton' }));
    expect((await screen.findByRole('alert')).textContent).toContain(busy);
    expect(await screen.findByText('Remove · Smith · x')).toBeTruthy();
  });

  it('offers no change where none is possible, and says why; why one failed, too', async () => {
    open({
      [SHELF]: () =>
        shelf({
          impossible: 'Nothing can be changed here.',
          change: change({ state: 'failed', step: 'It did not come.' }),
        }),
    });
    const part = within(await screen.findByRole('region', { name: 'Add and remove works' }));
    expect(part.getByText('Nothing can be changed here.')).toBeTruthy();
    expect(part.getByText('Add · Easton · failed: It did not come.')).toBeTruthy();
    expect(part.queryByRole('button')).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { Link, Route, Routes } from '@berea/web/router';
import { renderPage } from '@berea/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from './frame.js';
import { REMOTES } from '../remotes.js';
import { linksIn } from './nav-links.js';
import { useRouteChange } from './page-focus.js';

function Pages() {
  useRouteChange();
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route path="/bible/*" element={<Link to="/bible/John/2">Next chapter</Link>} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Route>
    </Routes>
  );
}

const PROFILE = { fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: true };
const open = (profile: object = PROFILE, session: object = {}) =>
  renderPage(<Pages />, { path: '/bible/John/1', session, routes: { 'GET /api/profile': () => profile } });

/** Paths of remotes that a team has added to those of the product. */
const OTHERS = REMOTES.filter(({ id }) => !['chat', 'bible', 'notes', 'sermon'].includes(id)).map(({ path }) => path);

describe('the frame', () => {
  it('has the links of the product in the sidebar, and marks the current page', () => {
    open();
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.filter(([, to]) => !OTHERS.includes(to ?? ''))).toEqual([
      ['Scholar', '/'],
      ['Bible', '/bible'],
      ['Library', '/library'],
      ['Notes', '/notes'],
      ['Sermon Prep', '/sermon-prep'],
      ['Profile', '/profile'],
      ['Settings', '/settings'],
    ]);
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Bible');
  });

  it('has exactly five links in the bottom bar of a phone', () => {
    expect(linksIn('menu').map(({ label, to }) => [label, to])).toEqual([['Sermon Prep', '/sermon-prep']]);
    expect(linksIn('bottom-bar').map(({ to, short, label }) => [short ?? label, to])).toEqual([
      ['Scholar', '/'],
      ['Bible', '/bible'],
      ['Library', '/library'],
      ['Notes', '/notes'],
      ['Menu', '/menu'],
    ]);
  });

  it.each([
    ['the server', { config: { assistant: 'off' as const } }],
    ['the account', { routes: { 'GET /api/user/profile': () => ({ assistant: 'off' }) } }],
  ])('when %s has Scholar switched off, has home in its place', async (_who, options) => {
    renderPage(<Pages />, { path: '/bible/John/1', ...options });
    expect(await screen.findByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('link', { name: 'Scholar' })).not.toBeInTheDocument();
  });

  it('shows the name of the profile and the membership', async () => {
    open();
    expect(await screen.findByText('Premium Member')).toBeInTheDocument();
    expect(screen.getByText('Ruth Adeyemi')).toBeInTheDocument();
  });

  it('leads from there to donating, sharing and all else of the menu', async () => {
    open();
    await screen.findByText('Premium Member');
    const block = within(screen.getByRole('complementary', { name: 'Berea' })).getByRole('link', {
      name: /Ruth Adeyemi.*More$/,
    });
    expect(block).toHaveAttribute('href', '/menu');
  });

  it.each([
    [{ full_name: 'Ruth of Moab' }, 'Ruth of Moab'],
    [{}, 'User'],
  ])('without a name in the profile, takes one from the sign-up %j: %s', async (metadata, name) => {
    open({ ...PROFILE, fullName: ' ', isPremiumMember: false }, { user: { id: 'u', user_metadata: metadata } });
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(screen.getByText('Free Account')).toBeInTheDocument();
  });

  it('lets the keyboard skip past the navigation', async () => {
    open();
    await userEvent.tab();
    expect(screen.getByText('Skip to content')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus into the page when another area opens, and leaves it within one', async () => {
    open();
    const next = screen.getByText('Next chapter');
    await userEvent.click(next);
    expect(screen.getByText('Next chapter')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Notes' }));
    await screen.findByText('elsewhere');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

import { describe, expect, it } from '@jest/globals';
import { Link, Route, Routes } from '@berea/web/router';
import { renderPage } from '@berea/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from './frame.js';
import { REMOTES } from '../remotes.js';
import { useRouteChange } from './use-route-change.js';

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

describe('frame', () => {
  it('links to every remote in its order and to the profile, and marks the current page', () => {
    open();
    const nav = within(screen.getByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([...REMOTES.map(({ title, path }) => [title, path]), ['Profile', '/profile']]);
    expect(links.slice(0, 4)).toEqual([
      ['Scholar', '/'],
      ['Bible', '/bible'],
      ['Notes', '/notes'],
      ['Sermon Prep', '/sermon-prep'],
    ]);
    expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Bible');
  });

  it('shows the name of the profile and the membership', async () => {
    open();
    expect(await screen.findByText('Premium Member')).toBeInTheDocument();
    expect(screen.getByText('Ruth Adeyemi')).toBeInTheDocument();
  });

  it.each([
    [{ full_name: 'Ruth of Moab' }, 'Ruth of Moab'],
    [{}, 'User'],
  ])('falls back to the name of the sign-up %p', async (metadata, name) => {
    open({ ...PROFILE, fullName: ' ', isPremiumMember: false }, { user: { id: 'u', user_metadata: metadata } });
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(screen.getByText('Free Account')).toBeInTheDocument();
  });

  it('skips past the navigation', async () => {
    open();
    await userEvent.tab();
    expect(screen.getByText('Skip to content')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('takes the focus along to another area, but not within one', async () => {
    open();
    const next = screen.getByText('Next chapter');
    await userEvent.click(next);
    expect(screen.getByText('Next chapter')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Notes' }));
    await screen.findByText('elsewhere');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

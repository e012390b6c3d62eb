import { findDialog, inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SermonPage } from './sermon-page.js';
import { sermon } from './testing/sermons.js';

beforeEach(() => localStorage.clear());

const open = (sermons: unknown) =>
  renderPage(<SermonPage />, { path: '/sermon-prep', routes: { 'GET /api/sermons': () => sermons } });
const search = (term: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search sermons' }), term);

describe('the sermon prep page', () => {
  it('shows four skeleton cards while the sermons are on their way', () => {
    open(new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading sermons');
    expect(within(screen.getByTestId('skeleton')).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  });

  it('says why the sermons could not be loaded, and loads them on Try again', async () => {
    const routes = { 'GET /api/sermons': inTurn(UNAVAILABLE, { status: 200, body: [sermon('Salt')] }) };
    renderPage(<SermonPage />, { routes });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Salt' })).toBeVisible();
  });

  it('invites to a first sermon where there is none', async () => {
    open([]);
    expect(await screen.findByText('No sermons prepared yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Sermon' }));
    await findDialog('Create New Sermon');
  });

  it('shows a card with title, scripture, date, outline and notes', async () => {
    open([sermon('Salt', { scripture: 'Matthew 5:13-16', outline: 'I. Salt\nII. Light', notes: 'Bring a lamp.' })]);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Salt' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Matthew 5:13-16' })).toHaveAttribute(
      'href',
      '/bible/Matthew/5/13-16',
    );
    expect(within(card).getByText('22 Nov 2026')).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'Outline' }).nextElementSibling?.textContent).toBe(
      'I. Salt\nII. Light',
    );
    expect(within(card).getByRole('heading', { name: 'Notes' }).nextElementSibling).toHaveTextContent('Bring a lamp.');
  });

  it('leaves out the notes of a sermon that has none', async () => {
    open([sermon('Salt')]);
    await screen.findByRole('article');
    expect(screen.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
  });

  it('opens the whole sermon from its title, and its form from there', async () => {
    const outline = `${'I. Long\n'.repeat(300)}The end.`;
    open([sermon('Salt', { outline })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Salt' }));
    const reader = await findDialog('Salt');
    expect(reader).toHaveTextContent('The end.');
    await userEvent.click(within(reader).getByRole('button', { name: 'Edit Sermon' }));
    const editor = await findDialog('Edit Sermon');
    expect(within(editor).getByLabelText('Outline')).toHaveValue(outline);
  });

  it('finds by title, scripture and outline, and says when nothing matches', async () => {
    open([sermon('Salt'), sermon('Bread', { scripture: 'John 6', outline: 'I. Hunger' })]);
    await screen.findByText('Salt');
    await search('hUNG');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Bread' })).toBeVisible();
    await search(' xyz');
    expect(screen.getByText('No sermons found')).toBeVisible();
    expect(screen.queryByText('Create Your First Sermon')).not.toBeInTheDocument();
  });

  it('says that whole sermons could not be searched and why, and searches again', async () => {
    const cut = sermon('Salt', { truncated: true });
    const answers = [new Response(JSON.stringify(UNAVAILABLE.body), { status: UNAVAILABLE.status }), [cut]];
    renderPage(<SermonPage />, {
      routes: {
        'GET /api/sermons': (_body: unknown, url: URL) => (url.searchParams.has('search') ? answers.shift() : [cut]),
      },
    });
    await screen.findByText('Salt');
    await search('lamp');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Long sermons could be searched only in part');
    expect(alert).toHaveTextContent(UNAVAILABLE.body.message);
    expect(screen.queryByText('No sermons found')).not.toBeInTheDocument();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toHaveTextContent('Salt');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

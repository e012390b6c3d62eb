import type { Note } from '@berea/contracts';
import { Route, Routes } from '@berea/web/router';
import { type Answer, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note } from '../testing/notes.js';
import { NotePage } from './note-page.js';

beforeEach(() => localStorage.clear());

const routed = (
  <Routes>
    <Route path="/notes/:id" element={<NotePage />} />
  </Routes>
);

/** A server that keeps one note. `staleFor`: so many changes are refused, since another device saved meanwhile. */
function serverOf(first: Note) {
  const server = { note: first, staleFor: 0 };
  const put = (body: unknown) => {
    server.staleFor -= 1;
    if (server.staleFor >= 0) return Response.json(STALE, { status: 412 });
    server.note = { ...server.note, ...(body as object), version: server.note.version + 1 };
    return server.note;
  };
  return {
    server,
    routes: { [`GET /api/notes/${first.id}`]: () => server.note, [`PUT /api/notes/${first.id}`]: put },
  };
}

const STALE = { error: { code: 'PRECONDITION_FAILED', message: 'The note was changed meanwhile.' } };

describe('tasks on the page of a note', () => {
  const TASKS = note('Sunday', { content: '# To do\n\n- [ ] Read aloud\n- [ ] Pray\n- [ ] Pray\n' });
  const box = (name: string, at = 0) => screen.findAllByRole('checkbox', { name }).then((all) => all[at]!);
  const open = (routes: Record<string, Answer>) =>
    renderPage(routed, { path: `/notes/${TASKS.id}`, routes: { 'GET /api/notes': () => [], ...routes } });

  it('are ticked where they are read, saved with the rest of the note as it was, and keep the focus', async () => {
    const { server, routes } = serverOf({ ...TASKS, scripture: 'Luke 15', tags: ['sermon'] });
    open(routes);
    await userEvent.click(await box('Read aloud'));
    expect(await box('Read aloud')).toBeChecked();
    expect(await box('Read aloud')).toHaveFocus();
    await waitFor(() => expect(server.note.content).toBe('# To do\n\n- [x] Read aloud\n- [ ] Pray\n- [ ] Pray\n'));
    expect(server.note).toMatchObject({ title: 'Sunday', scripture: 'Luke 15', tags: ['sermon'] });
    await userEvent.keyboard(' ');
    await waitFor(() => expect(server.note.content).toBe(TASKS.content));
  });

  it('are told apart if their words are the same, and all saved if they are ticked in quick succession', async () => {
    const { server, routes } = serverOf(TASKS);
    open(routes);
    await userEvent.click(await box('Pray', 1));
    await userEvent.click(await box('Read aloud'));
    await waitFor(() => expect(server.note.content).toBe('# To do\n\n- [x] Read aloud\n- [ ] Pray\n- [x] Pray\n'));
  });

  it('are ticked in the text of another device, if that was saved meanwhile', async () => {
    const { server, routes } = serverOf(TASKS);
    open(routes);
    const read = await box('Read aloud');
    server.note = { ...server.note, content: `New first line.\n\n${TASKS.content}`, version: 5 };
    server.staleFor = 1;
    await userEvent.click(read);
    await waitFor(() => expect(server.note.content).toBe(`New first line.\n\n${TASKS.content}`.replace('[ ]', '[x]')));
  });

  it('lose a tick that could not be saved, with the reason', async () => {
    const { routes } = serverOf(TASKS);
    open({ ...routes, [`PUT /api/notes/${TASKS.id}`]: UNAVAILABLE });
    await userEvent.click(await box('Read aloud'));
    expect(await screen.findByText('Failed to save the note')).toBeVisible();
    await waitFor(async () => expect(await box('Read aloud')).not.toBeChecked());
  });
});

describe('beside a note on a verse', () => {
  const ROBE = note('The robe', { scripture: 'Luke 15:22' });
  const SECTION = {
    ...{ id: 'luke-15-11-32', title: 'A father and two sons', reference: 'Luke 15:11-32', about: 'A son comes home.' },
    ...{ edition: '2026-11-20', movements: [], questions: [], themes: [], asked: [], source: 'berea' },
  };
  const routes: Record<string, Answer> = {
    ...serverOf(ROBE).routes,
    'GET /api/notes': () => [ROBE, note('The ring', { scripture: 'Luke 15:22' })],
    'GET /api/sermons': () => [
      { ...note('A Great Way Off'), scripture: 'Luke 15:11-32', outline: 'x', date: '2026-11-29' },
    ],
    'GET /api/chat/search': () => [
      ...['question', 'answer'].map((part) => ({
        ...{ message: crypto.randomUUID(), conversation: '6f9619ff-8b86-4011-b42d-00c04fc964ff', title: 'Why a robe?' },
        ...{ part, excerpt: 'Luke 15:22', timestamp: '2026-11-25T09:00:00.000Z' },
      })),
    ],
    'GET /api/highlights': () => [
      { book: 'Luke', chapter: 15, verse: 22, colour: 'yellow', updatedAt: '2026-11-12T09:00:00.000Z' },
      { book: 'Luke', chapter: 15, verse: 23, colour: 'pink', updatedAt: '2026-11-12T09:00:00.000Z' },
    ],
    'GET /api/library/berea/verses/Luke/15/22': () => ({ section: SECTION }),
  };
  const open = (more: Record<string, Answer> = {}) =>
    renderPage(routed, { path: `/notes/${ROBE.id}`, routes: { ...routes, ...more } });
  const beside = () => screen.findByRole('complementary', { name: 'Also on Luke 15:22' });

  it('stands what else there is on it, each once, and not the note itself', async () => {
    const { calls } = open();
    const aside = await beside();
    await within(aside).findByText('A son comes home.');
    const links = within(aside).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['A Great Way Offsermon for 29 Nov 2026', expect.stringMatching(/^\/notes\?tab=sermon&sermon=/)],
      ['Why a robe?asked on 25 Nov 2026', '/?conversation=6f9619ff-8b86-4011-b42d-00c04fc964ff'],
      ['The ringnote on Luke 15:22', expect.stringMatching(/^\/notes\//)],
      ['Yellow, on Luke 15:22highlight of 12 Nov 2026', '/bible/Luke/15/22'],
      ['Read on: A father and two sons', '/library/berea/passages/luke-15-11-32'],
    ]);
    const listed = calls.find(({ route }) => route === 'GET /api/sermons');
    expect(Object.fromEntries(listed!.url.searchParams)).toMatchObject({ book: 'Luke', chapter: '15', verse: '22' });
  });

  it('leaves out what the server does not have, and offers another try for what failed', async () => {
    const none = { status: 404, body: { error: { code: 'NOT_FOUND', message: 'There is nothing here.' } } };
    let tries = 0;
    open({
      'GET /api/chat/search': none,
      'GET /api/library/berea/verses/Luke/15/22': none,
      'GET /api/sermons': () => (++tries > 1 ? [] : Response.json(UNAVAILABLE.body, { status: UNAVAILABLE.status })),
    });
    const aside = await beside();
    await userEvent.click(await within(aside).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(aside).queryByText(/could not be loaded/)).not.toBeInTheDocument());
    expect(within(aside).getByRole('link', { name: /The ring/ })).toBeVisible();
  });

  it('says so if there is nothing else, and leads to its study', async () => {
    const empty = ['GET /api/notes', 'GET /api/sermons', 'GET /api/chat/search', 'GET /api/highlights'];
    open({
      ...Object.fromEntries(empty.map((route) => [route, () => []])),
      'GET /api/library/berea/verses/Luke/15/22': () => ({}),
    });
    expect(await within(await beside()).findByText(/nothing else on Luke 15:22 yet/)).toBeVisible();
    expect(within(await beside()).getByRole('link', { name: 'Study it' })).toHaveAttribute('href', '/bible/Luke/15/22');
  });

  it('stands nothing if the note names no place', async () => {
    const plain = note('Salt');
    renderPage(routed, { path: `/notes/${plain.id}`, routes: serverOf(plain).routes });
    expect(await screen.findByRole('heading', { name: 'Salt' })).toBeVisible();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});

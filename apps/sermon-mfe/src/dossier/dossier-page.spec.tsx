import { inTurn, lastChange, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermon } from '../testing/sermons.js';
import { DossierPage } from './dossier-page.js';

const VERSES = { verses: [11, 12, 13].map((verse) => ({ verse, text: `Words of verse ${verse}.` })) };
const place = { book: 'Luke', chapter: 15, verse: 11, endVerse: 12 };
const SECTION = {
  id: 'luke-15-11-12',
  reference: 'Luke 15:11-12',
  place,
  title: 'A father and two sons',
  edition: '2026-11-27',
  about: 'A younger son asks for his share, and the Pharisees listen.',
  setting: 'The third of three stories.',
  note: 'He treats a living father as dead.',
  keyVerse: { reference: 'Luke 15:12', place },
  asked: [{ question: 'Who runs?', answer: 'The father.' }],
  idea: 'The father goes out.',
  movements: [{ reference: 'Luke 15:11-12', place, title: 'Leaving', verses: 2 }],
  questions: [],
  themes: [],
  source: 'berea',
};
const entry = { id: 'G5143', lemma: 'τρέχω', transliteration: 'tréchō', definition: 'to run', language: 'grc' };
const word = { words: 'ran', form: 'δραμὼν', transliteration: 'dramṑn', entry, places: [{ ...place, verse: 20 }] };
const reference = (chapter: number) => ({
  ...place,
  chapter,
  text: `Words of chapter ${chapter}.`,
  score: 1,
  reasons: [{ kind: 'references', text: `A reason of ${chapter}`, source: 'works' }],
});
const said = (author: string) => ({
  id: author,
  work: 'works',
  author,
  kind: 'note',
  text: `${author} says of the running father what nobody had said of him before. And much more that is read on demand.`,
  focus: { start: 0, end: author.length + 70 },
});
const SECTIONS: Record<string, object[]> = {
  'greek-hebrew': [{ type: 'words', title: 'Words', order: 'original', rows: [word] }],
  'cross-references': [
    { type: 'cross-references', title: 'x', references: Array.from({ length: 10 }, (_, at) => reference(at + 1)) },
  ],
  commentary: [{ type: 'commentary', title: 'x', notes: [said('Henry'), said('Henry'), said('Gill'), said('Calvin')] }],
  'structural-patterns': [
    {
      type: 'outline',
      title: 'x',
      rows: [{ place: { ...place, book: 'Psalms', chapter: 23, verse: 1, endVerse: 6 }, title: 'The shepherd' }],
      source: 'works',
    },
  ],
};
const study = (body: unknown) => ({
  engine: 'library',
  response: '',
  citations: [],
  sources: [{ id: 'works', title: 'A Commentary', author: 'Somebody' }],
  sections: SECTIONS[(body as { tool: string }).tool],
});
const begun = sermon('Sermon on Luke 15:11–12', { body: '' });
const ROUTES = {
  'GET /api/bible/Luke/15': { status: 200, body: VERSES },
  'GET /api/bible/Psalms/23': { status: 200, body: VERSES },
  'GET /api/library/berea/sections': (_body: unknown, { searchParams }: URL) => ({
    edition: '2026-11-27',
    total: 1,
    results: searchParams.get('book') === 'Luke' ? [SECTION] : [],
  }),
  'GET /api/library/berea/sections/luke-15-11-12': { status: 200, body: SECTION },
  'GET /api/library/berea/articles': {
    status: 200,
    body: {
      edition: '2026-11-27',
      total: 2,
      results: [
        { id: 'pharisees', kind: 'person', name: 'Pharisees', also: [] },
        { id: 'manna', kind: 'thing', name: 'Manna', also: [] },
      ],
    },
  },
  'POST /api/bible/study-tools': study,
  'GET /api/notes': { status: 200, body: [] },
};
type Routes = NonNullable<Parameters<typeof renderPage>[1]>['routes'];
const open = (passage = '', routes: Routes = {}) =>
  renderPage(<DossierPage />, {
    path: `/sermon-prep/passage-guide${passage && `?passage=${encodeURIComponent(passage)}`}`,
    routes: { ...ROUTES, ...routes },
  });
const part = async (passage: string, name: RegExp) =>
  within(await screen.findByRole('region', { name: passage })).findByRole('region', { name });
/** A part stands from the first moment on; its pieces come. */
const reads = async (passage: string, name: RegExp, text: string) => {
  const found = await part(passage, name);
  await waitFor(() => expect(found).toHaveTextContent(text));
};

describe('the dossier as a page', () => {
  beforeEach(() => localStorage.clear());

  it('shows the passages of its address below each other: of each part what a preacher looks for first', async () => {
    open('Luke 15:11-12; Psalm 23');
    await reads('Luke 15:11–12', /^Movements/, '11–12Leaving');
    await reads('Luke 15:11–12', /^Words that carry it/, 'δραμὼν dramṑnran verse 20τρέχω, to run');
    const references = await part('Luke 15:11–12', /^Cross-references/);
    expect(await within(references).findAllByRole('listitem')).toHaveLength(8);
    await userEvent.click(within(references).getByRole('button', { name: '2 more' }));
    expect(within(references).getAllByRole('listitem')).toHaveLength(10);
    const commentators = await part('Luke 15:11–12', /^Commentators/);
    expect(await within(commentators).findAllByRole('listitem')).toHaveLength(2);
    expect(
      within(commentators).getAllByText(
        /^(Henry|Gill) says of the running father what nobody had said of him before\.$/,
      ),
    ).toHaveLength(2);
    await reads('Luke 15:11–12', /^Background/, 'Pharisees person');
    expect(screen.queryByText('Manna')).toBeNull();
    await reads('Luke 15:11–12', /^Questions that people ask/, 'Who runs?The father.');
    await reads('Psalm 23:1–6', /^Movements/, '1–6The shepherd');
    const quiet = screen.getAllByRole('button', { name: /^Add to sermon/ });
    expect(quiet.length).toBeLessThanOrEqual(30);
  });

  it('asks for a passage when its address has none, names one that it does not understand, and shows the requested one', async () => {
    open('Nowhere 3');
    expect(screen.getByText('No passage was understood')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    const field = screen.getByLabelText('Passages');
    await userEvent.clear(field);
    await userEvent.type(field, 'Luke 15:11{Enter}');
    expect(await part('Luke 15:11', /^Movements/)).toBeVisible();
    expect(screen.getByLabelText('Passages')).toHaveValue('Luke 15:11');
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });

  it('shows the reader’s own notes as they are read, each with the way to it', async () => {
    const note = { ...begun, id: 'n1', title: 'Seen', content: 'He **saw** him', scripture: 'Luke 15:20', tags: [] };
    open('Luke 15:11', { 'GET /api/notes': { status: 200, body: [note] } });
    const notes = await part('Luke 15:11', /^Your notes/);
    expect(await within(notes).findByText('saw')).toBeVisible();
    expect(notes).not.toHaveTextContent('**');
    expect(within(notes).getByRole('link', { name: 'Seen' })).toHaveAttribute('href', '/notes/n1');
  });

  it('is whole without Berea Notes', async () => {
    open('Luke 15:11', {
      'GET /api/library/berea/sections': { status: 404, body: { message: 'not installed', code: 'not_found' } },
    });
    await reads('Luke 15:11', /^Cross-references/, 'A reason of 1');
    await reads('Luke 15:11', /^Movements/, 'Words of verse 11.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('begins a sermon that collects with the first piece, and adds the next one to its basket', async () => {
    const first = { id: 'first', kind: 'structure', title: 'Leaving', text: '- Leaving (Luke 15:11–12)' };
    const second = { id: 'second', kind: 'question', title: 'Who runs?', text: '- Who runs?' };
    const holding = (...basket: object[]) => ({ status: 200, body: { ...begun, basket } });
    const { calls } = open('Luke 15:11-12', {
      'POST /api/sermons': { ...holding(first), status: 201 },
      [`GET /api/sermons/${begun.id}`]: holding(first),
      [`PUT /api/sermons/${begun.id}`]: holding(first, second),
    });
    await part('Luke 15:11–12', /^Movements/);
    const basket = () => screen.getByRole('region', { name: /^For the sermon/ });
    expect(basket()).toHaveAccessibleName('For the sermon 0');
    await userEvent.click(await screen.findByRole('button', { name: /^Add to sermon: - Leaving/ }));
    expect(await screen.findByRole('button', { name: /^In the sermon: - Leaving/ })).toBeDisabled();
    expect(basket()).toHaveAccessibleName('For the sermon 1');
    expect(lastChange(calls)).toMatchObject({
      route: 'POST /api/sermons',
      body: {
        title: 'Sermon on Luke 15:11–12',
        scripture: 'Luke 15:11–12',
        draft: true,
        basket: [{ kind: 'structure', title: 'Leaving', text: first.text, source: 'Berea Notes' }],
      },
    });
    expect(screen.getByText('What you add waits in the basket of Sermon on Luke 15:11–12.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: /^Add to sermon: - Who runs/ }));
    await waitFor(() => expect(lastChange(calls)?.route).toBe(`PUT /api/sermons/${begun.id}`));
    expect(lastChange(calls)?.body).toMatchObject({
      basket: [first, { kind: 'question', title: 'Who runs?', text: '- Who runs?' }],
    });
  });

  it('puts the basket into the body of its sermon, and says where it is', async () => {
    const pieces = ['One.', 'Two.'].map((text) => ({ id: text.slice(0, 3), kind: 'text', title: text, text }));
    const { calls } = open('Luke 15:11', {
      'POST /api/sermons': { status: 201, body: { ...begun, basket: pieces } },
      [`GET /api/sermons/${begun.id}`]: { status: 200, body: { ...begun, body: 'Begun.', basket: pieces } },
      [`PUT /api/sermons/${begun.id}`]: { status: 200, body: { ...begun, body: 'All.', basket: [] } },
    });
    await part('Luke 15:11', /^Movements/);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to sermon: - Leaving/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Put into Sermon Body' }));
    expect(await screen.findByText('Put into the sermon')).toBeVisible();
    expect(lastChange(calls)?.body).toMatchObject({ body: 'Begun.\n\nOne.\n\nTwo.\n', basket: [] });
  });

  it('takes back a change of the basket that could not be saved, and says so', async () => {
    const pieces = [{ id: 'one', kind: 'text', title: 'One', text: 'One.' }];
    open('Luke 15:11', {
      'POST /api/sermons': { status: 201, body: { ...begun, basket: pieces } },
      [`GET /api/sermons/${begun.id}`]: { status: 200, body: { ...begun, basket: pieces } },
      [`PUT /api/sermons/${begun.id}`]: UNAVAILABLE,
    });
    await part('Luke 15:11', /^Movements/);
    await userEvent.click(await screen.findByRole('button', { name: /^Add to sermon: - Leaving/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove One' }));
    expect(await screen.findByText('The basket was not saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove One' })).toBeVisible();
  });

  it('says what could not be loaded, and asks for that again', async () => {
    open('Luke 15:11', { 'GET /api/notes': inTurn(UNAVAILABLE, { status: 200, body: [] }) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await part('Luke 15:11', /^Your notes on this chapter$/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

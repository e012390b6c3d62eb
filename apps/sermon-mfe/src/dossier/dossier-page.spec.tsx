import { inTurn, lastChange, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermon } from '../testing/sermons.js';
import { DossierPage } from './dossier-page.js';

const VERSES = { verses: [11, 12, 13].map((verse) => ({ verse, text: `Words of verse ${verse}.` })) };
const ANALYSIS = {
  engine: 'library',
  response: '',
  citations: [],
  sources: [{ id: 'works', title: 'A Commentary', author: 'Somebody' }],
  sections: [{ type: 'questions', title: 'Questions', questions: ['Who runs?'] }],
};
const begun = sermon('Sermon on Luke 15:11–12', { body: '' });
const ROUTES = {
  'GET /api/bible/Luke/15': { status: 200, body: VERSES },
  'GET /api/bible/Psalms/23': { status: 200, body: VERSES },
  'POST /api/bible/study-tools': { status: 200, body: ANALYSIS },
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

describe('the dossier as a page', () => {
  beforeEach(() => localStorage.clear());

  it('shows the passages of its address below each other, with every part open', async () => {
    open('Luke 15:11-12; Psalm 23');
    const text = await part('Luke 15:11–12', /^Text 2$/);
    expect(within(text).getByText('“Words of verse 11.” (Luke 15:11 KJV)')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Psalms 23:1–6$/ })).toBeVisible();
    for (const name of [/^Structure/, /^Words/, /^Cross-references/, /^Commentators/, /^Points/, /^Your notes/])
      expect(await part('Luke 15:11–12', name)).toBeVisible();
    expect(screen.getAllByText('Who runs?')).toHaveLength(10);
  });

  it('asks for a passage when its address has none, names one that it does not understand, and shows the requested one', async () => {
    open('Nowhere 3');
    expect(screen.getByText('No passage was understood')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    const field = screen.getByLabelText('Passages');
    await userEvent.clear(field);
    await userEvent.type(field, 'Luke 15:11{Enter}');
    expect(await part('Luke 15:11', /^Text 1$/)).toBeVisible();
    expect(screen.getByLabelText('Passages')).toHaveValue('Luke 15:11');
    expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
  });

  it('shows the words of a passage in a table, and each can be added', async () => {
    const entry = { id: 'G5143', lemma: 'τρέχω', transliteration: 'tréchō', definition: 'to run', language: 'greek' };
    const words = { type: 'words', title: 'Words', order: 'original', rows: [{ words: 'ran', entry }] };
    const piece = { id: 'run', kind: 'word', title: 'τρέχω', text: '- ran: τρέχω (tréchō), to run' };
    const { calls } = open('Luke 15:11', {
      'POST /api/bible/study-tools': { status: 200, body: { ...ANALYSIS, sections: [words] } },
      'POST /api/sermons': { status: 201, body: { ...begun, basket: [piece] } },
      [`GET /api/sermons/${begun.id}`]: { status: 200, body: { ...begun, basket: [piece] } },
    });
    const table = within(await part('Luke 15:11', /^Words 1$/)).getByRole('table');
    expect(within(table).getByRole('row', { name: /^τρέχω/ })).toHaveTextContent('τρέχωG5143tréchōG5143ranto run');
    expect(within(table).getByText('τρέχω')).toHaveAttribute('lang', 'grc');
    await userEvent.click(within(table).getByRole('button', { name: /^Add to sermon: - ran: τρέχω/ }));
    expect(await within(table).findByRole('button', { name: /^Added: - ran/ })).toBeDisabled();
    expect(lastChange(calls)?.body).toMatchObject({
      basket: [{ kind: 'word', title: 'τρέχω', text: piece.text, source: 'Strong’s G5143' }],
    });
  });

  it('leads to a part of a passage by its name', async () => {
    open('Luke 15:11');
    Element.prototype.scrollIntoView = () => undefined;
    await part('Luke 15:11', /^Words/);
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(screen.getByRole('heading', { name: /^Words/ })).toHaveFocus();
  });

  it('begins a sermon that collects with the first piece, and adds the next one to its basket', async () => {
    const first = { id: 'first', kind: 'verse', title: 'Luke 15:11', text: '“Words of verse 11.” (Luke 15:11 KJV)' };
    const second = { id: 'second', kind: 'question', title: 'Questions', text: '- Who runs?' };
    const holding = (...basket: object[]) => ({ status: 200, body: { ...begun, basket } });
    const { calls } = open('Luke 15:11-12', {
      'POST /api/sermons': { ...holding(first), status: 201 },
      [`GET /api/sermons/${begun.id}`]: holding(first),
      [`PUT /api/sermons/${begun.id}`]: holding(first, second),
    });
    await part('Luke 15:11–12', /^Text 2$/);
    const basket = () => screen.getByRole('region', { name: /^For the sermon/ });
    expect(basket()).toHaveAccessibleName('For the sermon 0');
    await userEvent.click(screen.getByRole('button', { name: /^Add to sermon: .*verse 11/ }));
    expect(await screen.findByRole('button', { name: /^Added: .*verse 11/ })).toBeDisabled();
    expect(basket()).toHaveAccessibleName('For the sermon 1');
    expect(lastChange(calls)).toMatchObject({
      route: 'POST /api/sermons',
      body: {
        title: 'Sermon on Luke 15:11–12',
        scripture: 'Luke 15:11–12',
        draft: true,
        basket: [{ kind: 'verse', title: 'Luke 15:11', text: first.text }],
      },
    });
    expect(screen.getByText('What you add waits in the basket of Sermon on Luke 15:11–12.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: /^Add to sermon: - Who runs/ })[0]!);
    await waitFor(() => expect(lastChange(calls)?.route).toBe(`PUT /api/sermons/${begun.id}`));
    expect(lastChange(calls)?.body).toMatchObject({
      basket: [first, { kind: 'question', title: 'Questions', text: '- Who runs?' }],
    });
  });

  it('puts the basket into the body of its sermon, and says where it is', async () => {
    const pieces = ['One.', 'Two.'].map((text) => ({ id: text.slice(0, 3), kind: 'text', title: text, text }));
    const { calls } = open('Luke 15:11', {
      'POST /api/sermons': { status: 201, body: { ...begun, basket: pieces } },
      [`GET /api/sermons/${begun.id}`]: { status: 200, body: { ...begun, body: 'Begun.', basket: pieces } },
      [`PUT /api/sermons/${begun.id}`]: { status: 200, body: { ...begun, body: 'All.', basket: [] } },
    });
    await part('Luke 15:11', /^Text 1$/);
    await userEvent.click(screen.getByRole('button', { name: /^Add to sermon: .*verse 11/ }));
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
    await part('Luke 15:11', /^Text 1$/);
    await userEvent.click(screen.getByRole('button', { name: /^Add to sermon: .*verse 11/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove One' }));
    expect(await screen.findByText('The basket was not saved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove One' })).toBeVisible();
  });

  it('says what could not be loaded, and asks for that again', async () => {
    open('Luke 15:11', { 'GET /api/notes': inTurn(UNAVAILABLE, { status: 200, body: [] }) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await part('Luke 15:11', /^Your notes on this chapter 0$/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

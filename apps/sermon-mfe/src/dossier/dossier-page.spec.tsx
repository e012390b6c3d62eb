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
    path: `/sermon-prep/dossier${passage && `?passage=${encodeURIComponent(passage)}`}`,
    routes: { ...ROUTES, ...routes },
  });
const part = async (passage: string, name: RegExp) =>
  within(await screen.findByRole('region', { name: passage })).findByRole('region', { name });

describe('the dossier as a page', () => {
  beforeEach(() => localStorage.clear());

  it('lays out the passages of its address below each other, every part open', async () => {
    open('Luke 15:11-12; Psalm 23');
    const text = await part('Luke 15:11–12', /^Text 2$/);
    expect(within(text).getByText('“Words of verse 11.” (Luke 15:11 KJV)')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Psalms 23:1–6$/ })).toBeVisible();
    for (const name of [/^Structure/, /^Words/, /^Cross-references/, /^Commentators/, /^Points/, /^Your notes/])
      expect(await part('Luke 15:11–12', name)).toBeVisible();
    expect(screen.getAllByText('Who runs?')).toHaveLength(10);
  });

  it('asks for a passage where there is none, says what it does not understand, and shows what is asked', async () => {
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

  it('sets the words of a passage in a table, each of which can be added', async () => {
    const entry = { id: 'G5143', lemma: 'τρέχω', transliteration: 'tréchō', definition: 'to run', language: 'greek' };
    const words = { type: 'words', title: 'Words', order: 'original', rows: [{ words: 'ran', entry }] };
    const { calls } = open('Luke 15:11', {
      'POST /api/bible/study-tools': { status: 200, body: { ...ANALYSIS, sections: [words] } },
      'POST /api/sermons': { status: 201, body: begun },
    });
    const table = within(await part('Luke 15:11', /^Words 1$/)).getByRole('table');
    expect(within(table).getByRole('row', { name: /^τρέχω/ })).toHaveTextContent('τρέχωG5143tréchōG5143ranto run');
    expect(within(table).getByText('τρέχω')).toHaveAttribute('lang', 'grc');
    await userEvent.click(within(table).getByRole('button', { name: /^Add to sermon: - ran: τρέχω/ }));
    expect(await within(table).findByRole('button', { name: /^Added: - ran/ })).toBeDisabled();
    expect(lastChange(calls)?.body).toMatchObject({ outline: '- ran: τρέχω (tréchō), to run\n(Strong’s G5143)' });
  });

  it('leads to a part by its name', async () => {
    open('Luke 15:11');
    Element.prototype.scrollIntoView = () => undefined;
    await part('Luke 15:11', /^Words/);
    await userEvent.click(screen.getByRole('button', { name: 'Words' }));
    expect(screen.getByRole('heading', { name: /^Words/ })).toHaveFocus();
  });

  it('begins a sermon with the first piece, and adds the next one to its end', async () => {
    const { calls } = open('Luke 15:11-12', {
      'POST /api/sermons': { status: 201, body: begun },
      [`GET /api/sermons/${begun.id}`]: { status: 200, body: begun },
      [`PUT /api/sermons/${begun.id}`]: { status: 200, body: { ...begun, version: 2 } },
    });
    await part('Luke 15:11–12', /^Text 2$/);
    await userEvent.click(screen.getByRole('button', { name: /^Add to sermon: .*verse 11/ }));
    expect(await screen.findByRole('button', { name: /^Added: .*verse 11/ })).toBeDisabled();
    expect(lastChange(calls)).toMatchObject({
      route: 'POST /api/sermons',
      body: { title: 'Sermon on Luke 15:11–12', scripture: 'Luke 15:11–12' },
    });
    expect(screen.getByText('What you add goes to the end of Sermon on Luke 15:11–12.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: /^Add to sermon: - Who runs/ })[0]!);
    await waitFor(() => expect(lastChange(calls)?.route).toBe(`PUT /api/sermons/${begun.id}`));
    expect(lastChange(calls)?.body).toMatchObject({ body: '- Who runs?\n' });
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

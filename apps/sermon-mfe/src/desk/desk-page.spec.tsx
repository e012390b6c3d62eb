import { type PageOptions, renderPage, write } from '@berea/web/testing';
import { Route, Routes } from '@berea/web/router';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermon } from '../testing/sermons.js';
import { DeskPage } from './desk-page.js';
import { headingsOf } from './headings-of.js';

beforeEach(() => localStorage.clear());

const far = sermon('A Great Way Off', {
  scripture: 'Luke 15:11-32',
  body: 'I. The son\nHe ran far.\n\n# The father\nHe ran too, and farther.',
});
const open = (
  path = `/sermon-prep/${far.id}`,
  found: { readonly status: number; readonly body: unknown } = { status: 200, body: far },
  routes: PageOptions['routes'] = {},
) =>
  renderPage(
    <Routes>
      <Route path="/sermon-prep/:id/*" element={<DeskPage />} />
      <Route path="/sermon-prep" element={<p>The list</p>} />
    </Routes>,
    {
      path,
      routes: {
        [`GET /api/sermons/${far.id}`]: found,
        [`PUT /api/sermons/${far.id}`]: { status: 200, body: { ...far, version: 2 } },
        ...routes,
      },
    },
  );
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Sermon Body' });

describe('the desk of a sermon', () => {
  it('opens with its text, its steps, and the way back', async () => {
    open();
    expect(await body()).toHaveValue(far.body);
    expect(screen.getByRole('heading', { level: 1, name: far.title })).toBeInTheDocument();
    const steps = within(screen.getByRole('navigation', { name: 'Steps of the sermon' }));
    expect(steps.getByRole('link', { name: 'Write' })).toHaveAttribute('aria-current', 'step');
    expect(steps.getByRole('link', { name: 'Preach' })).toHaveAttribute('href', `/sermon-prep/${far.id}/preach`);
    expect(screen.getByRole('link', { name: 'Back to Sermon Prep' })).toHaveAttribute('href', '/sermon-prep');
  });

  it('saves what is typed, and keeps it over a step to Study and back', async () => {
    const { calls } = open();
    await write(await body(), ' He kissed him.');
    await userEvent.click(screen.getByRole('link', { name: 'Study' }));
    expect(await screen.findByRole('complementary', { name: 'Pieces' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Sermon Body' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Write' }));
    expect((await body()).value).toContain('He kissed him.');
    await waitFor(() => expect(screen.getByTestId('saved-state')).toHaveTextContent(/Saved \d\d:\d\d/));
    expect(calls.filter(({ route }) => route === `PUT /api/sermons/${far.id}`)).toHaveLength(1);
  });

  it('shows the passage in its reader’s translation, and keeps the notes that are made beside it', async () => {
    const { calls } = open(`/sermon-prep/${far.id}/text`, undefined, {
      'GET /api/user/profile': () => ({ defaultBibleTranslation: 'web' }),
      'GET /api/bible/translations': () => [
        { code: 'KJV', title: 'King James Version', installed: true },
        { code: 'WEB', title: 'World English Bible', installed: true },
      ],
      'GET /api/bible/Luke/15': (_body: unknown, { searchParams }: URL) => ({
        book: 'Luke',
        chapter: 15,
        translation: searchParams.get('translation'),
        language: 'en',
        direction: 'ltr',
        verses: [10, 11, 20, 32].map((verse) => ({
          verse,
          text: `Verse ${verse} of the ${searchParams.get('translation')}.`,
        })),
      }),
    });
    expect(await screen.findByText('Verse 11 of the WEB.')).toBeVisible();
    expect(screen.getByText('Verse 32 of the WEB.')).toBeVisible();
    expect(screen.queryByText('Verse 10 of the WEB.')).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'KJV');
    expect(await screen.findByText('Verse 20 of the KJV.')).toBeVisible();
    await write(screen.getByRole('textbox', { name: 'Notes' }), 'He ran first.');
    await userEvent.click(screen.getByRole('link', { name: 'Go on to Study' }));
    await userEvent.click(screen.getByRole('link', { name: 'Text' }));
    expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue('He ran first.');
    await waitFor(() =>
      expect(calls.find(({ route }) => route === `PUT /api/sermons/${far.id}`)?.body).toMatchObject({
        notes: 'He ran first.',
        body: far.body,
      }),
    );
  });

  it('counts words and minutes once the typing rests', async () => {
    open();
    expect(await screen.findByText('13 words')).toBeVisible();
    expect(screen.getByText('0 of 25 min')).toBeVisible();
    await write(await body(), ` ${'word '.repeat(250)}`);
    expect(await screen.findByText('263 words')).toBeVisible();
    expect(screen.getByText('2 of 25 min')).toBeVisible();
  });

  it('opens its fields from the title, and writes them', async () => {
    open();
    await body();
    await userEvent.click(screen.getByRole('button', { name: /^A Great Way Off/ }));
    const fields = await screen.findByRole('dialog', { name: 'Fields of the sermon' });
    await write(within(fields).getByLabelText('Theme / Big Idea'), 'Grace runs');
    for (const name of ['Sermon Title', 'Main Scripture(s)', 'Point 1'])
      expect(within(fields).getByLabelText(name)).toBeInTheDocument();
    expect(within(fields).getAllByRole('radio')).toHaveLength(5);
  });

  it('leads from a heading of the outline to its place in the text', async () => {
    open();
    const area = await body();
    await userEvent.click(screen.getByRole('button', { name: 'Outline' }));
    await userEvent.click(screen.getByRole('button', { name: /^The father/ }));
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('# The father');
  });

  it('says that a sermon is no longer there', async () => {
    open(undefined, { status: 404, body: { code: 'NOT_FOUND', message: 'Nothing.' } });
    expect(await screen.findByText('This sermon is no longer there')).toBeVisible();
  });
});

it('a heading counts the words below it', () => {
  expect(headingsOf(far.body!).map(({ words, count }) => [words, count])).toEqual([
    ['I. The son', 3],
    ['The father', 5],
  ]);
});

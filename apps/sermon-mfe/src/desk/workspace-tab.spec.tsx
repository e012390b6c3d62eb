import { useSermonPages } from '../data/sermons.js';
import { inTurn, renderPage, UNAVAILABLE, write } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sermon } from '../testing/sermons.js';
import { WorkspaceTab } from './workspace-tab.js';
import {
  answer,
  body,
  exportAs,
  openWorkspace,
  press,
  salt,
  select,
  transformTo,
  turnReview,
} from '../workspace/testing/open-workspace.js';

beforeEach(() => localStorage.clear());
describe('the sermon workspace', () => {
  it('has a body of 20 rows, and five styles, prophetic first', async () => {
    renderPage(<WorkspaceTab />, { path: '/notes?tab=sermon' });
    expect(await body()).toHaveAttribute('rows', '20');
    // The page is marked so that no invitation interrupts it.
    expect((await body()).closest('[data-uninterrupted]')).not.toBeNull();
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Prophetic',
      'Teaching',
      'Evangelistic',
      'Youth',
      'Devotional',
    ]);
    expect(screen.getByRole('radio', { name: 'Prophetic' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Rewrite in this style' })).toBeDisabled();
    await press('Transform to Writing Mode');
    const modes = within(await screen.findByRole('group', { name: 'Transform to Writing Mode' }));
    expect(modes.getByRole('button', { name: 'Outline' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('counts what is selected, replaces it by what Scholar wrote, and takes that back', async () => {
    const { calls } = openWorkspace({ 'POST /api/chat/enhance': answer({ message: 'New.' }) });
    await select('Two.');
    expect(screen.getByText('4 characters')).toBeVisible();
    await press('Expand Point');
    expect(await screen.findByText('Content enhanced by Scholar')).toBeVisible();
    expect(await body()).toHaveValue('One.\n[Enhanced by Scholar]\nNew.\n[End Enhancement]\nThree.');
    expect(screen.queryByText('4 characters')).toBeNull();
    expect(await screen.findByText(/^Expand Point, .*\. From your own words$/)).toBeVisible();
    expect(calls.find(({ route }) => route === 'POST /api/chat/enhance')?.body).toEqual({
      action: 'expand',
      text: 'Two.',
    });
    await press('Undo Enhancement');
    expect(await screen.findByText('Changes reverted successfully')).toBeVisible();
    expect(await body()).toHaveValue(salt.body);
    expect(screen.getByRole('button', { name: 'Undo Enhancement' })).toBeDisabled();
  });

  it('takes back change after change, to the first of the session, and puts the last one there again', async () => {
    const expanded = answer({ message: 'New.' });
    const transformed = answer({ message: 'I. New' });
    openWorkspace({ 'POST /api/chat/enhance': inTurn(expanded, transformed) });
    await select('Two.');
    await press('Expand Point');
    expect(await screen.findByText('Content enhanced by Scholar')).toBeVisible();
    const once = (await body()).value;
    await transformTo('Full Manuscript');
    expect(await screen.findByText('Sermon format transformed by Scholar')).toBeVisible();
    expect(await body()).toHaveValue('I. New');
    await press('Undo Enhancement');
    expect(await body()).toHaveValue(once);
    await press('Undo Enhancement');
    expect(await body()).toHaveValue(salt.body);
    // The page of the tests has no pointer to capture, which a toast would.
    fireEvent.click(screen.getAllByRole('button', { name: 'Redo' }).at(-1)!);
    expect(await body()).toHaveValue(once);
  });

  it('keeps what was written since a change among the versions before that is taken back', async () => {
    const kept = `PUT /api/sermons/${salt.id}/versions/2`;
    const { calls } = openWorkspace({
      'POST /api/chat/enhance': answer({ message: 'New.' }),
      [kept]: { status: 200, body: { version: 2, savedAt: salt.updatedAt, words: 4 } },
    });
    await select('Two.');
    await press('Expand Point');
    expect(await screen.findByText('Content enhanced by Scholar')).toBeVisible();
    await write(await body(), 'Four.');
    await press('Undo Enhancement');
    expect(await body()).toHaveValue(salt.body);
    await waitFor(() =>
      expect(calls.filter(({ route }) => route === kept).map((call) => call.body)).toContainEqual({
        label: 'Before Undo Enhancement',
      }),
    );
    const saved = calls.filter(({ route }) => route === `PUT /api/sermons/${salt.id}`);
    expect(saved.some((call) => (call.body as { body: string }).body.includes('Four.'))).toBe(true);
  });

  it('prints a list of what Scholar drafted when that is asked for', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    openWorkspace({ 'POST /api/chat/enhance': answer({ message: 'New.' }) });
    await select('Two.');
    await press('Expand Point');
    expect(await screen.findByText('Content enhanced by Scholar')).toBeVisible();
    await exportAs('Print or save as PDF');
    const preview = await screen.findByRole('region', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent(/One\.New\.Three\.$/));
    await userEvent.click(screen.getByRole('switch', { name: /^List what Scholar drafted/ }));
    expect(preview).toHaveTextContent(/One\.New\.Three\.Drafted by ScholarNew\.Expand Point, /);
    // All that is printed.
    expect(preview.querySelectorAll('[data-print]')).toHaveLength(1);
    await press('Print or save as PDF');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('says what one tool is doing, and lets no other begin', async () => {
    openWorkspace({ 'POST /api/chat/enhance': () => new Promise(() => {}) });
    await select('Two.');
    await press('Add Verse');
    await press('Transform to Writing Mode');
    expect(await screen.findByRole('button', { name: 'Bullets' })).toBeDisabled();
    expect(screen.getByRole('button', { name: /Finding Verse\.\.\./ })).toBeDisabled();
    for (const name of ['Expand Point', 'Rewrite Clearly', 'Add Illustration', 'Rewrite in this style'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it.each([
    ['Expand Point', 'Expanding...'],
    ['Rewrite Clearly', 'Rewriting...'],
    ['Add Verse', 'Finding Verse...'],
    ['Add Illustration', 'Creating Story...'],
    ['Full Manuscript', 'Transforming...'],
    ['Bullets', 'Transforming...'],
  ])('while %s is at work it reads %s', async (name, label) => {
    openWorkspace({ 'POST /api/chat/enhance': () => new Promise(() => {}) });
    await select('Two.');
    await (label === 'Transforming...' ? transformTo(name) : press(name));
    // On the tool, and announced to screen readers.
    expect(screen.getAllByText(label)[0]).toBeVisible();
  });

  it('names its cards, fields and actions as the specification does', async () => {
    openWorkspace();
    await body();
    await press('Export');
    await screen.findByRole('menuitem', { name: 'Download' });
    const words = [
      'Sermon Workspace',
      'Sermon Title',
      'Main Scripture(s)',
      'Theme / Big Idea',
      'Voice & Style',
      'Sermon Body',
      'Insert Note',
      'Copy Body',
      'Download',
      'Undo Enhancement',
      'Transform to Writing Mode',
    ];
    const shown = document.body.textContent;
    expect(words.filter((each) => !shown.includes(each))).toEqual([]);
  });

  it.each([
    ['Copied to clipboard', () => Promise.resolve()],
    ['Failed to copy', () => Promise.reject(new Error('not allowed'))],
  ])('says %p when the body is copied', async (title, writeText) => {
    openWorkspace();
    await body();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await exportAs('Copy Body');
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('asks for a selection when a tool needs one, and for a body when there is none to transform', async () => {
    const { calls } = renderPage(<WorkspaceTab />, { path: '/notes?tab=sermon' });
    await body();
    await press('Rewrite Clearly');
    expect(await screen.findByText('Please highlight text first')).toBeVisible();
    expect(screen.getByText('Select the text you want Scholar to enhance')).toBeVisible();
    await transformTo('Bullets');
    expect(await screen.findByText('No content to transform')).toBeVisible();
    expect(screen.getByText('Write some sermon content first before changing the format')).toBeVisible();
    expect(calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  });

  it('transforms the body without markers and sets the writing mode', async () => {
    openWorkspace({ 'POST /api/chat/enhance': answer({ content: '- One' }) });
    await body();
    await transformTo('Bullets');
    expect(await screen.findByText('Sermon format transformed by Scholar')).toBeVisible();
    expect(await body()).toHaveValue('- One');
    await press('Transform to Writing Mode');
    expect(screen.getByRole('button', { name: 'Bullets' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('fills the outline builder, and leaves the body', async () => {
    const outline = { title: 'Salt', text: 'Matthew 5:13', theme: 'Salt', point1: 'One', point2: 'Two', point3: '' };
    const parts = { ...outline, callToAction: 'Go.', closingVerse: 'Matthew 5:16' };
    openWorkspace({ 'POST /api/chat/enhance': answer({ outline: parts, message: 'Filled.' }) });
    await select('Two.');
    expect(screen.getByText('4 characters')).toBeVisible();
    await press('Fill from body');
    await waitFor(() => expect(screen.getByLabelText('Closing Verse')).toHaveValue('Matthew 5:16'));
    // The sermon's own outline has it.
    expect(screen.getByLabelText('Point 2')).toHaveValue('And so');
    const area = await body();
    expect(area).toHaveValue(salt.body);
    // As after every action that is no format, nothing is selected any more.
    expect(area.selectionStart).toBe(area.selectionEnd);
    expect(screen.queryByText('4 characters')).toBeNull();
  });

  it('fills only those parts of the outline that are empty, and takes that back', async () => {
    const parts = { title: 'T', text: 'Luke 15', theme: 'Th', point1: '1', point2: '2', point3: '3' };
    const outline = { ...parts, callToAction: 'Go.', closingVerse: 'Matthew 5:16' };
    openWorkspace({
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, outline: '' } },
      'POST /api/chat/enhance': answer({ outline, message: 'Filled.' }),
    });
    await body();
    const part = (name: string) => screen.getByLabelText(name);
    await userEvent.type(part('Point 1'), 'My own point');
    await press('Fill from body');
    await waitFor(() => expect(part('Point 2')).toHaveValue('2'));
    expect(part('Point 1')).toHaveValue('My own point');
    await userEvent.type(part('Point 3'), ' and more');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(part('Point 2')).toHaveValue(''));
    expect([part('Point 1'), part('Point 3')].map((each) => (each as HTMLTextAreaElement).value)).toEqual([
      'My own point',
      '3 and more',
    ]);
  });

  it('with Review changes shows a change word by word, and nothing of it lands before it is accepted', async () => {
    openWorkspace({ 'POST /api/chat/enhance': answer({ message: 'Two and three.' }) });
    await select('Two.');
    await turnReview();
    await press('Rewrite Clearly');
    expect(await screen.findByRole('heading', { name: 'Review changes' })).toBeVisible();
    expect(await body()).toHaveValue(salt.body);
    await press('Reject');
    expect(await body()).toHaveValue(salt.body);
    await select('Two.');
    await press('Rewrite Clearly');
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await body()).toHaveValue('One.\n[Enhanced by Scholar]\nTwo and three.\n[End Enhancement]\nThree.');
  });

  it('leads through waiting changes, one under review at a time, by keys and by buttons', async () => {
    openWorkspace({
      'POST /api/chat/enhance': inTurn(answer({ message: 'Second.' }), answer({ message: 'Third.' })),
    });
    await select('Two.');
    await turnReview();
    await press('Rewrite Clearly');
    await screen.findByRole('heading', { name: 'Review changes' });
    await select('Three.');
    await press('Expand Point');
    expect(await screen.findByText(/^1 of 2 changes\./)).toBeVisible();
    const under = () => document.querySelector('article[aria-current]');
    expect(under()).toHaveTextContent(/^Rewrite Clearly/);
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1);
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('j');
    expect(under()).toHaveTextContent(/^Expand Point/);
    await userEvent.keyboard('k');
    expect(under()).toHaveTextContent(/^Rewrite Clearly/);
    await press('Review this one');
    expect(under()).toHaveTextContent(/^Expand Point/);
    await press('Previous change');
    await press('Next change');
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('a');
    expect(await body()).toHaveValue('One.\nTwo.\n[Enhanced by Scholar]\nThird.\n[End Enhancement]');
    expect(under()).toHaveTextContent(/^Rewrite Clearly/);
    act(() => (document.activeElement as HTMLElement).blur());
    await userEvent.keyboard('r');
    expect(screen.queryByRole('heading', { name: 'Review changes' })).toBeNull();
    expect(await body()).toHaveValue('One.\nTwo.\n[Enhanced by Scholar]\nThird.\n[End Enhancement]');
  });

  it('keeps a rewriting that waits, and replaces nothing when its words were changed meanwhile', async () => {
    openWorkspace({
      'POST /api/chat/enhance': inTurn(answer({ message: 'Second.' }), answer({ message: 'Third.' })),
    });
    await select('Two.');
    await turnReview();
    await press('Rewrite Clearly');
    await screen.findByRole('heading', { name: 'Review changes' });
    fireEvent.input(await body(), { target: { value: 'One.\nTwo, mended.\nThree.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('These words were changed meanwhile')).toBeVisible();
    expect(await body()).toHaveValue('One.\nTwo, mended.\nThree.');
    expect(screen.getByRole('heading', { name: 'Review changes' })).toBeVisible();
    await select('Three.');
    await press('Rewrite Clearly');
    await screen.findByText(/^1 of 2 changes\./);
    await press('Accept all');
    const placed = 'One.\nTwo, mended.\n[Enhanced by Scholar]\nThird.\n[End Enhancement]';
    expect(await body()).toHaveValue(placed);
    // A proposal that could not be placed still waits.
    expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  });

  it('accepts all changes that wait, which one undo takes back together, or rejects all, which can be undone', async () => {
    openWorkspace({
      'POST /api/chat/enhance': inTurn(answer({ message: 'Second.' }), answer({ message: 'Third.' })),
    });
    await select('Two.');
    await turnReview();
    await press('Rewrite Clearly');
    await screen.findByRole('heading', { name: 'Review changes' });
    expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
    await select('Three.');
    await press('Expand Point');
    await press('Reject all');
    expect(screen.queryByRole('heading', { name: 'Review changes' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^1 of 2 changes\./)).toBeVisible();
    await press('Accept all');
    const marked = (words: string) => `[Enhanced by Scholar]\n${words}\n[End Enhancement]`;
    expect(await body()).toHaveValue(`One.\n${marked('Second.')}\n${marked('Third.')}`);
    await press('Undo Enhancement');
    expect(await body()).toHaveValue(salt.body);
    expect(screen.getByRole('button', { name: 'Undo Enhancement' })).toBeDisabled();
  });

  it('without Scholar has none of its tools, and all else', async () => {
    openWorkspace({ 'GET /api/chat/assistant': { status: 200, body: { engine: 'off', offBy: 'account' } } });
    await body();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Expand Point' })).toBeNull());
    for (const name of ['Rewrite in this style', 'Transform to Writing Mode', 'Fill from body'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save as sermon' })).toBeVisible();
  });

  it.each([
    ['Rewrite Clearly', 'Two.', /^Without a language model, Rewrite Clearly parts long sentences/],
    ['Rewrite in this style', salt.body, /^A rewrite needs a language model, and none is connected/],
  ])(
    'without a language model, says beside “%s” what it does; words that stay the same are not marked as enhanced',
    async (tool, message, hint) => {
      openWorkspace({
        'GET /api/chat/assistant': { status: 200, body: { engine: 'library' } },
        'POST /api/chat/enhance': answer({ message: `${message} `, note: 'No language model is connected here.' }),
      });
      await select('Two.');
      await waitFor(() => expect(screen.getByRole('button', { name: tool })).toHaveAccessibleDescription(hint));
      await press(tool);
      expect(await screen.findByText('Nothing was changed')).toBeVisible();
      expect(screen.queryByText('Content enhanced by Scholar')).toBeNull();
      expect(await body()).toHaveValue(salt.body);
      expect(screen.getByRole('button', { name: 'Undo Enhancement' })).toBeDisabled();
    },
  );

  it('with a language model has no such words beside its tools', async () => {
    openWorkspace({ 'GET /api/chat/assistant': { status: 200, body: { engine: 'model', model: 'tiny' } } });
    await body();
    expect(screen.queryByText(/^Without a language model/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Rewrite in this style' })).not.toHaveAccessibleDescription();
  });

  it.each([
    ['fails', UNAVAILABLE, 'Failed to enhance content'],
    ['holds no text', answer({}), 'No enhanced content received'],
  ])('when an enhancement %s, says so and leaves the body', async (_how, failure, title) => {
    openWorkspace({ 'POST /api/chat/enhance': failure });
    await select('Two.');
    await press('Rewrite Clearly');
    expect(await screen.findByText(title)).toBeVisible();
    expect(await body()).toHaveValue(salt.body);
  });

  it('inserts a note where writing goes on, journal entries folded at the end', async () => {
    const note = { ...sermon('x'), title: 'A lamp', content: 'Not under a bushel.' };
    const long = { ...sermon('y'), title: 'A city', content: 'Set on a hill. '.repeat(20) };
    openWorkspace({
      'GET /api/notes': (_body: unknown, { searchParams }: URL) => (searchParams.has('tags') ? [] : [note, long]),
    });
    const area = await body();
    area.setSelectionRange(5, 5);
    await press('Insert Note');
    // The first 100 characters of each.
    expect(await screen.findByRole('menuitem', { name: /A city/ })).toHaveTextContent(
      `A city${long.content.slice(0, 100)}...`,
      { normalizeWhitespace: false },
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: /A lamp/ }));
    await waitFor(() => expect(area.value).toContain('One.\n\nNot under a bushel.'));
  });

  it('saves from the first letter as a draft, over the version that was opened', async () => {
    const { calls } = openWorkspace();
    await write(await body(), 'Four.');
    await waitFor(() => expect(screen.getByTestId('saved-state')).toHaveTextContent(/Saved \d\d:\d\d/));
    const put = calls.find(({ route }) => route === `PUT /api/sermons/${salt.id}`);
    expect(put?.headers.get('if-match')).toBe('"1"');
    expect(put?.body).toMatchObject({ title: 'Salt', outline: salt.outline, style: 'prophetic', draft: false });
    expect((put!.body as { body: string }).body).toContain('Four.');
  });

  it('is kept under a name as it was when it is left, unless it was only looked at', async () => {
    const kept = `PUT /api/sermons/${salt.id}/versions/2`;
    const looked = openWorkspace();
    await body();
    looked.unmount();
    const { calls, unmount } = openWorkspace({
      [kept]: { status: 200, body: { version: 2, savedAt: salt.updatedAt, words: 4 } },
    });
    await write(await body(), 'Four.');
    unmount();
    await waitFor(() => expect(calls.find(({ route }) => route === kept)?.body).toEqual({ label: 'When you left' }));
    // The text of an earlier page, even one closed with its tab, is kept before the first change of this one.
    expect([...looked.calls, ...calls].map(({ route }) => route).filter((route) => route.startsWith('PUT '))).toEqual([
      `PUT /api/sermons/${salt.id}/versions/1`,
      `PUT /api/sermons/${salt.id}`,
      kept,
    ]);
  });

  it('fetches no list again when it saves by itself, and does so when it is left', async () => {
    const List = () => <p>{useSermonPages({}).data?.length} sermons</p>;
    const Pages = () => {
      const [writing, setWriting] = useState(true);
      return (
        <>
          <List />
          {writing && <WorkspaceTab />}
          <button onClick={() => setWriting(false)}>Leave</button>
        </>
      );
    };
    const { calls } = openWorkspace({ 'GET /api/sermons': { status: 200, body: [salt] } }, <Pages />);
    const lists = () => calls.filter(({ route }) => route === 'GET /api/sermons').length;
    expect(await screen.findByText('1 sermons')).toBeVisible();
    const read = lists();
    await write(await body(), 'Four.');
    await waitFor(() => expect(screen.getByTestId('saved-state')).toHaveTextContent(/Saved/));
    expect(lists()).toBe(read);
    await press('Leave');
    await waitFor(() => expect(lists()).toBe(read + 1));
  });

  it('says that a sermon is no longer there, and starts a new one', async () => {
    openWorkspace({
      [`GET /api/sermons/${salt.id}`]: { status: 404, body: { code: 'NOT_FOUND', message: 'Nothing.' } },
    });
    expect(await screen.findByText('This sermon is no longer there')).toBeVisible();
    await press('Start a new sermon');
    expect(await body()).toHaveValue('');
  });
});

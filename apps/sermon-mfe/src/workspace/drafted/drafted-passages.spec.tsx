import { printOf } from '@berea/web';
import { originFor } from '../../data/draft-origins.js';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, body, openWorkspace, press, salt, select } from '../testing/open-workspace.js';

beforeEach(() => localStorage.clear());
describe('the workspace of a sermon with passages that Scholar drafted', () => {
  it('lists each such passage, and takes the markers off one that is made the preacher’s own', async () => {
    const drafted = 'One.\n[Enhanced by Scholar]\nTwo.\n[End Enhancement]\nThree.';
    openWorkspace({ [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, body: drafted } } });
    expect(await screen.findByRole('heading', { name: 'Drafted by Scholar' })).toBeVisible();
    await press('Mark as my own words');
    expect(await body()).toHaveValue('One.\nTwo.\nThree.');
    expect(screen.queryByRole('heading', { name: 'Drafted by Scholar' })).toBeNull();
  });

  it('shows what made a passage that another device asked for, also once its words are changed, and sends it on', async () => {
    const drafted = 'One.\n[Enhanced by Scholar]\nTwo.\n[End Enhancement]\nThree.';
    const origin = originFor('Two.', 'add_verse', { engine: 'model', model: 'OpenAI', sources: [{ title: 'Gill' }] });
    const { calls } = openWorkspace({
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, body: drafted, origins: [origin] } },
    });
    expect(await screen.findByText(/^Add Verse: Model \(OpenAI\), .*\. Sources: Gill$/)).toBeVisible();
    fireEvent.input(await body(), { target: { value: drafted.replace('Two.', 'Two, mended.') } });
    const sent = () => calls.findLast(({ route }) => route.startsWith('PUT'))?.body;
    await waitFor(
      () =>
        expect(sent()).toMatchObject({
          origins: [{ action: 'add_verse', model: 'OpenAI', print: printOf('Two, mended.') }],
        }),
      { timeout: 8_000 },
    );
  });

  it('names all makers of a passage with a rewritten part, below the body and in its margin', async () => {
    const inner = '[Enhanced by Scholar]\nTwo.\n[End Enhancement]\n';
    const nested = `[Enhanced by Scholar]\nOne.\n${inner}Three.\n[End Enhancement]`;
    const origins = [
      originFor('One.\nTwo.\nThree.', 'expand', { engine: 'library', sources: [{ title: 'Gill' }] }),
      originFor('Two.', 'rewrite', { engine: 'model', model: 'OpenAI', sources: [] }),
    ];
    openWorkspace({ [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, body: nested, origins } } });
    expect(await screen.findByText(/^Expand Point, .*\. Sources: Gill$/)).toBeVisible();
    expect(screen.getByText(/^Rewrite Clearly: Model \(OpenAI\), .*\. From your own words$/)).toBeVisible();
    const margin = screen.getByLabelText('Drafted by Scholar, in the margin');
    expect(within(margin).getAllByRole('button', { hidden: true })).toHaveLength(1);
    expect(margin).toHaveTextContent(/Expand Point.*Sources: Gill.*Rewrite Clearly.*Model \(OpenAI\)/);
  });

  it('sends Scholar a passage to be rewritten without its markers, and puts the new words between them', async () => {
    const marked = '[Enhanced by Scholar]\nTwo.\n[End Enhancement]';
    const { calls } = openWorkspace({
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, body: `One.\n${marked}` } },
      'POST /api/chat/enhance': answer({ message: marked.replace('Two.', 'New.') }),
    });
    await select(marked);
    await press('Rewrite Clearly');
    await waitFor(async () => expect(await body()).toHaveValue(`One.\n${marked.replace('Two.', 'New.')}`));
    expect(calls.find(({ route }) => route === 'POST /api/chat/enhance')?.body).toMatchObject({ text: 'Two.' });
  });
});

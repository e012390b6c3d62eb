import { browserStore } from '@berea/web';
import { write } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { body, openWorkspace, salt } from '../testing/open-workspace.js';

const USER = '11111111-1111-4111-8111-111111111111';
const part = (name: string) => screen.getByLabelText(name);

beforeEach(() => localStorage.clear());

describe('the outline builder', () => {
  it('shows and writes the sermon’s own fields, and keeps an outline of another form', async () => {
    const { calls } = openWorkspace({
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, theme: '', outline: 'In my own form' } },
    });
    await body();
    await write(part('Theme'), 'Salt keeps');
    expect(part('Theme / Big Idea')).toHaveValue('Salt keeps');
    await write(part('Sermon Title'), ' and light');
    expect(part('Title')).toHaveValue('Salt and light');
    await write(part('Point 1'), 'Of the earth ');
    expect(part('More of the outline, in your own form')).toHaveValue('In my own form');
    await waitFor(() =>
      expect(calls.findLast(({ route }) => route === `PUT /api/sermons/${salt.id}`)?.body).toMatchObject({
        title: 'Salt and light',
        theme: 'Salt keeps',
        outline: 'In my own form\nI. Of the earth ',
      }),
    );
  });

  it('takes an outline that an earlier release kept in the browser into the sermon, once', async () => {
    const earlier = { title: 'Other', theme: 'Kept', point1: 'Typed here', closingVerse: 'John 3:16' };
    browserStore.writeDraft(`${USER}:sermon-outline:${salt.id}`, JSON.stringify(earlier));
    const { calls } = openWorkspace();
    await body();
    await waitFor(() => expect(screen.getByLabelText('Point 1')).toHaveValue('Typed here'));
    await waitFor(() =>
      expect(calls.findLast(({ route }) => route === `PUT /api/sermons/${salt.id}`)?.body).toMatchObject({
        title: salt.title,
        theme: 'Kept',
        outline: 'I. Typed here\nII. And so\nClosing Verse: John 3:16',
      }),
    );
    expect(browserStore.draftsOf(`${USER}:sermon-outline`)).toEqual([]);
  });
});

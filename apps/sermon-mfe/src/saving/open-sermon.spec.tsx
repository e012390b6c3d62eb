import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '@berea/web/testing';
import { type OpenedSermon, useOpenSermon } from './open-sermon.js';
import { EMPTY_SERMON } from './sermon-text.js';

const ID = '22222222-2222-4222-8222-222222222222';
const OWNER = '11111111-1111-4111-8111-111111111111';
const SERMON = { id: ID, title: 'Salt', body: 'On the server.', version: 2 };

function Opened() {
  const [kept, setKept] = useState<OpenedSermon>();
  const { data } = useOpenSermon(ID, { onKept: setKept });
  const shown = data ?? kept;
  return <p>{shown ? `${shown.content.body}${shown.offline ? ' As it was kept.' : ''}` : 'On its way.'}</p>;
}

/** A sermon whose server answers when it is told to. */
function open() {
  let answer: (sermon: object) => void = () => undefined;
  const answered = new Promise<object>((resolve) => (answer = resolve));
  renderPage(<Opened />, { routes: { [`GET /api/sermons/${ID}`]: () => answered } });
  return answer;
}

describe('a sermon that is opened', () => {
  beforeEach(() => localStorage.clear());

  it('is handed over as this browser keeps it, while the server has not answered yet', async () => {
    // In a browser without a database, what is not saved yet is all that it keeps.
    const kept = { content: { ...EMPTY_SERMON, title: 'Salt', body: 'On this device.' }, unsaved: true };
    localStorage.setItem(`berea_sermon_draft:${ID}`, JSON.stringify({ owner: OWNER, at: 1, kept }));
    const answer = open();
    expect(await screen.findByText('On this device. As it was kept.')).toBeVisible();
    answer(SERMON);
    expect(await screen.findByText('On this device.')).toBeVisible();
  });

  it.each([
    [
      'that had neither origins nor basket',
      { title: 'Salt', scripture: '', theme: '', body: 'Typed.', style: 'teaching' },
    ],
    ['that kept a field in another way', { body: 'Typed.', basket: 'none', origins: null }],
    ['that knows a field more', { ...EMPTY_SERMON, body: 'Typed.', mood: 'weary' }],
  ])('brings back what was typed with a release %s', async (_release, content) => {
    const kept = { content, unsaved: true, base: { id: ID, version: 1, content: { body: '' } } };
    localStorage.setItem(`berea_sermon_draft:${ID}`, JSON.stringify({ owner: OWNER, at: 1, kept }));
    open()(SERMON);
    expect(await screen.findByText('Typed.')).toBeVisible();
  });

  it('is waited for when this browser keeps nothing of it, however late the server answers', async () => {
    const answer = open();
    expect(await screen.findByText('On its way.')).toBeVisible();
    answer(SERMON);
    expect(await screen.findByText('On the server.')).toBeVisible();
  });
});

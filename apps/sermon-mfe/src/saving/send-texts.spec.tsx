import { useApi, useTextStore } from '@berea/web';
import type { SentText } from '@berea/web/waiting';
import { renderPage } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { WorkspaceTab } from '../desk/workspace-tab.js';
import { outbox } from './send-texts.js';

beforeEach(() => localStorage.clear());

const BASE = {
  id: '22222222-2222-4222-8222-222222222222',
  title: 'Salt',
  content: 'For others.',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
  version: 3,
};
const SERMON = { ...BASE, title: 'Salt', scripture: 'Matthew 5:13', outline: 'I.', version: 1 };
const OWNER = '11111111-1111-4111-8111-111111111111';
const TYPED = 'Typed in a tunnel.';
/** Leaves a text as the workspace does. */
const leaveText = (kept: object) =>
  localStorage.setItem(
    `berea_sermon_draft:${BASE.id}`,
    JSON.stringify({ owner: OWNER, at: Date.now() - 60_000, kept: { unsaved: true, ...kept } }),
  );

let send: () => Promise<SentText[]>;
/** A page that has none of the workspace's texts open. */
function Elsewhere() {
  const api = useApi();
  const store = useTextStore('sermon');
  useEffect(() => {
    send = async () => {
      const told: SentText[] = [];
      await outbox.sendTexts({ api, owner: `${OWNER}:`, store, tell: (sent) => told.push(sent) });
      return told;
    };
  });
  return null;
}
const open = (options: Parameters<typeof renderPage>[1]) => renderPage(<Elsewhere />, options);

describe('a sermon of the workspace that was left before the server had it', () => {
  it('is sent from another page, over the version that it was typed over', async () => {
    leaveText({ content: { body: TYPED }, base: { id: BASE.id, version: 3, content: { body: '' } } });
    const { calls } = open({
      routes: { [`PUT /api/sermons/${BASE.id}`]: () => ({ ...SERMON, body: TYPED, version: 4 }) },
    });
    expect(await send()).toMatchObject([{ outcome: 'saved' }]);
    expect(calls[0]).toMatchObject({ body: { body: TYPED } });
    expect(calls[0]?.headers.get('if-match')).toBe('"3"');
    expect(localStorage).toHaveLength(0);
  });

  it('kept without its base version, is joined with the sermon of its id, and begins no second one', async () => {
    leaveText({ content: { body: TYPED } });
    const { calls } = open({
      routes: {
        [`GET /api/sermons/${BASE.id}`]: () => ({ ...SERMON, version: 3 }),
        [`PUT /api/sermons/${BASE.id}`]: () => ({ ...SERMON, body: TYPED, version: 4 }),
      },
    });
    expect(await send()).toMatchObject([{ outcome: 'saved' }]);
    expect(calls.map(({ route }) => route)).not.toContain('POST /api/sermons');
    const saved = calls.find(({ route }) => route.startsWith('PUT '));
    expect(saved).toMatchObject({ body: { title: SERMON.title, outline: SERMON.outline, body: TYPED } });
    expect(saved?.headers.get('if-match')).toBe('"3"');
    expect(localStorage).toHaveLength(0);
  });

  it('is opened in the workspace with its words and its id, while it is sent and afterwards, and is created once', async () => {
    const kept = { content: { body: TYPED }, unsaved: true };
    const entry = { owner: OWNER, at: Date.now() - 60_000, kept };
    localStorage.setItem('berea_sermon_draft:new', JSON.stringify(entry));
    let answer = () => {};
    const arrived = new Promise<void>((resolve) => (answer = resolve));
    const created = { ...SERMON, body: TYPED };
    const { calls } = renderPage(<Workspace />, {
      routes: {
        'POST /api/sermons': () => arrived.then(() => created),
        [`GET /api/sermons/${BASE.id}`]: () => created,
      },
    });
    const sent = send();
    fireEvent.click(await screen.findByRole('button', { name: 'Write' }));
    expect(await screen.findByText('Loading sermon')).toBeInTheDocument();
    answer();
    expect(await sent).toMatchObject([{ outcome: 'saved' }]);
    expect(await screen.findByRole('textbox', { name: 'Sermon Body' })).toHaveValue(TYPED);
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Write' }));
    expect(await screen.findByRole('textbox', { name: 'Sermon Body' })).toHaveValue(TYPED);
    expect(calls.filter(({ route }) => route === 'POST /api/sermons')).toHaveLength(1);
  });
});

/** The outbox of the shell, and the workspace when it is asked for. */
function Workspace() {
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Elsewhere />
      <button onClick={() => setWriting(!writing)}>{writing ? 'Leave' : 'Write'}</button>
      {writing && <WorkspaceTab />}
    </>
  );
}

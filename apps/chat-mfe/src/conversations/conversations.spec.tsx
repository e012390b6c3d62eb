import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONVERSATION, message, OTHER } from '../testing/messages.js';
import { address, MESSAGES, openChat } from '../testing/open-chat.js';

const CONVERSATIONS = 'GET /api/chat/conversations';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the list of conversations', () => {
  const list = [
    {
      id: CONVERSATION,
      title: 'Poor in spirit',
      messageCount: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
    },
    {
      id: OTHER,
      title: 'Living water',
      messageCount: 2,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  const routes = () => {
    let all = [...list];
    return {
      [CONVERSATIONS]: () => all,
      [MESSAGES]: (_body: unknown, url: URL) =>
        (url.searchParams.get('conversation') ?? all[0]?.id) === OTHER
          ? [message({ message: 'Where is living water?', conversation: OTHER })]
          : [message()],
      [`PATCH /api/chat/conversations/${OTHER}`]: (body: unknown) => ({ ...list[1], ...(body as object) }),
      [`DELETE /api/chat/conversations/${CONVERSATION}`]: () => {
        all = all.slice(1);
        return undefined;
      },
    };
  };
  const openList = async () => {
    await screen.findByText('What does “poor in spirit” mean?');
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    return within(await screen.findByRole('complementary', { name: 'Conversations' }));
  };
  const choose = async (title: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  const changes = (calls: readonly { route: string }[]) =>
    calls.map(({ route }) => route).filter((each) => /^(DELETE|PATCH)/.test(each));

  it('shows the earlier conversations, and opens the one that is pressed', async () => {
    openChat(routes());
    const list = await openList();
    await userEvent.click(await list.findByRole('button', { name: /^Living water/ }));
    expect(await screen.findByText('Where is living water?')).toBeInTheDocument();
    expect(address()).toBe(`/?conversation=${OTHER}`);
  });

  it('renames a conversation in its row', async () => {
    const { calls } = openChat(routes());
    const list = await openList();
    await choose('Living water', 'Rename');
    const title = list.getByRole('textbox', { name: 'Title of the conversation' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Jacob’s well{Enter}');
    expect(await list.findByText('Jacob’s well')).toBeInTheDocument();
    expect(calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ title: 'Jacob’s well' });
  });

  it('keeps a deleted conversation in its row, to be brought back, until the list is left', async () => {
    const { calls } = openChat(routes());
    const list = await openList();
    await choose('Living water', 'Delete');
    expect(list.getByText('Deleted “Living water”')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Undo' }));
    expect(list.getByRole('button', { name: /^Living water/ })).toBeInTheDocument();
    await choose('Poor in spirit', 'Delete');
    // The deleted conversation is not on screen any more.
    expect(await screen.findByRole('heading', { level: 2, name: /Ruth/ })).toBeInTheDocument();
    expect(changes(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    await waitFor(() => expect(changes(calls)).toEqual([`DELETE /api/chat/conversations/${CONVERSATION}`]));
  });

  it('deletes, at the next opening, conversations that were still waiting when the browser closed', async () => {
    localStorage.setItem('berea_deleted_conversations', CONVERSATION);
    const { calls } = openChat(routes());
    await waitFor(() => expect(changes(calls)).toEqual([`DELETE /api/chat/conversations/${CONVERSATION}`]));
    await waitFor(() => expect(localStorage.getItem('berea_deleted_conversations')).toBeNull());
  });

  it('finds words in titles, questions and answers, and opens the conversation that holds them', async () => {
    const hit = {
      message: OTHER,
      conversation: OTHER,
      title: 'Living water',
      part: 'answer',
      excerpt: 'a well of water springing up',
      timestamp: '2026-01-01T00:00:00.000Z',
    };
    openChat({
      ...routes(),
      'GET /api/chat/search': (_body: unknown, url: URL) => (url.searchParams.get('search') === 'well' ? [hit] : []),
    });
    const list = await openList();
    await userEvent.type(await list.findByRole('searchbox', { name: 'Search conversations' }), 'well');
    await userEvent.click(await list.findByRole('button', { name: /a well of water springing up/ }));
    expect(await screen.findByText('Where is living water?')).toBeInTheDocument();
  });

  it('says when there are no conversations, and when they could not be loaded', async () => {
    let broken = true;
    openChat({
      ...routes(),
      [CONVERSATIONS]: () => (broken ? Promise.reject(new TypeError('Failed to fetch')) : []),
    });
    const list = await openList();
    expect(await list.findByRole('alert')).toHaveTextContent('The conversations could not be loaded');
    broken = false;
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('No conversations yet')).toBeInTheDocument();
  });
});

import type { ChatMessage } from '@berea/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTurn, renderPage, UNAVAILABLE } from '../testing/index.js';
import { useAskScholar, useChatMessages } from './chat.js';

beforeEach(() => localStorage.clear());

const message = (response: string | null): ChatMessage => ({
  id: '22222222-2222-4222-8222-222222222222',
  message: 'hope',
  userId: '11111111-1111-4111-8111-111111111111',
  response,
  timestamp: '2026-01-01T00:00:00.000Z',
  conversation: '33333333-3333-4333-8333-333333333333',
  mode: 'study',
  engine: 'library',
  sources: [],
  citations: [],
});

function Probe() {
  const messages = useChatMessages();
  const ask = useAskScholar();
  return (
    <>
      <ul>
        {messages.data?.map((each) => (
          <li key={each.id}>{each.response ?? 'no answer'}</li>
        ))}
      </ul>
      {['hope', 'joy'].map((word) => (
        <button key={word} onClick={() => ask.mutate({ message: word, mode: 'study' })}>
          {word}
        </button>
      ))}
      {ask.error && <p role="alert">failed</p>}
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('useAskScholar', () => {
  it('asks a question again under its key until it is answered, and another one under another', async () => {
    const POST = 'POST /api/chat/messages';
    const { calls } = renderPage(<Probe />, {
      routes: {
        'GET /api/chat/messages': () => [message(null)],
        [POST]: inTurn(UNAVAILABLE, UNAVAILABLE, { status: 201, body: message('Scholar answers.') }),
      },
    });
    await screen.findByText('no answer');
    await press('joy');
    await screen.findByRole('alert');
    await press('hope');
    await screen.findByRole('alert');
    await press('hope');
    // The question that stood there without its answer has it now, and stands there once.
    expect(await screen.findByText('Scholar answers.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await press('hope');
    const keys = calls.filter(({ route }) => route === POST).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(4);
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });
});

import type { ChatMessage } from '@berea/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTurn, renderPage, streamOf, UNAVAILABLE, wholeStream } from '@berea/web/testing';
import { useAskScholar } from './asking.js';
import { useChatThread } from './messages.js';
import { useLiveAnswer } from './use-live-answers.js';

beforeEach(() => localStorage.clear());
const ID = '22222222-2222-4222-8222-222222222222';
const POST = 'POST /api/chat/messages/stream';
const GET = 'GET /api/chat/messages';
const FOLLOW = `GET /api/chat/messages/${ID}/stream`;

const message = (response: string | null, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: ID,
  message: 'hope',
  userId: '11111111-1111-4111-8111-111111111111',
  response,
  timestamp: '2026-01-01T00:00:00.000Z',
  conversation: '33333333-3333-4333-8333-333333333333',
  mode: 'study',
  engine: 'library',
  sources: [],
  citations: [],
  ...over,
});
const answering = message(null, { state: 'answering' });
const accepted = { type: 'accepted', message: answering } as const;
const delta = (text: string) => ({ type: 'delta', text }) as const;
const done = (response: string) => ({ type: 'done', message: message(response) }) as const;

function Row({ message: { id, response, state } }: { message: ChatMessage }) {
  const live = useLiveAnswer(id);
  return <li>{live ? `grows: ${live.text}` : `${state ?? 'whole'}: ${response ?? 'no answer'}`}</li>;
}

function Probe() {
  const thread = useChatThread();
  const ask = useAskScholar();
  return (
    <>
      <ul>
        {thread.data?.messages.map((each) => (
          <Row key={each.id} message={each} />
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
const row = () => screen.getByRole('listitem').textContent;
const rowIs = (text: string) => waitFor(() => expect(row()).toBe(text), { timeout: 4_000 });

describe('useAskScholar', () => {
  it('asks a server without streams for the whole answer', async () => {
    const { calls } = renderPage(<Probe />, {
      routes: {
        [GET]: () => [],
        [POST]: { status: 404 },
        'POST /api/chat/messages': () => message('Scholar answers.'),
      },
    });
    await press('hope');
    await rowIs('whole: Scholar answers.');
    expect(calls.filter(({ route }) => route === POST)).toHaveLength(1);
  });

  it('asks a question again under its key until it is answered, and another question under another key', async () => {
    const { calls } = renderPage(<Probe />, {
      routes: {
        [GET]: () => [message(null)],
        [POST]: inTurn(
          UNAVAILABLE,
          UNAVAILABLE,
          { status: 200, body: wholeStream(message('Scholar answers.')) },
          UNAVAILABLE,
        ),
      },
    });
    await screen.findByText('whole: no answer');
    await press('joy');
    await screen.findByRole('alert');
    await press('hope');
    await screen.findByRole('alert');
    await press('hope');
    // The unanswered question has its answer now, and is shown once.
    await rowIs('whole: Scholar answers.');
    await press('hope');
    const sent = () => calls.filter(({ route }) => route === POST);
    await waitFor(() => expect(sent()).toHaveLength(4));
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });

  it('shows the answer as it grows, drops its words when it restarts, and ends with the whole answer', async () => {
    const stream = streamOf(accepted, delta('In the'));
    renderPage(<Probe />, { routes: { [GET]: () => [], [POST]: () => stream.response } });
    await press('hope');
    await rowIs('grows: In the');
    stream.tell({ type: 'restart', reason: 'fallback' }, delta('Hope'), delta(' maketh'));
    await rowIs('grows: Hope maketh');
    stream.tell(done('Hope maketh not ashamed.'));
    await rowIs('whole: Hope maketh not ashamed.');
  });
});

describe('an answer of Scholar that is being made', () => {
  it('is followed by a page that is opened meanwhile', async () => {
    const stream = streamOf(accepted, delta('Told from the beginning'));
    renderPage(<Probe />, { routes: { [GET]: () => [answering], [FOLLOW]: () => stream.response } });
    await rowIs('grows: Told from the beginning');
    stream.tell(done('All of it.'));
    await rowIs('whole: All of it.');
  });

  it.each(['end', 'break'] as const)(
    'when its connection stops (%s), is followed again behind the words that had come',
    async (how) => {
      const first = streamOf(accepted, delta('One'));
      // It begins a little before the place where the first one stopped: nothing is shown twice.
      const second = streamOf(accepted, delta('One'), delta(', two'));
      const { calls } = renderPage(<Probe />, {
        routes: { [GET]: () => [], [POST]: () => first.response, [FOLLOW]: () => second.response },
      });
      await press('hope');
      await rowIs('grows: One');
      first[how]();
      await rowIs('grows: One, two');
      expect(calls.find(({ route }) => route === FOLLOW)?.headers.get('last-event-id')).toBe('2');
      second.tell(done('One, two.'));
      await rowIs('whole: One, two.');
    },
  );

  it('when it cannot be followed again, is shown as broken off with the words that had come', async () => {
    const stream = streamOf(accepted, delta('Half'));
    renderPage(<Probe />, { routes: { [GET]: () => [], [POST]: () => stream.response } });
    await press('hope');
    await rowIs('grows: Half');
    stream.end();
    await rowIs('broken_off: Half');
  });

  it.each([
    ['broken_off', 'broken_off: Half'],
    ['engine_failed', 'failed: no answer'],
  ])('given up by the server with the code %s, is shown as “%s”', async (code, shown) => {
    const stream = streamOf(accepted, delta('Half'));
    renderPage(<Probe />, { routes: { [GET]: () => [], [POST]: () => stream.response } });
    await press('hope');
    await rowIs('grows: Half');
    stream.tell({ type: 'failed', code, message: 'It could not be answered.' });
    await rowIs(shown);
  });

  it('to a question from another device, is shown when the user returns to the page', async () => {
    let asked: ChatMessage[] = [message('Yes.', { id: '55555555-5555-4555-8555-555555555555' })];
    renderPage(<Probe />, {
      routes: { [GET]: () => asked, [FOLLOW]: () => streamOf(accepted, delta('From afar')).response },
    });
    await rowIs('whole: Yes.');
    asked = [...asked, answering];
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('grows: From afar');
  });
});

import type { ChatEvent, ChatMessage } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderPage } from '@berea/web/testing';
import { type AnswerSource, useAnswerStreams } from './answer-stream.js';

const message = {
  id: '22222222-2222-4222-8222-222222222222',
  message: 'hope',
  response: 'One. Two.',
} as ChatMessage;

const stream = (from: number, ...events: readonly ChatEvent[]) =>
  new Response(
    `: \n\n${events.map((event, at) => `event: message\nid: ${from + at}\ndata: ${JSON.stringify(event)}\n\n`).join('')}`,
    { headers: { 'content-type': 'text/event-stream' } },
  );

function Probe({ source }: { source: AnswerSource }) {
  const streams = useAnswerStreams();
  const [heard, setHeard] = useState<readonly string[]>([]);
  useEffect(() => {
    void (async () => {
      try {
        for await (const event of streams.listen(source))
          setHeard((before) => [...before, event.type === 'delta' ? event.text : event.type]);
      } catch {
        setHeard((before) => [...before, 'thrown']);
      }
    })();
  }, [streams, source]);
  return <p>{heard.join('|')}</p>;
}

const asked: AnswerSource = { question: { message: 'hope' }, idempotencyKey: 'key' };
const FOLLOW = `GET /api/chat/messages/${message.id}/stream`;

describe('listen to the stream of an answer', () => {
  it('when the connection breaks, goes on where it was and tells nothing twice', async () => {
    const { calls } = renderPage(<Probe source={asked} />, {
      routes: {
        'POST /api/chat/messages/stream': () =>
          stream(1, { type: 'accepted', message }, { type: 'delta', text: 'One.' }),
        [FOLLOW]: () =>
          stream(2, { type: 'delta', text: 'One.' }, { type: 'delta', text: ' Two.' }, { type: 'done', message }),
      },
    });
    expect(await screen.findByText('accepted|One.| Two.|done')).toBeVisible();
    const [first, second] = calls.filter(({ route }) => route.endsWith('/stream'));
    expect(first?.headers.get('idempotency-key')).toBe('key');
    expect(second?.headers.get('last-event-id')).toBe('2');
  });

  it('when the question is refused, throws and asks no second time', async () => {
    const { calls } = renderPage(<Probe source={asked} />, {
      routes: { 'POST /api/chat/messages/stream': { status: 403, body: { code: 'assistant_off', message: 'Off.' } } },
    });
    expect(await screen.findByText('thrown')).toBeVisible();
    expect(calls.filter(({ route }) => route.endsWith('/stream'))).toHaveLength(1);
  });
});

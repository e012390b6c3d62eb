import { describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyReply } from 'fastify';
import { QuickRequests, quickRequests, trackQuickRequests } from './quick-requests.js';

const AN_HOUR = 3_600_000;
const nextLoop = () => new Promise((resolve) => setImmediate(resolve));

describe('work that yields to quick requests', () => {
  it('when several are under way, goes on after the last one has ended', async () => {
    const requests = new QuickRequests();
    const ends = [requests.begin(), requests.begin()];
    let begun = false;
    const work = requests.whenIdle(AN_HOUR).then(() => (begun = true));
    for (const end of ends) {
      await nextLoop();
      expect(begun).toBe(false);
      end();
      // The end of a connection may be reported twice.
      end();
    }
    await work;
    expect(begun).toBe(true);
  });

  it('when one does not end, goes on after the longest wait; when there is none, at once', async () => {
    const requests = new QuickRequests();
    await requests.whenIdle(AN_HOUR);
    const end = requests.begin();
    await requests.whenIdle(0);
    end();
    await requests.whenIdle(AN_HOUR);
  });

  it('does not pause while requests wait for its own end, as they do for the library', async () => {
    const requests = new QuickRequests();
    const end = requests.begin();
    await requests.awaiting(() => requests.whenIdle(AN_HOUR));
    let begun = false;
    const work = requests.whenIdle(AN_HOUR).then(() => (begun = true));
    await nextLoop();
    expect(begun).toBe(false);
    end();
    await work;
  });

  it('waits for a chapter that is being read, and for no stream, answer or search that is under way', async () => {
    const fastify = Fastify();
    const before = quickRequests.load;
    const seen: number[] = [];
    trackQuickRequests(fastify);
    const answer = (_request: unknown, reply: FastifyReply) => {
      seen.push(quickRequests.load - before);
      void reply.send({});
    };
    for (const url of ['/api/bible/:book/:chapter', '/api/bible/search', '/api/chat/messages/:id/stream'])
      fastify.get(url, answer);
    fastify.post('/api/chat/messages/stream', answer);
    await fastify.inject('/api/bible/John/3');
    await fastify.inject('/api/bible/search?q=hope');
    await fastify.inject('/api/chat/messages/1/stream');
    await fastify.inject({ method: 'POST', url: '/api/chat/messages/stream', payload: {} });
    expect(seen).toEqual([1, 0, 0, 0]);
    await fastify.close();
  });
});

import { describe, expect, it } from '@jest/globals';
import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { BODY_LIMITS, readApiRoutes, routesOf } from './api-routes.js';

const text = z.object({ text: z.string() });

describe('the routes of a contract', () => {
  it('stream where their output is a stream of events, and take a key where they say so', () => {
    const routes = routesOf(
      {
        told: oc.route({ method: 'POST', path: '/api/told' }).output(eventIterator(text, text)),
        plain: oc.route({ method: 'GET', path: '/api/plain/{id}' }).output(text),
        keyed: oc.$meta({ idempotencyKey: true }).route({ method: 'POST', path: '/api/keyed' }).output(text),
      },
      'study',
    );
    expect(routes).toEqual([
      { method: 'POST', path: '/api/told', upstream: 'study', class: 'write', stream: true },
      { method: 'GET', path: '/api/plain/{id}', upstream: 'study', class: 'read' },
      { method: 'POST', path: '/api/keyed', upstream: 'study', class: 'write', keyed: true },
    ]);
  });

  it('are refused without a method or a path', () => {
    expect(() => routesOf({ nowhere: oc.route({ method: 'GET' }) }, 'study')).toThrow(/lacks its method or its path/);
  });

  it('of the product that let Scholar work have the time and the allowance for it', () => {
    const scholarly = readApiRoutes().filter((route) => route.class === 'ai');
    expect(scholarly.map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining(['POST /api/bible/study-tools', 'POST /api/chat/messages', 'POST /api/study/verify']),
    );
  });

  it('of the product take 1 MiB for long texts, 64 KiB for questions, and the usual size elsewhere', () => {
    const limits = new Map(readApiRoutes().map(({ method, path, bodyLimit }) => [`${method} ${path}`, bodyLimit]));
    expect(limits.get('POST /api/notes')).toBe(1 << 20);
    expect(limits.get('PUT /api/sermons/{id}')).toBe(1 << 20);
    expect(limits.get('POST /api/chat/messages')).toBe(64 << 10);
    expect(limits.get('POST /api/study/verify')).toBe(1 << 20);
    expect(limits.get('POST /api/bookmarks')).toBeUndefined();
    for (const prefix of Object.keys(BODY_LIMITS)) {
      expect([...limits.keys()].some((key) => key.includes(` ${prefix}`))).toBe(true);
    }
  });
});

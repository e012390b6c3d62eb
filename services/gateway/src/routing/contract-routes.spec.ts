import { describe, expect, it } from '@jest/globals';
import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { readApiRoutes, routesOf } from './contract-routes.js';

const text = z.object({ text: z.string() });

describe('routesOf(contract)', () => {
  it('reads streaming from the output, and key, class and body limit from the meta of each route', () => {
    const routes = routesOf(
      {
        told: oc.route({ method: 'POST', path: '/api/told' }).output(eventIterator(text, text)),
        plain: oc.route({ method: 'GET', path: '/api/plain/{id}' }).output(text),
        keyed: oc.$meta({ idempotencyKey: true }).route({ method: 'POST', path: '/api/keyed' }).output(text),
        asked: oc.$meta({ class: 'ai', bodyLimit: 9 }).route({ method: 'POST', path: '/api/asked' }).output(text),
      },
      'study',
    );
    expect(routes).toEqual([
      { method: 'POST', path: '/api/told', upstream: 'study', class: 'write', stream: true },
      { method: 'GET', path: '/api/plain/{id}', upstream: 'study', class: 'read' },
      { method: 'POST', path: '/api/keyed', upstream: 'study', class: 'write', keyed: true },
      { method: 'POST', path: '/api/asked', upstream: 'study', class: 'ai', bodyLimit: 9 },
    ]);
  });

  it('throws for a route without a method or a path', () => {
    expect(() => routesOf({ nowhere: oc.route({ method: 'GET' }) }, 'study')).toThrow(/lacks its method or its path/);
  });
});

describe("readApiRoutes(), the product's own routes", () => {
  const routes = readApiRoutes().map(({ method, path, ...route }) => [`${method} ${path}`, route] as const);

  it('draw on the allowance for searches, study tools, files or Scholar only when they are for that', () => {
    const special = routes.filter(([, route]) => route.class !== 'read' && route.class !== 'write');
    expect(Object.fromEntries(special.map(([name, route]) => [name, route.class]))).toEqual({
      'GET /api/bible/search': 'search',
      'POST /api/bible/study-tools': 'study',
      'GET /api/chat/search': 'search',
      'POST /api/chat/enhance': 'ai',
      'POST /api/chat/messages': 'ai',
      'POST /api/chat/messages/stream': 'ai',
      'POST /api/sermon-files': 'file',
      'POST /api/study/verify': 'ai',
      'PUT /api/import/content/{import}': 'file',
      'PUT /api/import/study/{import}': 'file',
      'DELETE /api/import/content/{import}': 'file',
      'DELETE /api/import/study/{import}': 'file',
      'PUT /api/profile/picture': 'file',
    });
  });

  it('take 7 MiB for the file of a sermon, 3 MiB for a picture, 1 MiB for long texts, 64 KiB for questions and the usual size elsewhere', () => {
    const limits = routes.flatMap(([name, { bodyLimit }]) => (bodyLimit === undefined ? [] : [[name, bodyLimit]]));
    expect(Object.fromEntries(limits)).toEqual({
      'POST /api/sermon-files': 7 << 20,
      'PUT /api/profile/picture': 3 << 20,
      'PUT /api/import/content/{import}': 1 << 20,
      'PUT /api/import/study/{import}': 1 << 20,
      'POST /api/notes': 1 << 20,
      'PUT /api/notes/{id}': 1 << 20,
      'DELETE /api/notes/{id}': 1 << 20,
      'POST /api/sermons': 1 << 20,
      'PUT /api/sermons/{id}': 1 << 20,
      'DELETE /api/sermons/{id}': 1 << 20,
      'POST /api/study/verify': 1 << 20,
      'POST /api/chat/enhance': 256 << 10,
      'POST /api/chat/messages': 64 << 10,
      'POST /api/chat/messages/stream': 64 << 10,
      'POST /api/chat/messages/{id}/stop': 64 << 10,
      'PATCH /api/chat/conversations/{id}': 64 << 10,
      'DELETE /api/chat/conversations/{id}': 64 << 10,
    });
  });
});

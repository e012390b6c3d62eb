import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { startTestService } from '@berea/server/testing';
import { type AuthUnderTest, startAuth } from '../testing/start-auth.js';
import { answerInTime } from './hooks.js';

describe('calls of the auth service from another origin', () => {
  let auth: AuthUnderTest;
  beforeAll(async () => {
    auth = await startAuth({
      env: { SITE_URL: 'https://berea.example', ADDITIONAL_REDIRECT_URLS: 'https://*.berea.example/**' },
    });
  });
  afterAll(() => auth.stop());

  const preflight = (origin: string) =>
    auth.service.as().options('/auth/v1/user').set({
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,apikey',
    });

  it.each(['https://berea.example', 'https://app.berea.example'])(
    'from %s, where links may lead, are allowed',
    async (origin) => {
      const { headers } = await preflight(origin).expect(204);
      expect(headers['access-control-allow-origin']).toBe(origin);
      expect(headers['access-control-allow-methods']).toContain('DELETE');
      for (const name of ['authorization', 'apikey', 'content-type', 'x-client-info', 'x-supabase-api-version'])
        expect(headers['access-control-allow-headers']).toContain(name);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      const refused = await auth.service.as().get('/auth/v1/user').set({ origin }).expect(401);
      expect(refused.headers['access-control-allow-origin']).toBe(origin);
      expect(refused.headers['access-control-expose-headers']).toMatch(/X-Supabase-Api-Version/);
    },
  );

  it.each([
    'https://evil.example',
    'null',
    'https://berea.example.evil.example',
    'http://berea.example',
    'https://a.b.berea.example',
  ])('from %s are rejected', async (origin) => {
    const answer = await preflight(origin).expect(404);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    expect(answer.headers['vary']).toBe('Origin');
  });
});

const finish: (() => void)[] = [];

@Controller()
class SlowController {
  @Get('slow')
  async slow() {
    await new Promise<void>((resolve) => finish.push(resolve));
    return { late: true };
  }

  @Get('fast')
  fast() {
    return { late: false };
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

describe('the deadline of an auth request', () => {
  it('when it passes, answers 504 once, in the shape of the API version', async () => {
    const service = await startTestService('slow', {}, () => ({
      module: { module: SlowModule },
      fastify: (instance) => answerInTime(instance, 50),
    }));
    try {
      await service.as().get('/fast').expect(200, { late: false });
      const late = await service.as().get('/slow').set('x-supabase-api-version', '2024-01-01').expect(504);
      expect(late.body).toEqual({ code: 'request_timeout', message: 'This took too long. Try again.' });
      expect(late.headers['x-sb-error-code']).toBe('request_timeout');
      for (const resolve of finish) resolve();
      await service.as().get('/fast').expect(200);
    } finally {
      await service.stop();
    }
  });
});

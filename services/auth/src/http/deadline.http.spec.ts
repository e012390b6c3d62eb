import { Controller, Get, Module } from '@nestjs/common';
import { startTestService } from '@berea/server/testing';
import { describe, expect, it } from '@jest/globals';
import { answerInTime } from './deadline.js';

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

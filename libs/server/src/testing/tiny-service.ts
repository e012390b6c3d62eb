import { ServiceEnv } from '../environment/env.js';
import { start } from '../service/start.js';
import { z } from 'zod';

class TinyModule {}

/** The smallest service there is, run as a process by start.spec.ts. */
await start('tiny', ServiceEnv.extend({ WORD: z.string() }), (env) => ({
  module: { module: TinyModule },
  fastify: (fastify) => {
    if (env.WORD === 'break') throw new Error('cannot reach what it needs');
    fastify.get('/word', async () => ({ word: env.WORD }));
    // Answers when the other side has sent the second half of its body, so that a test decides how long it takes.
    fastify.post('/slow', async () => ({ finished: true }));
    fastify.get('/never', () => new Promise(() => undefined));
  },
}));

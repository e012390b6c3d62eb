import { start } from '@berea/server';
import { warmUp } from './chat/warm-up.js';
import { Env } from './env.js';
import { studyParts } from './study.module.js';

await start('study', Env, (env, log) => {
  const parts = studyParts(env, log);
  return {
    ...parts,
    fastify: async (fastify, app) => {
      await parts.fastify?.(fastify, app);
      // Chapters are read from the first moment on; the first question finds what it needs.
      fastify.addHook('onListen', () => {
        warmUp(app).catch((error: unknown) => log.warn({ err: error }, 'warming up failed'));
      });
    },
  };
});

import { SERMON_FILE_LIMITS } from '@berea/contracts';
import { Database, start } from '@berea/server';
import { contentModule } from './content.module.js';
import { Env } from './env.js';
import { sendWritten } from './lists/send-written.js';

await start('content', Env, (env, log) => ({
  module: contentModule(env, log),
  ready: (app) => app.get(Database).check(),
  fastify: sendWritten,
  bodyLimit: SERMON_FILE_LIMITS.body,
}));

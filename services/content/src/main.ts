import { Database, start } from '@berea/server';
import { contentModule } from './content.module.js';
import { Env } from './env.js';

await start('content', Env, (env, log) => ({
  module: contentModule(env, log),
  ready: (app) => app.get(Database).check(),
}));

import { createServer } from 'node:http';
import path from 'node:path';
import { Agent } from 'undici';
import { libraryFolder } from '../../../tools/launch/library.mjs';
import { memoryOf } from '../../../tools/launch/services.mjs';
import { createIssuer, temporaryPostgres } from '../backing-services.mjs';
import { startService } from '../service-process.mjs';
import { runProgram } from '../study/run-program.mjs';
import { startSlowModel } from './slow-model.mjs';

/**
 * The built study service without a model, a gateway in front of it, and two instances with a slow model on one database:
 * each in a process of its own.
 * @param {{ root: string, redisUrl?: string }} options `redisUrl`: what the processes share beside the database
 */
export async function startPlace({ root, redisUrl }) {
  const redis = redisUrl && { REDIS_URL: redisUrl };
  const [issuer, postgres, model] = await Promise.all([createIssuer(), temporaryPostgres(), startSlowModel()]);
  await runProgram({ root }, 'migrate', { env: { DATABASE_URL: postgres.url } });
  const keys = createServer((_request, response) => response.end(issuer.jwks));
  await new Promise((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const jwksUrl = `http://127.0.0.1:${keys.address().port}/jwks.json`;
  const study = (env = {}) =>
    startService({
      root,
      name: 'study',
      jwksUrl,
      env: () => ({
        DATABASE_URL: postgres.url,
        BEREA_LIBRARY_DIR: libraryFolder(root),
        ...memoryOf({ heapMb: 256 }),
        ...redis,
        ...env,
      }),
    });
  const byModel = () => study({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'slow', OPENAI_DAILY_ANSWERS: '100000' });
  const [library, one, two] = await Promise.all([study(), byModel(), byModel()]);
  const gatewayOf = (service) =>
    startService({
      root,
      name: 'gateway',
      jwksUrl,
      env: (url) => ({
        STUDY_URL: service.url,
        CONTENT_URL: service.url,
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: 'public-key',
        SITE_URL: url,
        WEB_ROOT: path.join(root, 'dist'),
        RATE_LIMIT_SCALE: '1000000',
        ...redis,
      }),
    });
  const gateway = await gatewayOf(library);
  const agent = new Agent({ connections: 64 });
  return {
    library,
    one,
    two,
    gateway,
    model,
    agent,
    databaseUrl: postgres.url,
    issue: issuer.issue,
    /** A gateway in front of one of the instances. */
    gatewayOf,
    /** An instance with a model in place of one that was killed. */
    again: byModel,
    async end(...further) {
      await agent.destroy();
      await Promise.all([gateway, library, one, two, ...further].map((process_) => process_.end()));
      keys.close();
      model.end();
      await postgres.end();
    },
  };
}

import { createServer } from 'node:http';
import { Agent, request } from 'undici';
import { libraryFolder } from '../../../tools/launch/library.mjs';
import { memoryOf } from '../../../tools/launch/services.mjs';
import { createIssuer, temporaryPostgres } from '../backing-services.mjs';
import { startService } from '../service-process.mjs';
import { runProgram } from './run-program.mjs';

/**
 * The built study service with the built library, and somebody signed in who asks it one thing after another.
 * @param {{ root: string, library?: string }} options `library`: another folder than the one that was built
 */
export async function startStudy({ root, library = libraryFolder(root) }) {
  const [{ jwks, token }, postgres] = await Promise.all([createIssuer(), temporaryPostgres()]);
  await runProgram({ root }, 'migrate', { env: { DATABASE_URL: postgres.url } });
  const keys = createServer((_request, response) => response.end(jwks));
  await new Promise((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const service = await startService({
    root,
    name: 'study',
    jwksUrl: `http://127.0.0.1:${keys.address().port}/jwks.json`,
    env: () => ({ DATABASE_URL: postgres.url, BEREA_LIBRARY_DIR: library, ...memoryOf({ heapMb: 256 }) }),
  });
  const agent = new Agent({ connections: 1 });
  return {
    ...service,
    /**
     * @param {string} path
     * @param {{ body?: object, headers?: Record<string, string> }} [options] with a body it is a POST
     * @returns what came: `{ ms, status, headers, bytes }`, bytes as they are on the wire
     * @throws Error for any other status than 200 and 304
     */
    async ask(path, { body, headers = {} } = {}) {
      const begun = performance.now();
      const answer = await request(`${service.url}${path}`, {
        dispatcher: agent,
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }), ...headers },
        body: body && JSON.stringify(body),
      });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const ms = performance.now() - begun;
      if (answer.statusCode !== 200 && answer.statusCode !== 304)
        throw new Error(`${path}: ${answer.statusCode} ${bytes}`);
      return { ms, status: answer.statusCode, headers: answer.headers, bytes };
    },
    async end() {
      await agent.destroy();
      keys.close();
      await service.end();
      await postgres.end();
    },
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lastRelease } from '../api/released-api.mjs';
import { currentApi } from '../api/current-api.mjs';
import { libraryFolder } from '../launch/library.mjs';
import { temporaryFolder } from '../launch/temporary.mjs';
import { freePort } from '../free-ports.mjs';
import { signUp } from '../product/sign-up.mjs';
import { root } from '../rspack/paths.mjs';
import { buildRelease } from './released-code.mjs';
import { writeSample } from './sample-data.mjs';

const { version } = lastRelease(root);

/** A user's reads; an answer of a later version may hold more than that of an earlier one, never less. */
const READS = ['/api/notes', '/api/sermons', '/api/highlights', '/api/bookmarks', '/api/chat/messages', '/api/profile'];

describe(`the product, upgraded from release ${version} and rolled back to it`, () => {
  let released, data, port, product, token;

  /** Starts the code of a workspace on the one data folder, as an operator who exchanges the code does. */
  async function run(workspace) {
    await product?.end();
    const module = pathToFileURL(path.join(workspace, 'tools/product/temporary-product.mjs')).href;
    const { startTemporaryProduct } = await import(module);
    const environment = { PORT: String(port), BEREA_DATA_DIR: data, BEREA_LIBRARY_DIR: libraryFolder(root) };
    product = await startTemporaryProduct({ root: workspace, environment });
    return product;
  }
  const call = (method, address, body, headers = {}) =>
    fetch(product.url + address, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
  const read = async (address) => {
    const answer = await call('GET', address);
    expect([address, answer.status]).toEqual([address, 200]);
    return answer.json();
  };
  const readAll = async () =>
    Object.fromEntries(await Promise.all(READS.map(async (each) => [each, await read(each)])));
  const create = async (address, body) => {
    const answer = await call('POST', address, body, { 'idempotency-key': crypto.randomUUID() });
    expect([address, answer.status]).toEqual([address, 201]);
    return answer.json();
  };

  beforeAll(async () => {
    released = buildRelease(version);
    data = temporaryFolder();
    // As root, the account that runs Postgres must be able to pass.
    fs.chmodSync(data, 0o755);
    port = await freePort();
  });
  afterAll(async () => {
    await product?.end();
    for (const folder of [released, data]) if (folder) fs.rmSync(folder, { recursive: true, force: true });
  });

  it('keeps every note, sermon, message and session, in both directions', async () => {
    await run(released);
    token = (await signUp(product.url)).access_token;
    await writeSample(product.url, token);
    const before = await readAll();

    await run(root);
    expect(await readAll()).toMatchObject(before);
    const note = await create('/api/notes', { title: 'Written after the upgrade', content: 'New.', tags: [] });
    const sermon = await create('/api/sermons', {
      title: 'A manuscript',
      scripture: 'Ruth 1',
      outline: '1. Away. 2. Home.',
      body: 'Whither thou goest, I will go.',
    });

    // The code of the release, on the schema of today: reads what it knows, and what it changes is changed.
    await run(released);
    const back = await readAll();
    expect(back['/api/notes'].slice(1)).toEqual(before['/api/notes']);
    expect(back['/api/notes'][0]).toMatchObject({ title: note.title, content: note.content });
    expect(back['/api/chat/messages']).toEqual(before['/api/chat/messages']);
    const changed = await call('PUT', `/api/sermons/${sermon.id}`, {
      title: 'Renamed by the release',
      scripture: sermon.scripture,
      outline: sermon.outline,
    });
    expect(changed.status).toBe(200);
    await create('/api/notes', { title: 'Written after the way back', content: 'Old.', tags: ['journal'] });

    await run(root);
    const after = await readAll();
    expect(after['/api/notes'].slice(2)).toMatchObject(before['/api/notes']);
    expect(after['/api/notes'].map(({ title }) => title).slice(0, 2)).toEqual([
      'Written after the way back',
      'Written after the upgrade',
    ]);
    // Fields that the release does not know stay.
    expect(await read(`/api/sermons/${sermon.id}`)).toMatchObject({
      title: 'Renamed by the release',
      body: 'Whither thou goest, I will go.',
    });
  });

  it('as the code of the release, answers no call of a present client with 5xx or an error without code and message', async () => {
    await run(released);
    const { openapi } = await currentApi();
    const calls = Object.entries(openapi.paths).flatMap(([address, methods]) =>
      Object.keys(methods).map((method) => [method.toUpperCase(), address.replace(/\{\w+\}/g, '1')]),
    );
    const wrong = [];
    for (const [method, address] of calls) {
      const answer = await call(method, address, method === 'GET' || method === 'DELETE' ? undefined : {});
      const body = await answer.json().catch(() => undefined);
      const reasoned = typeof body?.code === 'string' && typeof body.message === 'string';
      if (answer.status >= 500 || (!answer.ok && !reasoned)) wrong.push(`${method} ${address}: ${answer.status}`);
    }
    expect(calls.length).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
  });
});

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LAST_FIRST_PORT, REMOTES } from '../rspack/dev-ports.mjs';
import { freePorts } from '../free-ports.mjs';
import { removeFolder, temporaryFolder } from './temporary.mjs';

const DEV = path.resolve(import.meta.dirname, '../dev.mjs');

// That it serves and updates is shown by the journey `dev-mode.spec.ts`; here, what it refuses before anything is done.
describe('npm run dev', () => {
  let folder, port;
  const refusal = async (names, environment = {}) => {
    const env = { ...process.env, PORT: String(port), BEREA_DATA_DIR: path.join(folder, 'data'), ...environment };
    const run = promisify(execFile)(process.execPath, [DEV, ...names], { env });
    const { code, stdout, stderr } = await run.then(() => ({ code: 0 }), Object);
    return { code, logged: `${stdout}${stderr}` };
  };

  beforeEach(async () => {
    folder = temporaryFolder();
    [port] = await freePorts(1);
  });
  afterEach(() => removeFolder(folder));

  it.each([
    [[], /Which remote do you work on\?/],
    [['bible', 'psalms'], /There is no remote "psalms"\./],
    [['shell'], /There is no remote "shell"\./],
  ])('with the names %j, exits with 1 and lists the remotes that there are', async (names, question) => {
    const { code, logged } = await refusal(names);
    expect([code, logged]).toEqual([1, expect.stringMatching(question)]);
    for (const name of REMOTES) expect(logged).toContain(`npm run dev -- ${name}`);
  });

  it('when the port of a dev server is taken, exits with 1 and says how to choose others', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = other.address().port;
    const { code, logged } = await refusal(['bible'], { BEREA_DEV_PORT: String(taken) });
    other.close();
    expect(code).toBe(1);
    expect(logged).toContain(`Port ${taken}, which a dev server needs, is unavailable: another program has it.`);
    expect(logged).toContain('BEREA_DEV_PORT=4300 npm run dev -- bible');
  });

  it('with a PORT that a dev server needs, exits with 1 and names it', async () => {
    const { code, logged } = await refusal(['bible'], { BEREA_DEV_PORT: String(port) });
    expect([code, logged]).toEqual([1, expect.stringContaining(`PORT is ${port}, which a dev server needs.`)]);
  });

  it('with a BEREA_DEV_PORT that is no number, exits with 1 and names the range', async () => {
    const { code, logged } = await refusal(['bible'], { BEREA_DEV_PORT: 'four' });
    expect([code, logged]).toEqual([
      1,
      expect.stringContaining(`BEREA_DEV_PORT must be a whole number from 1 to ${LAST_FIRST_PORT}`),
    ]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { FEATURE_CONTRACT_VERSION } from '@berea/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { temporaryFolder } from '../launch/temporary.mjs';
import { openWindow, startBrowser } from '../product/browser.mjs';
import { signUp } from '../product/sign-up.mjs';
import { startTemporaryProduct } from '../product/temporary-product.mjs';
import { readManifests } from '../remotes/manifests.mjs';
import { root } from '../rspack/paths.mjs';
import { checkRemote } from './check-remote.mjs';
import { replaceFile } from './builds.mjs';
import { Deployment } from './deployment.mjs';
import { serveFiles } from './file-server.mjs';
import { renameBuild } from './renamed-build.mjs';

const REMOTES = readManifests();
/** Times of apps/shell/src/update: between two questions, and until a user counts as idle. */
const [ASK_EVERY_MS, IDLE_MS] = [300_000, 30_000];

describe('a browser tab that is open while remotes are deployed', () => {
  let work, files, elsewhere, deployment, product, browser, session, released;

  const built = (id, number) => {
    const folder = path.join(work, `built-${id}-${number}`);
    renameBuild(path.join(root, 'dist', `${id}-mfe`), folder, number);
    return folder;
  };
  const deployAll = (number, to = deployment) =>
    Promise.all(REMOTES.map(({ id }) => to.deploy(id, built(id, number), released)));
  const openTab = async (address) => {
    const context = await openWindow(browser, { url: product.url, session });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const [trouble, asked] = [[], []];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', ({ message }) => trouble.push(message));
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'script') trouble.push(`${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on('response', (response) => {
      if (response.url().startsWith(files.address) && !response.ok())
        trouble.push(`${response.url()}: ${response.status()}`);
    });
    await page.clock.install();
    await page.goto(address);
    return { context, page, trouble, asked };
  };
  const follow = async (page, { title, page: { heading } }) => {
    await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  };

  beforeAll(async () => {
    work = temporaryFolder();
    const served = path.join(work, 'served');
    fs.mkdirSync(served);
    [files, elsewhere] = await Promise.all([serveFiles(served), serveFiles(served)]);
    deployment = new Deployment(served, { address: files.address });
    released = { version: '0.0.0', contractVersion: FEATURE_CONTRACT_VERSION };
    await deployAll(0);
    product = await startTemporaryProduct({ root, environment: { REMOTES_JSON: path.join(served, 'remotes.json') } });
    [browser, session] = await Promise.all([startBrowser(), signUp(product.url)]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
    await Promise.all([files?.end(), elsewhere?.end()]);
    if (work) fs.rmSync(work, { recursive: true, force: true });
  });

  it('finds every file that it asks for through five deploys of every remote, and a tab opened afterwards has the last builds', async () => {
    const { remotes } = deployment.remotes();
    expect((await checkRemote(remotes.notes.entry, product.url)).filter(({ remedy }) => remedy)).toEqual([]);
    const { context, page, trouble } = await openTab('/');
    for (let number = 1; number <= 5; number += 1) {
      const names = await deployAll(number);
      expect(new Set(names).size).toBe(REMOTES.length);
      // Each time an area more, whose files it has not asked for yet.
      for (const remote of REMOTES.slice(0, number)) {
        await follow(page, remote);
        expect(await page.getByRole('heading', { name: /could not be loaded/ }).count()).toBe(0);
      }
    }
    // Parts that come on demand must load, too.
    await follow(
      page,
      REMOTES.find(({ id }) => id === 'notes'),
    );
    await page.getByRole('button', { name: 'New Note' }).click();
    await page.getByLabel('Content').waitFor();
    expect(trouble).toEqual([]);
    await context.close();

    const next = await openTab('/notes');
    await next.page.getByRole('button', { name: 'New Note' }).waitFor();
    const ofNotes = next.asked.filter((name) => name.startsWith(`${files.address}/notes/`));
    expect(ofNotes).not.toEqual([]);
    const last = deployment.presentOf('notes');
    for (const name of ofNotes) expect(name).toContain(`/notes/${last}/`);
    await next.context.close();
  });

  it('is told to reload when remotes have moved to another origin and the user has stopped typing, and keeps text typed afterwards', async () => {
    const { context, page, asked } = await openTab('/notes');
    await page.getByRole('button', { name: 'New Note' }).click();
    await page.getByLabel('Title').fill('Half a thought');
    await deployAll(6, new Deployment(deployment.folder, { address: elsewhere.address }));

    const notice = page.getByText('Berea was updated.');
    const reread = page.waitForResponse((response) => response.url().endsWith('/remotes.json'));
    await page.clock.fastForward(ASK_EVERY_MS);
    await reread;
    for (const word of ['Typed ', 'without ', 'a pause.']) {
      await page.clock.fastForward(IDLE_MS / 2);
      await page.getByLabel('Content').pressSequentially(word);
      expect(await notice.count()).toBe(0);
    }
    // A dialog would cover it.
    await page.clock.fastForward(IDLE_MS);
    expect(await notice.count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.clock.fastForward(IDLE_MS);
    await notice.waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('button', { name: 'New Note' }).click();
    await page.getByText('Your unsaved text is back.').waitFor();
    expect(await page.getByLabel('Content').inputValue()).toBe('Typed without a pause.');
    expect(asked.some((name) => name.startsWith(`${elsewhere.address}/notes/`))).toBe(true);
    await context.close();
  });

  it('of a team that deployed one remote alone, has that build, and every other area as it is built in', async () => {
    const list = path.join(deployment.folder, 'remotes.json');
    const { version, remotes } = deployment.remotes();
    replaceFile(list, JSON.stringify({ version, remotes: { bible: remotes.bible } }));
    const { context, page, asked } = await openTab('/');
    for (const remote of REMOTES) {
      await follow(page, remote);
      expect(await page.getByRole('heading', { name: /could not be loaded/ }).count()).toBe(0);
    }
    expect(asked.some((name) => name.startsWith(remotes.bible.entry.replace('mf-manifest.json', '')))).toBe(true);
    expect(asked.some((name) => name.startsWith(`${product.url}/remotes/notes/`))).toBe(true);
    await context.close();
  });
});

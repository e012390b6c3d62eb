import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openWindow, startBrowser } from '../product/browser.mjs';
import { signUp } from '../product/sign-up.mjs';
import { startTemporaryProduct } from '../product/temporary-product.mjs';
import { copyWorkspace, run, sourcesIn, succeed } from './copy-workspace.mjs';

describe('npm run generate:remote, of an empty prayer and of a praise that shows a list resource, in a copy of the workspace', () => {
  let workspace, before, product, browser, context, page;
  const build = (...projects) =>
    succeed(
      workspace,
      process.execPath,
      'tools/nx.mjs',
      'run-many',
      '-t',
      'build',
      '-p',
      projects.join(','),
      '--parallel=2',
    );

  beforeAll(async () => {
    workspace = copyWorkspace();
    succeed(workspace, 'npm', 'run', 'generate:resource', '--', 'praises');
    succeed(workspace, 'npm', 'run', 'generate');
    before = sourcesIn(workspace);
    succeed(workspace, 'npm', 'run', 'generate:remote', '--', 'prayer');
    succeed(workspace, 'npm', 'run', 'generate:remote', '--', 'praise', '--of', 'praises');
    // It also fills a slot, without words of its own, so that a real browser shows one remote on the page of another.
    const manifest = path.join(workspace, 'apps/prayer-mfe/remote.json');
    const slots = [{ name: 'notes.tabs', key: 'prayers', title: 'Prayers', order: 10 }];
    fs.writeFileSync(manifest, JSON.stringify({ ...JSON.parse(fs.readFileSync(manifest, 'utf8')), slots }));
    const feature = path.join(workspace, 'apps/prayer-mfe/src/feature.ts');
    const part = "slots: { 'notes.tabs': { prayers: async () => ({ Part: ({ search }) => `[${search ?? ''}]` }) } },";
    fs.writeFileSync(feature, fs.readFileSync(feature, 'utf8').replace(/^};$/m, `  ${part}\n};`));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.end();
    fs.rmSync(workspace, { recursive: true, force: true });
  });

  it('makes files in the new folders alone', () => {
    const added = sourcesIn(workspace).filter((file) => !before.includes(file));
    expect(added).toEqual(expect.arrayContaining(['apps/praise-mfe/remote.json', 'apps/prayer-mfe/remote.json']));
    expect(added.filter((file) => !/^apps\/pra(ise|yer)-mfe\//.test(file))).toEqual([]);
  });

  it.each([
    ['that does not exist', 'thanksgivings'],
    ['that has no content', 'sermons'],
  ])('of a list resource %s, says so and makes nothing', (_which, many) => {
    const { status, output } = run(workspace, 'npm', 'run', 'generate:remote', '--', 'thanks', '--of', many);
    expect({ status, output }).toMatchObject({
      status: 1,
      output: expect.stringContaining(`There is no list resource "${many}" with a title and a content.`),
    });
    expect(fs.existsSync(path.join(workspace, 'apps/thanks-mfe'))).toBe(false);
  });

  it('makes remotes that pass types, lint and their own tests, and leaves the tests of the frame and of the manifests green', () => {
    succeed(workspace, process.execPath, 'tools/checks/typecheck.mjs', 'web');
    succeed(workspace, 'npx', 'oxfmt', '--check', 'apps/praise-mfe');
    succeed(workspace, process.execPath, 'tools/checks/lint.mjs', 'lint', 'apps/prayer-mfe', 'apps/praise-mfe');
    succeed(workspace, process.execPath, 'tools/checks/test.mjs', 'prayer-mfe');
    succeed(workspace, process.execPath, 'tools/checks/test.mjs', 'praise-mfe');
    succeed(workspace, process.execPath, 'tools/checks/test.mjs', 'shell', 'frame.spec', 'page-skeleton');
    succeed(
      workspace,
      process.execPath,
      'tools/checks/test.mjs',
      'tools',
      'manifests.spec',
      'dev-ports',
      'workspace-graph',
    );
    // Their texts are in catalogues.
    succeed(workspace, process.execPath, 'tools/checks/test.mjs', 'catalogues');
  });

  it('makes a remote that builds, is listed, appears in the frame, shows its page and fills a slot of the Notes page', async () => {
    build('tag:type:app');
    product = await startTemporaryProduct({ root: workspace });
    const list = await (await fetch(`${product.url}/remotes.json`)).json();
    expect(Object.keys(list.remotes).slice(-2)).toEqual(['prayer', 'praise']);

    browser = await startBrowser();
    context = await openWindow(browser, { url: product.url, session: await signUp(product.url) });
    page = await context.newPage();
    await page.goto('/notes');
    await page.getByRole('link', { name: 'Prayer', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Prayer', exact: true }).waitFor();
    await page.getByText('Nothing here yet.').waitFor();

    await page.goto('/notes?tab=prayers');
    await page.getByText('[]').waitFor();
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('rain');
    await page.getByText('[rain]').waitFor();
  });

  it('makes a page on which something of the list resource is written, changed, deleted and taken back', async () => {
    await page.goto('/praise');
    await page.getByRole('button', { name: 'Create Your First Praise' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Rain');
    await dialog.getByLabel('Content').fill('It came on Sunday.');
    await dialog.getByRole('button', { name: 'Create Praise' }).click();
    const card = page.getByRole('article').filter({ hasText: 'It came on Sunday.' });
    await card.getByRole('button', { name: 'Edit praise: Rain' }).click();
    await dialog.getByLabel('Title').fill('Rain at last');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await card.getByRole('button', { name: 'Delete praise: Rain at last' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No praises yet').waitFor();
    await page.getByRole('button', { name: 'Bin', exact: true }).click();
    await page.getByRole('button', { name: 'Restore: Rain at last' }).click();
    await page.getByText('Praises that you delete will wait here.').waitFor();
    await page.reload();
    await card.getByRole('heading', { name: 'Rain at last' }).waitFor();
  });

  it('when the contributor of a slot is gone, leaves the rest of the page whole', async () => {
    await page.route('**/remotes/prayer/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/notes?tab=prayers');
    await page.getByRole('heading', { name: 'Prayers could not be loaded' }).waitFor();
    await page.getByRole('tab', { name: 'Study Notes' }).click();
    await page.getByText('No study notes yet').waitFor();
  });

  it('leaves nothing behind when their folders are deleted', async () => {
    for (const folder of ['apps/prayer-mfe', 'apps/praise-mfe'])
      fs.rmSync(path.join(workspace, folder), { recursive: true });
    expect(sourcesIn(workspace)).toEqual(before);
    succeed(workspace, process.execPath, 'tools/checks/test.mjs', 'tools', 'manifests.spec');
    build('shell');
    const assets = path.join(workspace, 'dist/shell/assets');
    const scripts = fs.readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.filter((file) => fs.readFileSync(path.join(assets, file), 'utf8').includes('"/prayer"'))).toEqual(
      [],
    );
  });
});

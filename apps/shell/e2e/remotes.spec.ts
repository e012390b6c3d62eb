import { expect, type Page, test } from '@playwright/test';
import { readManifests } from '../../../tools/remotes/manifests.mjs';
import { openAs, signedUp } from './support/accounts.js';

const AREAS = readManifests().map(({ id, path, title, page }) => ({ id, path, name: title, heading: page.heading }));

/** A whole remote in the form that federation loads, whose one page throws. */
const throwingAtRender = (id: string) => `var ${id} = {
  init: () => {},
  get: async () => () => ({ feature: { id: '${id}', contractVersion: '1.0.0', routes: [
    { path: '/*', load: async () => ({ Page() { throw new Error('broken at render'); } }) },
  ] } }),
};`;

const script = (body: string) => ({ contentType: 'text/javascript', body });

/** Ways in which a remote can be broken, as its server would show them. */
const FAULTS: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  missing: (page, id) =>
    page.route(`**/remotes/${id}/**`, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'throwing at import': (page, id) =>
    page.route(`**/remotes/${id}/assets/__federation_expose_feature*`, (route) =>
      route.fulfill(script('throw new Error("broken at import");')),
    ),
  'throwing at render': (page, id) =>
    page.route(`**/remotes/${id}/assets/remoteEntry*`, (route) => route.fulfill(script(throwingAtRender(id)))),
  hanging: (page, id) => page.route(`**/remotes/${id}/**`, () => undefined),
};

const failed = (page: Page, name: string) => page.getByRole('heading', { name: `${name} could not be loaded` });
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

for (const area of AREAS) {
  for (const [fault, apply] of Object.entries(FAULTS)) {
    test(`${area.name} ${fault}: the rest works, and 'Try again' recovers`, async ({ page, request, baseURL }) => {
      const session = await signedUp(request, baseURL!);
      await apply(page, area.id);
      const other = AREAS.find((each) => each.id !== area.id)!;
      await openAs(page, session, other.path);
      await expect(page.getByRole('heading', { name: other.heading, level: 1 })).toBeVisible();
      await follow(page, area.name);
      await expect(failed(page, area.name)).toBeVisible();
      if (fault !== 'hanging') {
        // The frame still leads on; coming back asks again, which for one that hangs would only take time.
        await follow(page, 'Profile');
        await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
        await page.goBack();
        await expect(failed(page, area.name)).toBeVisible();
      }

      await page.evaluate(() => ((window as unknown as { untouched: boolean }).untouched = true));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: area.heading, level: 1, exact: true })).toBeVisible();
      await expect(failed(page, area.name)).toBeHidden();
      // Without a reload: what the page knew before is still there.
      expect(await page.evaluate(() => (window as unknown as { untouched?: boolean }).untouched)).toBe(true);
    });
  }
}

test('a remote that is replaced by a web page is taken as missing, not run', async ({ page, request, baseURL }) => {
  const session = await signedUp(request, baseURL!);
  await page.route('**/remotes/bible/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  );
  await openAs(page, session, '/bible');
  await expect(failed(page, 'Bible')).toBeVisible();
});

test('a remote of another contract version is refused', async ({ page, request, baseURL }) => {
  const session = await signedUp(request, baseURL!);
  await page.route('**/remotes.json', async (route) => {
    const list = await (await route.fetch()).json();
    list.remotes.notes.contractVersion = '2.0.0';
    await route.fulfill({ json: list });
  });
  await openAs(page, session, '/notes');
  await expect(failed(page, 'Notes')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { readManifests } from '../../../../tools/remotes/manifests.mjs';
import { openAs } from '../support/accounts.js';
import { expect, test } from '../support/test.js';

const AREAS = readManifests().map(({ id, path, title, page }) => ({ id, path, name: title, heading: page.heading }));

/** A whole remote in the form that federation loads, whose one page throws. */
const throwingAtRender = (id: string) => `var ${id} = {
  init: () => {},
  get: async () => () => ({ feature: { id: '${id}', contractVersion: '2.0.0', routes: [
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

/**
 * Times that the shell waits for a remote, and between two tries: `REMOTE_DEADLINE_MS` and `WAITS_MS` of `libs/web`.
 */
const [DEADLINE_MS, LONGEST_WAIT_MS] = [8_000, 1_200];

/** Waits for the fallback on the page's own clock, which is put forward: no test sits out what the shell waits. */
const expectFailed = (page: Page, name: string, fault: string) =>
  expect(async () => {
    await page.clock.fastForward(fault === 'hanging' ? DEADLINE_MS : LONGEST_WAIT_MS);
    await expect(failed(page, name)).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });

// One code of the shell loads every remote: one area meets all faults, the others the first of them.
const [everyFault, ...others] = AREAS.toSorted((one) => (one.id === 'bible' ? -1 : 1));
const CASES = [
  ...Object.keys(FAULTS).map((fault) => ({ area: everyFault!, fault })),
  ...others.map((area) => ({ area, fault: 'missing' })),
];

for (const { area, fault } of CASES) {
  test(`${area.name}, when its remote is ${fault}, says so while the rest works, and recovers by 'Try again'`, async ({
    page,
    reader,
  }) => {
    await page.clock.install();
    await FAULTS[fault]!(page, area.id);
    const other = AREAS.find((each) => each.id !== area.id)!;
    await openAs(page, reader, other.path);
    await expect(page.getByRole('heading', { name: other.heading, level: 1 })).toBeVisible();
    await follow(page, area.name);
    await expectFailed(page, area.name, fault);
    // The frame still leads on; coming back asks again.
    await follow(page, 'Profile');
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await page.goBack();
    await expectFailed(page, area.name, fault);

    await page.evaluate(() => ((window as unknown as { untouched: boolean }).untouched = true));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: area.heading, level: 1, exact: true })).toBeVisible();
    await expect(failed(page, area.name)).toBeHidden();
    // Without a reload: what the page knew before is still there.
    expect(await page.evaluate(() => (window as unknown as { untouched?: boolean }).untouched)).toBe(true);
  });
}

test('a remote that is replaced by a web page counts as missing and is not run', async ({ page, reader }) => {
  await page.route('**/remotes/bible/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  );
  await openAs(page, reader, '/bible');
  await expect(failed(page, 'Bible')).toBeVisible();
});

test('a remote of another contract version is refused', async ({ page, reader }) => {
  // The page brings the list of remotes.
  await page.route('**/notes', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("notes":\{"entry":"[^"]+","contractVersion":")(\d+)/,
      (_all, before: string, major: string) => `${before}${Number(major) + 1}`,
    );
    await route.fulfill({ response, body });
  });
  await openAs(page, reader, '/notes');
  await expect(failed(page, 'Notes')).toBeVisible();
});

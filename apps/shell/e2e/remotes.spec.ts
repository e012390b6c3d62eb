import { expect, type Page, test } from '@playwright/test';
import { openAs, signedUp } from './support/accounts.js';

const AREAS = [
  { id: 'chat', path: '/', name: 'Scholar', heading: 'Scholar' },
  { id: 'bible', path: '/bible', name: 'Bible', heading: 'Bible Study' },
  { id: 'notes', path: '/notes', name: 'Notes', heading: 'Notes' },
  { id: 'sermon', path: '/sermon-prep', name: 'Sermon Prep', heading: 'Sermon Prep' },
];

/** Ways in which a remote can be broken, as its server would show them. */
const FAULTS: Record<string, (page: Page, id: string) => Promise<unknown>> = {
  missing: (page, id) =>
    page.route(`**/remotes/${id}/**`, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'answering with a web page': (page, id) =>
    page.route(`**/remotes/${id}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome' }),
    ),
  'throwing at import': (page, id) =>
    page.route(`**/remotes/${id}/assets/__federation_expose_feature*`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken at import");' }),
    ),
  hanging: (page, id) => page.route(`**/remotes/${id}/**`, () => undefined),
};

for (const area of AREAS) {
  for (const [fault, apply] of Object.entries(FAULTS)) {
    test(`${area.name} ${fault}: the rest works, and 'Try again' recovers`, async ({ page, request, baseURL }) => {
      const session = await signedUp(request, baseURL!);
      await apply(page, area.id);
      await openAs(page, session, area.path);
      await expect(page.getByText(`${area.name} could not be loaded`)).toBeVisible({ timeout: 12_000 });
      const other = AREAS.find((each) => each.id !== area.id && each.id !== 'sermon')!;
      await page.getByRole('navigation').getByRole('link', { name: other.name, exact: true }).click();
      await expect(page.getByRole('heading', { name: other.heading, level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByText(`${area.name} could not be loaded`)).toBeVisible({ timeout: 12_000 });
      await page.evaluate(() => ((window as unknown as { untouched: boolean }).untouched = true));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(`${area.name} could not be loaded`)).toBeHidden();
      await expect(page.getByRole('heading', { name: area.heading, level: 1 })).toBeVisible();
      // Without a reload: what the page knew before is still there.
      expect(await page.evaluate(() => (window as unknown as { untouched?: boolean }).untouched)).toBe(true);
    });
  }
}

test("a remote that throws while it renders costs its own area only, and 'Try again' recovers", async ({
  page,
  request,
  baseURL,
}) => {
  const session = await signedUp(request, baseURL!);
  // The page's own data makes it throw: a note list that is no list.
  await page.route('**/api/notes', (route) => route.fulfill({ json: { not: 'a list' } }));
  await openAs(page, session, '/notes');
  await expect(page.getByText('Notes could not be loaded')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Bible', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bible Study' })).toBeVisible();
});

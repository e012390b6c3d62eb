import type { APIRequestContext } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { unreachable, widthTooMuch } from '../support/keyboard.js';
import { SIGNED_IN, SIGNED_OUT, seedWork, TEXTS } from '../support/screens.js';
import { expect, settled, test, visit } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';

/** Pages on which notes and sermons are written, read and preached. */
async function pagesOfWork(request: APIRequestContext, token: string): Promise<string[]> {
  const first = async (path: string) => {
    const answer = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { id: string }[])[0]!.id;
  };
  const [note, sermon] = [await first('/api/notes'), await first('/api/sermons')];
  return [
    '/notes?tab=journal',
    '/notes?tab=sermon',
    `/notes?tab=sermon&sermon=${sermon}`,
    `/notes/${note}`,
    '/notes/bin',
    `/sermon-prep/${sermon}`,
    `/sermon-prep/${sermon}/text`,
    `/sermon-prep/${sermon}/study`,
    `/sermon-prep/${sermon}/preach`,
  ];
}
/** Its controls leave by themselves, so that a walk by Tab meets them or not; a journey of its own preaches by keyboard. */
const isPulpit = (path: string): boolean => path.endsWith('/preach');

/** A page of Sermon Prep that no link leads to before a sermon is written on. */
const DOSSIER = '/sermon-prep/passage-guide?passage=Matthew%205:13';

for (const width of [320, 390, 768, 1024, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: width < 768 ? 844 : 900 } });

    test('every signed-out screen fits, and passes axe in both themes', async ({ page }) => {
      await page.goto('/auth/confirm');
      for (const path of SIGNED_OUT) {
        await visit(page, path);
        expect.soft(await problemsInBothThemes(page), path).toEqual([]);
        expect.soft(await widthTooMuch(page), path).toBe(0);
      }
    });

    test('every signed-in screen is reached by Tab, fits, and passes axe in both themes', async ({
      page,
      request,
      baseURL,
    }) => {
      await openAs(page, await seedWork(request, baseURL!), '/nowhere');
      for (const path of [...SIGNED_IN, ...TEXTS, DOSSIER]) {
        await test.step(path, async () => {
          await visit(page, path);
          expect.soft(await problemsInBothThemes(page), path).toEqual([]);
          expect.soft(await unreachable(page), path).toEqual([]);
          expect.soft(await widthTooMuch(page), path).toBe(0);
        });
      }
    });

    test('every page on which notes and sermons are written is reached by Tab, fits, and passes axe in both themes', async ({
      page,
      request,
      baseURL,
    }) => {
      const session = await seedWork(request, baseURL!);
      await openAs(page, session, '/nowhere');
      for (const path of await pagesOfWork(request, session.access_token)) {
        await test.step(path, async () => {
          // Several of them have one heading, so that only a new page tells when the next one is there.
          await page.goto(path);
          const pulpit = page.getByRole('region', { name: /^Preaching: / });
          await expect(page.getByRole('heading', { level: 1 }).or(pulpit).first()).toBeVisible();
          await settled(page);
          expect.soft(await problemsInBothThemes(page), path).toEqual([]);
          if (!isPulpit(path)) expect.soft(await unreachable(page), path).toEqual([]);
          expect.soft(await widthTooMuch(page), path).toBe(0);
        });
      }
    });
  });
}

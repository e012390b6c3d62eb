import { openAs } from '../support/accounts.js';
import { unreachable, widthTooMuch } from '../support/keyboard.js';
import { SIGNED_IN, SIGNED_OUT, seedWork, TEXTS } from '../support/screens.js';
import { expect, test, visit } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';

/** A page of Sermon Prep that no link leads to before a sermon is written on. */
const DOSSIER = '/sermon-prep/dossier?passage=Matthew%205:13';

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
  });
}

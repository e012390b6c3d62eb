import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { openTools } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { exportAs, expectSaved, seedSermon, sermonBody, sermonsOf } from '../support/sermons.js';
import { expect, test } from '../support/test.js';

const SERMON = {
  title: 'A Great Way Off',
  scripture: 'Luke 15:11-32',
  outline: 'The son who left',
  body: 'Introduction\nHe says, "Father, I have sinned against heaven, and before thee" (Luke 15:18).\nThe father runs.\nHe falls on his neck.\nHe kisses him.\nHe calls for the robe.\nHe is very glad in order to rejoice.',
};

test('a sermon is gathered from its passage, preached without a network, and shown by a link', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, await seedSermon(request, session, SERMON));
  await expect(sermonBody(page)).toHaveValue(SERMON.body);

  await test.step('text typed without a network comes back, and is saved once there is one', async () => {
    await context.setOffline(true);
    await sermonBody(page).press('Control+End');
    await page.keyboard.type('\nTyped in a tunnel.');
    await expect(page.getByTestId('saved-state')).toHaveText('Kept on this device');
    const address = page.url();
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(address);
    await expect(sermonBody(page)).toHaveValue(/Typed in a tunnel\.$/);
    await expect(page.getByTestId('saved-state')).toHaveText(/^Saved/);
    expect((await sermonsOf(request, session))[0]?.body).toMatch(/Typed in a tunnel\.$/);
  });

  await test.step('the dossier of its passage gives a cross reference with its source', async () => {
    const dossier = page.getByRole('region', { name: 'Passage guide' });
    await page.getByRole('button', { name: 'Passage guide' }).click();
    const references = dossier.getByRole('region', { name: /^Cross-references/ });
    await references
      .getByRole('button', { name: /^Add to sermon/ })
      .first()
      .click();
    await expect(references.getByRole('button', { name: /^In the sermon/ })).toHaveCount(1);
    await expect(sermonBody(page)).toHaveValue(/“[^”]+” \([^)]+ KJV\)\[\^1\]\n\[\^1\]: /);
    for (const part of [
      'Movements',
      'Words that carry it',
      'Commentators',
      'Questions that people ask',
      'Your notes on this chapter',
    ])
      await expect(dossier.getByText(part).first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    // The same as a page, whose way back is the sermon.
    await expectSaved(page);
    await dossier.getByRole('link', { name: 'As a page' }).click();
    const whole = page.getByRole('region', { name: 'Luke 15:11–32' });
    await expect(
      whole
        .getByRole('region', { name: /^Commentators/ })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'A Great Way Off' }).click();
    await expect(sermonBody(page)).toHaveValue(/\[\^1\]: /);
  });

  await test.step('a piece added from the Bible waits in its basket, and goes to its end', async () => {
    await page.getByRole('button', { name: 'More for this sermon' }).click();
    // 'As a page' has chosen this sermon already.
    await expect(page.getByRole('button', { name: 'Add here' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByTestId('saved-state')).toHaveText(/^Saved/);
    const address = page.url();
    await page.goto('/bible/Luke/15');
    const tools = await openTools(page, 'Luke 15:24');
    await tools.getByRole('button', { name: 'Add to sermon' }).click();
    await expect(page.getByText('Added to sermon prep', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: 'Put into Sermon Body' }).click();
    await expect(sermonBody(page)).toHaveValue(/“For this my son was dead, [^”]+” \(Luke 15:24 KJV\)\n$/);
  });

  await test.step('its paper is seen before it is printed, and is all that the page prints', async () => {
    await exportAs(page, 'Print or save as PDF');
    const preview = page.getByRole('dialog', { name: 'Print: A Great Way Off' });
    const paper = preview.getByRole('region', { name: 'Preview' });
    await expect(paper.getByText('The father runs.')).toBeVisible();
    await preview.getByText('Handout', { exact: true }).click();
    await expect(paper.getByText('The father runs.')).toHaveCount(0);
    await preview.getByText('Manuscript', { exact: true }).click();
    await preview.getByText('Letter', { exact: true }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(paper.getByText('The father runs.')).toBeVisible();
    await expect(sermonBody(page)).toBeHidden();
    await page.emulateMedia({ media: null });
    await preview.getByRole('button', { name: 'Close' }).click();
    await expect(preview).toBeHidden();
  });

  await test.step('in the pulpit no network is needed, and the place is kept', async () => {
    await page.getByRole('link', { name: 'Preach' }).click();
    const podium = page.getByRole('region', { name: 'Preaching: A Great Way Off' });
    await expect(podium.getByText('The father runs.')).toBeVisible();
    await context.setOffline(true);
    for (let presses = 0; presses < 8; presses++) await page.getByRole('button', { name: 'Larger letters' }).click();
    await page.getByRole('button', { name: 'Hide these controls' }).click();
    await page.keyboard.press('PageDown');
    await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
    await expect(podium.getByText(/^2[45]:\d\d$/)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pause the timer' }).click();
    const pages = page.getByRole('slider', { name: 'Page' });
    await pages.press('End');
    await expect(pages).toHaveValue(String(Number(await pages.getAttribute('max'))));
    await page.getByRole('button', { name: 'Outline' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Introduction' }).click();
    await expect(podium.getByText(/^1 of \d+$/)).toBeVisible();
    const left = await podium.getByRole('timer').textContent();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Resume the timer' })).toBeVisible();
    await expect(podium.getByRole('timer')).toHaveText(left!);
  });

  await test.step('a link shows it on a signed-out device, until it is revoked', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'More for this sermon' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('For whom or what').fill('Tablet in the pulpit');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByLabel('Address of the new link').inputValue();
    expect(await accessibilityProblems(page)).toEqual([]);
    const tablet = await browser.newPage();
    const answer = await tablet.goto(address);
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    const podium = tablet.getByRole('region', { name: 'Preaching: A Great Way Off' });
    await expect(podium.getByText('The father runs.')).toBeVisible();
    await expect(tablet.getByRole('link', { name: 'Leave preaching' })).toHaveCount(0);
    expect(await accessibilityProblems(tablet)).toEqual([]);
    await page.getByRole('button', { name: 'Revoke: Tablet in the pulpit' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByText('None yet: nobody but you can read it.')).toBeVisible();
    await tablet.reload();
    await expect(tablet.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
    expect(await accessibilityProblems(tablet)).toEqual([]);
    await tablet.close();
  });
});

test('in the pulpit a reload comes back to the same page of a paragraph that fills many', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const body = `I. He runs\n${'The father runs down the road to meet his son. '.repeat(60)}\nII. He kisses him`;
  const address = await seedSermon(request, session, { ...SERMON, body });
  await openAs(page, session, address);
  await page.getByRole('link', { name: 'Preach' }).click();
  const podium = page.getByRole('region', { name: 'Preaching: A Great Way Off' });
  await page.getByRole('button', { name: 'Hide these controls' }).click();
  for (const shown of [/^2 of \d+$/, /^3 of \d+$/, /^4 of \d+$/]) {
    await page.keyboard.press('PageDown');
    await expect(podium.getByText(shown)).toBeVisible();
  }
  await page.reload();
  await expect(podium.getByText(/^4 of \d+$/)).toBeVisible();
});

test.describe('a browser that allows a service worker', () => {
  test.use({ serviceWorkers: 'allow', coldBrowser: true });

  /** The browser's cache: the page, which comes last of its files, and how many sermons. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const texts = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('berea');
        opening.onsuccess = () => resolve(opening.result);
      });
      const sermons = await new Promise<number>((resolve) => {
        const counting = texts.transaction('texts').objectStore('texts').count();
        counting.onsuccess = () => resolve(counting.result);
      });
      texts.close();
      return { page: (await caches.match('/sermon-prep/kept/preach')) !== undefined, sermons };
    });
  const KEPT = { page: true, sermons: 1 };

  /** As if their owner had opened thirty sermons here before, and had not saved another one, which is gone from the server. */
  const openedBefore = (page: Page, owner: string) =>
    page.evaluate(async (owner) => {
      const texts = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('berea');
        opening.onsuccess = () => resolve(opening.result);
      });
      const writing = texts.transaction('texts', 'readwrite');
      const keep = (id: string, at: number, kept: object) =>
        writing.objectStore('texts').put({ owner, at, kept }, `${owner}:berea_sermon_draft:${id}`);
      const id = crypto.randomUUID();
      const content = { title: 'Not saved', body: 'Salt.' };
      keep(id, 0, { content, unsaved: true, base: { id, version: 1, content: { title: 'Not saved' } } });
      for (let at = 1; at <= 30; at++) keep(String(at), at, { content: {}, unsaved: false });
      await new Promise((resolve) => (writing.oncomplete = resolve));
      texts.close();
    }, owner);

  test('the pulpit comes back from a reload without a network, on the same page, until its user signs out', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const session = await seedUser(request, baseURL!);
    await page.addInitScript(() => localStorage.setItem('cookie_consent', '{"functional":false}'));
    // The visit begins elsewhere: the worker has seen nothing of what the page has loaded by then.
    const address = await seedSermon(request, session, SERMON);
    const id = new URL(address, baseURL).searchParams.get('sermon');
    await openAs(page, session, address);
    await page.getByRole('link', { name: 'Preach' }).click();
    const podium = page.getByRole('region', { name: 'Preaching: A Great Way Off' });
    for (let presses = 0; presses < 8; presses++) await page.getByRole('button', { name: 'Larger letters' }).click();
    await page.getByRole('button', { name: 'Hide these controls' }).click();
    await page.keyboard.press('PageDown');
    await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
    await expect.poll(() => kept(page)).toEqual(KEPT);
    const expectSamePlace = async () => {
      await expect(page.getByText('The server could not be reached: this is the text')).toBeVisible();
      await page.getByRole('button', { name: 'Hide these controls' }).click();
      await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
      await expect(podium.getByText(/^2[0-4]:\d\d$/)).toBeVisible();
    };

    await test.step('without a network', async () => {
      await context.setOffline(true);
      const [worker] = context.serviceWorkers();
      const ask = () => fetch('/config.json', { cache: 'no-store' }).then(String, () => 'no network');
      expect([await worker?.evaluate(ask), await page.evaluate(ask)]).toEqual(['no network', 'no network']);
      await page.reload();
      await expectSamePlace();
    });

    await test.step('and when the session would have to be renewed', async () => {
      await page.evaluate(() => {
        const stored = JSON.parse(localStorage.getItem('berea-session') ?? '{}') as object;
        localStorage.setItem('berea-session', JSON.stringify({ ...stored, expires_at: Date.now() / 1_000 - 60 }));
      });
      await page.reload();
      await expectSamePlace();
      expect(await kept(page)).toEqual(KEPT);
    });

    await test.step('no other page is answered', async () => {
      const other = await context.newPage();
      await expect(other.goto('/sermon-prep/dossier')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
      await other.close();
    });

    await test.step('with a network again the newest text is shown, and a sign-out names what was not saved', async () => {
      await context.setOffline(false);
      const answer = await request.put(`/api/sermons/${id}`, {
        headers: { authorization: `Bearer ${session.access_token}`, 'if-match': '"1"' },
        data: { ...SERMON, body: SERMON.body.replace('The father runs.', 'The father runs to him.') },
      });
      expect(answer.status()).toBe(200);
      await openedBefore(page, session.user.id);
      await page.reload();
      await expect(podium.getByText('The father runs to him.')).toBeAttached();
      await expect(page.getByText('The server could not be reached')).toHaveCount(0);
      // The last twenty, and what the server does not have.
      await expect.poll(() => kept(page)).toEqual({ page: true, sermons: 21 });
      await page.getByRole('button', { name: 'Hide these controls' }).click();
      await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
      const unsaved = page.getByRole('dialog', { name: 'Not everything is saved' });
      await expect(unsaved).toContainText('1 sermon is only on this device.');
      await unsaved.getByRole('button', { name: 'Discard and sign out' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to Berea' })).toBeVisible();
      await expect.poll(() => kept(page)).toEqual({ page: false, sermons: 0 });
      const stranger = await context.newPage();
      await stranger.goto('/sermon-prep/kept/preach');
      await expect(stranger.getByRole('heading', { name: 'Sign in to Berea' })).toBeVisible();
    });
  });
});

import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { openTools } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { expectSaved, seedSermon, sermonBody, sermonsOf } from '../support/sermons.js';
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

  await test.step('what is typed without a network comes back, and is saved once there is one', async () => {
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
    const dossier = page.getByRole('region', { name: 'Dossier' });
    await page.getByRole('button', { name: 'Dossier' }).click();
    const references = dossier
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: /^Cross-references/ }) });
    await references.locator('summary').click();
    await references
      .getByRole('button', { name: /^Put into sermon/ })
      .first()
      .click();
    await expect(sermonBody(page)).toHaveValue(/“[^”]+” \([^)]+ KJV\)\[\^1\]\n\[\^1\]: /);
    for (const part of ['Text', 'Structure', 'Words', 'Commentators', 'Points and questions', 'Your notes'])
      await expect(dossier.getByText(part).first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    // The same as a page, whose way back is the sermon.
    await expectSaved(page);
    await dossier.getByRole('link', { name: 'As a page' }).click();
    const whole = page.getByRole('region', { name: 'Luke 15:11–32' });
    await expect(whole.getByRole('heading', { name: /^Commentators [1-9]/ })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'A Great Way Off' }).click();
    await expect(sermonBody(page)).toHaveValue(/\[\^1\]: /);
  });

  await test.step('what is added from the Bible waits in its basket, and goes to its end', async () => {
    await page.getByRole('button', { name: 'More for this sermon' }).click();
    // 'As a page' has chosen this sermon already.
    await expect(page.getByRole('button', { name: 'Collect here' })).toHaveAttribute('aria-pressed', 'true');
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
  });

  await test.step('a link shows it on a device where nobody is signed in, until it is revoked', async () => {
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

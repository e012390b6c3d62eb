import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expectSaved, seedSermon, sermonBody, sermonsOf } from '../support/sermons.js';
import { expect, test } from '../support/test.js';

test('a sermon that two devices write on keeps what both wrote', async ({ page, context, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
  const address = await seedSermon(request, session, {
    title: 'Salt',
    scripture: 'Matthew 5:13',
    outline: 'I. Salt',
    body: 'One.',
  });
  await openAs(page, session, address);
  await expect(sermonBody(page)).toHaveValue('One.');
  const other = await context.newPage();
  // Where the fields stand beside the text; a page of the browser may have another size.
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto(address);
  await other.getByLabel('Sermon Title').fill('Salt and light');
  await expectSaved(other);

  await test.step('different parts are joined without a question', async () => {
    await sermonBody(page).fill('One. Two.');
    await expectSaved(page);
    await expect(page.getByLabel('Sermon Title')).toHaveValue('Salt and light');
  });

  await test.step('the same part is shown in both versions, and both can be kept', async () => {
    await sermonBody(other).fill('Another.');
    await expect(other.getByText('This sermon was changed on another device')).toBeVisible();
    await expect(other.getByRole('group', { name: 'The other version' })).toContainText('One. Two.');
    await other.getByRole('button', { name: 'Keep both' }).click();
    await expect(other.getByText('Both are kept', { exact: true })).toBeVisible();
    const bodies = (await sermonsOf(request, session)).map(({ title, body: words }) => [title, words]);
    expect(bodies).toEqual([
      ['Salt and light (other version)', 'One. Two.'],
      ['Salt and light', 'Another.'],
    ]);
  });
});

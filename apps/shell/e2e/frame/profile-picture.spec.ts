import sharp from 'sharp';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

const SERVICE_LIMIT = 2 << 20;

/** The photo of a phone: 48 megapixels, red on the left and blue on the right, stored on its side. */
async function photo(): Promise<Buffer> {
  const [width, height] = [8_000, 6_000];
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const right = await sharp({ create: { width: width / 2, height, channels: 3, background: '#1010d0' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#d01010', noise } })
    .composite([{ input: right, left: width / 2, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

test('a photo of 48 megapixels and many megabytes is cut, made smaller and kept; a file that is too large is refused with advice', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  await openAs(page, await seedUser(request, baseURL!), '/profile');
  await page.getByRole('button', { name: 'Change your picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Picture file').setInputFiles({ name, mimeType, buffer });
  const told = dialog.getByRole('alert');

  const flat = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: 'green' } })
    .png()
    .toBuffer();
  await choose('wide.png', 'image/png', flat);
  await expect(told).toHaveText('This picture has 51 megapixels. Choose one of up to 50, or save it smaller first.');
  await choose('large.jpg', 'image/jpeg', Buffer.alloc(20_500_000));
  await expect(told).toHaveText('This file has 21 MB. Choose one of up to 20 MB, or save it smaller first.');
  await choose('broken.jpg', 'image/jpeg', Buffer.from('no picture'));
  await expect(told).toHaveText('This file could not be read as a picture. Choose another.');
  expect(await accessibilityProblems(page)).toEqual([]);

  const large = await photo();
  expect(large.length).toBeGreaterThan(4 * SERVICE_LIMIT);
  await choose('photo.jpg', 'image/jpeg', large);
  await expect(dialog.getByRole('application', { name: /arrow keys/ })).toBeVisible();
  await expect(told).toBeHidden();
  const sent = page.waitForRequest((asked) => asked.method() === 'PUT' && asked.url().endsWith('/api/profile/picture'));
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  expect((await (await sent).sizes()).requestBodySize).toBeLessThan(SERVICE_LIMIT);
  await expect(page.getByText('Picture saved', { exact: true })).toBeVisible();

  const shown = page.getByRole('complementary', { name: 'Berea' }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  const [top, bottom] = await shown.evaluate((image: HTMLImageElement) => {
    const pen = Object.assign(document.createElement('canvas'), { width: 512, height: 512 }).getContext('2d');
    pen?.drawImage(image, 0, 0);
    return [40, 470].map((y) => [...(pen?.getImageData(256, y, 1, 1).data ?? [])].slice(0, 3));
  });
  // Upright: its right half is below.
  expect(bottom?.[2]).toBeGreaterThan(Number(bottom?.[0]));
  expect(top?.[2]).not.toBeGreaterThan(Number(bottom?.[2]) - 50);
  expect(watch.problems()).toEqual([]);
});

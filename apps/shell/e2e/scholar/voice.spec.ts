import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';
import { scriptVoice } from '../support/script-voice.js';

test('a question is spoken, seen before it is sent, and answered aloud', async ({ page, request, baseURL }) => {
  const voice = await scriptVoice(page);
  await openAs(page, await seedUser(request, baseURL!), '/');
  const microphone = page.getByRole('button', { name: 'Ask by voice' });
  const overlay = page.getByRole('dialog', { name: 'Recording' });

  await test.step('listens with the live transcript, and stops when speech ends', async () => {
    await microphone.click();
    await expect(overlay).toContainText('Speak clearly and close to your device. Pause briefly between sentences.');
    await expect(overlay.getByRole('button', { name: 'Stop Recording' })).toBeFocused();
    await voice.hear('what does');
    await expect(overlay).toContainText('what does');
    expect(await voice.setUp()).toMatchObject({ lang: 'en-US', continuous: true, maxAlternatives: 3 });
    // Of the alternatives, the one that names a verse that exists is taken.
    await voice.hear('', ['what does first John for ate say', 'what does First John four eight say']);
    const message = page.getByRole('dialog', { name: 'Voice Message' });
    await expect(message).toContainText('what does 1 John 4:8 say');
    await expect(overlay).toBeHidden();
  });

  await test.step('plays it back, and sends it', async () => {
    const message = page.getByRole('dialog', { name: 'Voice Message' });
    await message.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(voice.spoken).toMatchObject([{ text: 'what does 1 John 4:8 say', rate: 1, volume: 0.8 }]);
    await message.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('what does 1 John 4:8 say')).toBeVisible();
    await expect(page.getByText(/He that loveth not knoweth not God/).first()).toBeVisible();
  });

  const bar = page.getByRole('region', { name: 'Scholar’s voice' });
  await test.step('speaks the answer by sentences, its references in words, with Pause and Stop', async () => {
    await expect(bar).toContainText('Scholar is speaking');
    await expect
      .poll(async () => (await voice.spoken()).map(({ text }) => text), { timeout: 8000 })
      .toEqual(['what does 1 John 4:8 say', expect.any(String)]);
    expect((await voice.spoken())[1]).toMatchObject({ rate: 0.85, pitch: 0.8, volume: 0.9 });
    await bar.getByRole('button', { name: 'Pause' }).click();
    await bar.getByRole('button', { name: 'Resume' }).click();
    for (let said = 0; said < 60 && (await bar.isVisible()); said += 1) await voice.finish();
    await expect(bar).toBeHidden();
    const words = (await voice.spoken()).map(({ text }) => text).join(' ');
    expect(words).toMatch(/First John chapter 4, verse 8/);
    expect(words).not.toMatch(/[*#>|]|4:8 \(/);
    await page.getByRole('button', { name: 'Listen' }).click();
    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect(bar).toBeHidden();
  });

  await test.step('forgets what is deleted, and keeps in the box what is only closed', async () => {
    await microphone.click();
    await voice.hear('', ['forget this']);
    await page.getByRole('dialog', { name: 'Voice Message' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByPlaceholder('Ask Scholar about Scripture...')).toHaveValue('');
    await microphone.click();
    await voice.hear('', ['keep this']);
    await page.getByRole('dialog', { name: 'Voice Message' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByPlaceholder('Ask Scholar about Scripture...')).toHaveValue('keep this');
  });

  await test.step('says why nothing is heard, and typing goes on', async () => {
    for (const [error, title] of [
      ['not-allowed', 'Microphone Access Required'],
      ['network', 'Voice Recognition Error'],
    ] as const) {
      await microphone.click();
      await expect(overlay).toBeVisible();
      await voice.fail(error);
      await expect(page.getByText(title, { exact: true })).toBeVisible();
      await expect(overlay).toBeHidden();
    }
    await page.evaluate(() => {
      const { webkitSpeechRecognition: recogniser } = window as unknown as {
        webkitSpeechRecognition: { prototype: { start(): void } };
      };
      recogniser.prototype.start = () => {
        throw new DOMException('recognition has already started', 'InvalidStateError');
      };
    });
    await microphone.click();
    await expect(page.getByText('Speech Recognition Error', { exact: true })).toBeVisible();
    await expect(overlay).toBeHidden();
    await page.evaluate(() => Object.defineProperty(window, 'webkitSpeechRecognition', { value: undefined }));
    await microphone.click();
    await expect(page.getByText('Voice Recognition Not Supported', { exact: true })).toBeVisible();
    await expect(page.getByPlaceholder('Ask Scholar about Scripture...')).toHaveValue('keep this');
  });
});

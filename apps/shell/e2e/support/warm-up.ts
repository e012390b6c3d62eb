import { expect, request as playwright } from '@playwright/test';
import { seedUser } from './seed-user.js';

/** Requests that read every text and every work. */
const QUESTIONS = [
  ['/api/study/verify', { text: '“Blessed are the poor in spirit” (Matthew 5:3)' }],
  ['/api/bible/study-tools', { message: 'topics', tool: 'topical-tags', book: 'Matthew', chapter: 5, verse: 3 }],
] as const;

/** It only ends what hangs. */
const LONGEST_MS = 120_000;

/**
 * Asks once for what reads all texts. The first such answer indexes them, which on a busy machine takes longer than the
 * deadline of a call; no journey is about that.
 */
export default async function warmUp(): Promise<void> {
  if (process.env['E2E_WITHOUT_PRODUCT'] || process.env['E2E_WITHOUT_TEXTS']) return;
  const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;
  const request = await playwright.newContext({ baseURL });
  const { access_token: token } = await seedUser(request, baseURL);
  const headers = { authorization: `Bearer ${token}` };
  for (const [path, data] of QUESTIONS) {
    const ask = async () => (await request.post(path, { headers, data, timeout: LONGEST_MS })).status();
    await expect.poll(ask, { timeout: LONGEST_MS }).toBeLessThan(300);
  }
  await request.dispose();
}

import { ApiError } from '@berea/server';
import { z } from 'zod';
import type { Upstream } from '../upstreams/upstreams.js';

/** A mail that the auth service kept instead of sending it. */
export const Mail = z.object({
  to: z.string(),
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullish(),
  otp: z.string().nullish(),
  created_at: z.iso.datetime().nullish(),
});
export type Mail = z.infer<typeof Mail>;

/** The outbox as the auth service writes it, oldest first; undefined where it has none, since it sends real mail. */
export async function readOutbox(auth: Upstream, requestId: string, deadlineMs: number): Promise<string | undefined> {
  const answer = await auth.background.request({
    path: '/auth/v1/dev/outbox',
    method: 'GET',
    headers: { accept: 'application/json', 'x-request-id': requestId },
    signal: AbortSignal.timeout(deadlineMs),
  });
  const text = await answer.body.text();
  if (answer.statusCode === 404) return undefined;
  if (answer.statusCode !== 200) throw new Error(`The outbox answered with ${answer.statusCode}.`);
  return text;
}

/** @throws ApiError 502 when the outbox is not a list of mails */
export function readMails(outbox: string): Mail[] {
  try {
    return z.array(Mail).parse(JSON.parse(outbox));
  } catch {
    throw new ApiError('BAD_GATEWAY');
  }
}

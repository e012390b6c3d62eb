import { z } from 'zod';

const DEADLINE_MS = 2_000;

const OpenAccount = z.object({ tokensSince: z.iso.datetime() });

/** What the auth service tells of an account whose personal tokens may work. */
export interface OpenAccount {
  /** A token that was made earlier has ended: the password was changed then. */
  readonly tokensSince?: Date;
}

/**
 * Asks the auth service whether somebody may sign in to an account.
 * @param authUrl where it answers; undefined with a hosted one, which tells nobody of closed accounts and new passwords
 * @returns undefined for an account that is closed, disabled or deleted
 * @throws Error when that cannot be told just now
 */
export async function askOpenAccount(authUrl: string | undefined, userId: string): Promise<OpenAccount | undefined> {
  if (!authUrl) return {};
  const response = await fetch(new URL(`/internal/open-accounts/${userId}`, authUrl), {
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (response.status === 200) {
    const { tokensSince } = OpenAccount.parse(await response.json());
    return { tokensSince: new Date(tokensSince) };
  }
  await response.body?.cancel();
  if (response.status === 204) return {};
  if (response.status === 404) return undefined;
  throw new Error(`The auth service answered with ${response.status}.`);
}

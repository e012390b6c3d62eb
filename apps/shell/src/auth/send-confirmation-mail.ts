import type { AuthClient } from '@berea/web';
import { confirmedAddress } from './confirmed-address.js';

/** Sends the mail of the sign-up once more. The answer does not tell whether the address has an account. */
export async function sendConfirmationMail(auth: AuthClient, email: string): Promise<void> {
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: confirmedAddress() },
  });
  if (error) throw error;
}

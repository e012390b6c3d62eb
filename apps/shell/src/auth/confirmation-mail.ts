import { type AuthClient } from '@berea/web/host';
import { useEffect, useState } from 'react';

/** Target of the confirmation mail's link: home, signed in. */
export const confirmedAddress = (): string => `${window.location.origin}/`;

/** Sends the mail of the sign-up once more. The answer does not tell whether the address has an account. */
export async function sendConfirmationMail(auth: AuthClient, email: string): Promise<void> {
  const { error } = await auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: confirmedAddress() },
  });
  if (error) throw error;
}

/** Seconds left, and how to start counting down from some. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}

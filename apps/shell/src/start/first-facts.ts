import { type StartData } from '@berea/web/host';

/** What this browser keeps under a key; a browser may refuse storage altogether. */
export function kept(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const hasCookie = (cookie: string): boolean => document.cookie.split('; ').includes(cookie);

/** Text that ought to be an object; nothing where it is none. */
export function parsed<T extends object>(text: string | null | undefined): Partial<T> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** Addresses whose screens are the same for everybody: of mails' links, and of what was shared. */
export const OTHER_SCREENS = /^\/(?:auth|reset-password|shared)(?:\/|$)/;

/** Whether the splash comes before any page. */
export function showsSplash(): boolean {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const { config } = parsed<StartData>(document.getElementById('berea-start')?.textContent);
  return !hasCookie('berea_splash_seen=1') && !still && config?.splash !== false;
}

/** Whether who is signed in may be welcomed first. */
export function showsWelcome(): boolean {
  const { user } = parsed<{ user: { user_metadata?: Record<string, unknown> } }>(kept('berea-session'));
  return user?.user_metadata?.['completed_onboarding'] !== true;
}

import type { StartData } from '../config/start-data.js';
import { SESSION_KEY, SPLASH_SEEN_COOKIE } from '../storage/first-keys.js';

/** This browser's value of a key; a browser may refuse storage altogether. */
export function kept(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const hasMark = (cookie: string): boolean => document.cookie.split('; ').includes(`${cookie}=1`);

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

/** Data that the server wrote into the page; empty if it wrote none. */
export const firstData = (): StartData => parsed<StartData>(document.getElementById('berea-start')?.textContent);

/** Whether the splash comes before any page. */
export function showsSplash(): boolean {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !hasMark(SPLASH_SEEN_COOKIE) && !still && firstData().config?.splash !== false;
}

interface KeptUser {
  readonly id: string;
  readonly user_metadata?: Readonly<Record<string, unknown>>;
}

/** The signed-in user, as far as this browser keeps one. */
export const keptUser = (): KeptUser | undefined => parsed<{ user: KeptUser }>(kept(SESSION_KEY)).user;

/** Whether who is signed in may be welcomed first. */
export const showsWelcome = (): boolean => keptUser()?.user_metadata?.['completed_onboarding'] !== true;

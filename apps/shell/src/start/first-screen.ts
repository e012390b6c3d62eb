import type { StartData } from '@berea/web';
import { hasCookie, kept, parsed } from './first-kept.js';

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

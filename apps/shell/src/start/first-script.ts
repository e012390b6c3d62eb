import type { StartData } from '@berea/web';

/**
 * Runs before anything is painted, long before the scripts of the page have been read: it stands in the page as a script
 * of its own, so it imports nothing. What it does they would do as well, only later; nothing depends on it.
 */
export function prepareFirstPaint(): void {
  const dark = kept('berea_theme') === 'dark';
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  const root = document.getElementById('root');
  const frame = document.querySelector<HTMLTemplateElement>('template#first-paint');
  if (root && frame && showsSignIn()) root.before(frame.content.cloneNode(true));
}

/** Addresses that show something else than the frame of the signed-out screens, or may do so. */
const OTHER_SCREENS = /^\/(?:auth|reset-password|shared)(?:\/|$)/;

/** Whether nobody is signed in, and neither a mail's link nor the splash comes first. */
function showsSignIn(): boolean {
  const { pathname, hash } = window.location;
  return kept('berea-session') === null && !hash && !OTHER_SCREENS.test(pathname) && !showsSplash();
}

function showsSplash(): boolean {
  const seen = document.cookie.split('; ').includes('berea_splash_seen=1');
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !seen && !still && readStartData().config?.splash !== false;
}

function readStartData(): StartData {
  try {
    return JSON.parse(document.getElementById('berea-start')?.textContent ?? '{}') as StartData;
  } catch {
    return {};
  }
}

/** A browser may refuse storage altogether. */
function kept(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

prepareFirstPaint();

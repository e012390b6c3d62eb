import { chromium } from '@playwright/test';
import { findChromium } from '../checks/system-programs.mjs';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };

/** Chromium, without a window and without anything that it would fetch for itself. */
export async function startBrowser() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('There is no Chromium. Install one, or name it by CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
}

/**
 * A window of its own: signed out, or of a user who has signed in on this browser before and seen the splash.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, session?: import('@supabase/supabase-js').Session, viewport?: typeof DESKTOP }} options narrow
 *   windows are touched
 */
export async function openWindow(browser, { url, session, viewport = DESKTOP }) {
  const hasTouch = viewport.width < 768;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch,
    isMobile: hasTouch,
    reducedMotion: 'reduce',
  });
  if (session) await rememberSession(context, session);
  return context;
}

/** Makes a window that of somebody who has signed in on this browser before and seen the splash. */
export const rememberSession = (context, session) =>
  context.addInitScript((stored) => {
    if (localStorage.getItem('berea-session') === null) localStorage.setItem('berea-session', stored);
    document.cookie = 'berea_browser_session=1; path=/; samesite=lax';
    document.cookie = 'berea_splash_seen=1; path=/; samesite=lax';
  }, JSON.stringify(session));

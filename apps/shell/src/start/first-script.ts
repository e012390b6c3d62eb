import { kept, OTHER_SCREENS, showsSplash } from './first-facts.js';
import { whenRootExists } from './show-first.js';

/**
 * Runs while the page is read, long before its scripts have been: it is a script of its own, so it imports nothing of
 * theirs but types. What it does they would do as well, only later; nothing depends on it.
 */
export function prepareFirstPaint(): void {
  const root = document.getElementById('root');
  const frame = document.querySelector<HTMLTemplateElement>('template#first-paint');
  if (root && frame && showsSignIn()) root.before(frame.content.cloneNode(true));
}

export function applyTheme(): void {
  const dark = kept('berea_theme') === 'dark';
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Whether nobody is signed in, and neither a mail's link nor the splash comes first. */
function showsSignIn(): boolean {
  const { pathname, hash } = window.location;
  return kept('berea-session') === null && !hash && !OTHER_SCREENS.test(pathname) && !showsSplash();
}

/** Who is not signed in is sent nothing of what asks for data. */
function loadReads(): void {
  const { home, reads } = document.currentScript?.dataset ?? {};
  const address = window.location.pathname === '/' ? home : reads;
  if (!address || kept('berea-session') === null) return;
  const script = document.createElement('script');
  script.src = address;
  script.fetchPriority = 'high';
  document.head.append(script);
}

applyTheme();
loadReads();
whenRootExists(prepareFirstPaint);

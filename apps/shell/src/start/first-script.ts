import {
  firstData,
  kept,
  OTHER_SCREENS,
  SESSION_KEY,
  showsSplash,
  THEME_KEY,
  whenRootExists,
} from '@berea/web/first-paint';
import { inAreaOf } from '../area-of.js';

/** Written in place of the name by the build. */
declare const REMOTE_MANIFESTS: readonly { readonly id: string; readonly path: string }[];

/**
 * Runs while the page is read, long before its scripts have been: it is a script of its own, which holds its own copy
 * of what it imports. They would do its work as well, only later; nothing depends on it.
 */
export function prepareFirstPaint(): void {
  const root = document.getElementById('root');
  const frame = document.querySelector<HTMLTemplateElement>('template#first-paint');
  if (root && frame && showsSignIn()) root.before(frame.content.cloneNode(true));
}

export function applyTheme(): void {
  const dark = kept(THEME_KEY) === 'dark';
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Whether no user is signed in, and neither a mail's link nor the splash comes first. */
function showsSignIn(): boolean {
  const { pathname, hash } = window.location;
  return kept(SESSION_KEY) === null && !hash && !OTHER_SCREENS.test(pathname) && !showsSplash();
}

/**
 * The script that asks for the first data: the one by which the remote at this address paints itself, the shell's own
 * if it has none. A visitor who is not signed in is sent nothing of it.
 */
export function loadReads(): void {
  if (kept(SESSION_KEY) === null) return;
  const { firstPaint = {} } = firstData();
  const remote = REMOTE_MANIFESTS.find(({ path }) => inAreaOf(path, window.location.pathname));
  const address = (remote && firstPaint[remote.id]) ?? document.currentScript?.dataset['reads'];
  if (!address) return;
  const script = document.createElement('script');
  script.src = address;
  script.fetchPriority = 'high';
  document.head.append(script);
}

applyTheme();
loadReads();
whenRootExists(prepareFirstPaint);

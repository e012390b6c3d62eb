/**
 * The one way to what the browser keeps beyond a session. Nothing else in the product touches localStorage.
 * `necessary` keys are kept always; `functional` ones only while the user's cookie choice allows them
 * (the default, until they choose).
 */
export const STORED = {
  rememberMe: { key: 'scholar_remember_me', purpose: 'necessary' },
  rememberExpiry: { key: 'scholar_remember_expiry', purpose: 'necessary' },
  showTutorial: { key: 'show_tutorial', purpose: 'functional' },
  theme: { key: 'berea_theme', purpose: 'functional' },
  chatMode: { key: 'berea_chat_mode', purpose: 'functional' },
  lastPlace: { key: 'berea_last_place', purpose: 'functional' },
  readsOn: { key: 'berea_reads_on', purpose: 'functional' },
  look: { key: 'berea_look', purpose: 'functional' },
  markDifferences: { key: 'berea_mark_differences', purpose: 'functional' },
  copyFormat: { key: 'berea_copy_format', purpose: 'functional' },
  recentPlaces: { key: 'berea_recent_places', purpose: 'functional' },
  speech: { key: 'berea_speech', purpose: 'functional' },
  highlightColour: { key: 'berea_highlight_colour', purpose: 'functional' },
} as const satisfies Record<string, { key: string; purpose: 'necessary' | 'functional' }>;
export type StoredName = keyof typeof STORED;

/** Where the auth client keeps its session. */
export const SESSION_KEY = 'berea-session';
const CONSENT_KEY = 'cookie_consent';
const DRAFT_PREFIX = 'berea_draft:';

/** A browser may refuse storage altogether (private windows, full quota): what is no draft is not kept then. */
function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(window.localStorage);
  } catch {
    return otherwise;
  }
}

function functionalAllowed(): boolean {
  return attempt((storage) => {
    const consent = storage.getItem(CONSENT_KEY);
    return consent === null || (JSON.parse(consent) as { functional?: boolean }).functional !== false;
  }, true);
}

/** Drafts that the browser would not keep: they end with the page. */
const fleeting = new Map<string, string>();
const watchers = new Set<() => void>();

function changeFleeting(id: string, text: string | undefined): void {
  const before = fleeting.has(id);
  if (text === undefined) fleeting.delete(id);
  else fleeting.set(id, text);
  if (before !== fleeting.has(id)) for (const watch of watchers) watch();
}

export const browserStore = {
  read: (name: StoredName): string | null => attempt((storage) => storage.getItem(STORED[name].key), null),
  write(name: StoredName, value: string): void {
    if (STORED[name].purpose === 'functional' && !functionalAllowed()) return;
    attempt((storage) => storage.setItem(STORED[name].key, value), undefined);
  },
  remove: (name: StoredName): void => attempt((storage) => storage.removeItem(STORED[name].key), undefined),

  /** Signs this browser out without asking the server. */
  forgetSession: (): void => attempt((storage) => storage.removeItem(SESSION_KEY), undefined),

  /** Text that was typed but not saved yet: kept so that a failed save, an expired session or a reload loses nothing. */
  readDraft: (id: string): string | null =>
    fleeting.get(id) ?? attempt((storage) => storage.getItem(DRAFT_PREFIX + id), null),
  /** Where the browser refuses, the text lives as long as the page: see `isFleeting`. */
  writeDraft(id: string, text: string): void {
    const kept = attempt((storage) => {
      storage.setItem(DRAFT_PREFIX + id, text);
      return true;
    }, false);
    changeFleeting(id, kept ? undefined : text);
  },
  removeDraft(id: string): void {
    attempt((storage) => storage.removeItem(DRAFT_PREFIX + id), undefined);
    changeFleeting(id, undefined);
  },
  /** Whether a draft would be lost with the page. */
  isFleeting: (id: string): boolean => fleeting.has(id),
  /** Calls back whenever a draft becomes fleeting, or is no longer. @returns ends it */
  watchFleeting(watch: () => void): () => void {
    watchers.add(watch);
    return () => watchers.delete(watch);
  },
};

/** A mark that lasts as long as the browser session: a session cookie, since session storage would end with each tab. */
const sessionMark = (cookie: string) => ({
  isMarked: (): boolean => document.cookie.split('; ').includes(`${cookie}=1`),
  mark: (): void => {
    document.cookie = `${cookie}=1; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  },
});

/** Somebody signed in during this browser session. */
export const browserSession = sessionMark('berea_browser_session');
/** The splash was shown in this browser session. */
export const splashSeen = sessionMark('berea_splash_seen');

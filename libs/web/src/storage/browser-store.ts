import type { Session } from '@supabase/supabase-js';
import {
  BROWSER_SESSION_COOKIE,
  LAST_CHAPTER_KEY,
  LAST_PLACE_KEY,
  LOOK_KEY,
  OPENING_KEY,
  REMEMBER_EXPIRY_KEY,
  REMEMBER_ME_KEY,
  SESSION_KEY,
  SPLASH_SEEN_COOKIE,
  THEME_KEY,
  TODAY_KEY,
} from './first-keys.js';

export { SESSION_KEY };

/**
 * The one way to what the browser keeps beyond a session. Nothing else in the product touches localStorage.
 * `necessary` keys are kept always; `functional` ones only while the user's cookie choice allows them
 * (the default, until they choose); of these the reading place only once they have chosen so.
 */
export const STORED = {
  rememberMe: { key: REMEMBER_ME_KEY, purpose: 'necessary' },
  rememberExpiry: { key: REMEMBER_EXPIRY_KEY, purpose: 'necessary' },
  /** The user whose onboarding was opened here and not finished, so that it goes on after a reload. */
  onboarding: { key: 'berea_onboarding', purpose: 'necessary' },
  /** The week in which the Sunday invitation was last shown: it is kept so that a reader is not asked twice. */
  lastDonation: { key: 'lastDonationPopupShown', purpose: 'necessary' },
  /** The day on which the reading plans last reminded. */
  planReminded: { key: 'berea_plan_reminded', purpose: 'functional' },
  showTutorial: { key: 'show_tutorial', purpose: 'functional' },
  tutorialCompleted: { key: 'scholarTutorialCompleted', purpose: 'functional' },
  theme: { key: THEME_KEY, purpose: 'functional' },
  chatMode: { key: 'berea_chat_mode', purpose: 'functional' },
  lastPlace: { key: LAST_PLACE_KEY, purpose: 'functional' },
  /** The chapter itself, and whose: it is shown before the scripts of the page have come. */
  lastChapter: { key: LAST_CHAPTER_KEY, purpose: 'functional' },
  /**
   * The user whose home began with an empty conversation here, and their role: it is shown before the scripts of the
   * page have come.
   */
  opening: { key: OPENING_KEY, purpose: 'functional' },
  /** The cards of Today as they were last, and whose: they are shown before newer ones have come. */
  today: { key: TODAY_KEY, purpose: 'functional' },
  translation: { key: 'berea_translation', purpose: 'functional' },
  lastSermon: { key: 'berea_last_sermon', purpose: 'functional' },
  basketSermon: { key: 'berea_basket_sermon', purpose: 'functional' },
  reviewChanges: { key: 'berea_review_changes', purpose: 'functional' },
  sermonView: { key: 'berea_sermon_view', purpose: 'functional' },
  noteView: { key: 'berea_note_view', purpose: 'functional' },
  bodyEditor: { key: 'berea_body_editor', purpose: 'functional' },
  /** The place in the sermon that is preached, and since when: the preacher's work. */
  podium: { key: 'berea_podium', purpose: 'necessary' },
  readsOn: { key: 'berea_reads_on', purpose: 'functional' },
  look: { key: LOOK_KEY, purpose: 'functional' },
  markDifferences: { key: 'berea_mark_differences', purpose: 'functional' },
  copyFormat: { key: 'berea_copy_format', purpose: 'functional' },
  recentPlaces: { key: 'berea_recent_places', purpose: 'functional' },
  speech: { key: 'berea_speech', purpose: 'functional' },
  deletedConversations: { key: 'berea_deleted_conversations', purpose: 'necessary' },
  voice: { key: 'berea_voice', purpose: 'functional' },
  highlightColour: { key: 'berea_highlight_colour', purpose: 'functional' },
} as const satisfies Record<string, { key: string; purpose: 'necessary' | 'functional' }>;
export type StoredName = keyof typeof STORED;

/** How this device looks and sounds: it says nothing of a person, and stays for the next user. */
const OF_DEVICE: ReadonlySet<StoredName> = new Set([
  'theme',
  'look',
  'voice',
  'speech',
  'showTutorial',
  'tutorialCompleted',
  'lastDonation',
]);

/** Where somebody reads: the cookie banner promises to remember that with their consent alone. */
const READING_PLACE: ReadonlySet<StoredName> = new Set(['lastPlace', 'lastChapter', 'recentPlaces', 'today']);

export const CONSENT_KEY = 'cookie_consent';
export const BANNER_DISMISSED_KEY = 'cookie_banner_dismissed';
const DRAFT_PREFIX = 'berea_draft:';

/** A browser may refuse storage altogether (private windows, full quota): what is no draft is not kept then. */
function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(window.localStorage);
  } catch {
    return otherwise;
  }
}

function isAllowed(name: StoredName): boolean {
  if (STORED[name].purpose === 'necessary') return true;
  const withoutChoice = !READING_PLACE.has(name);
  return attempt((storage) => {
    const consent = storage.getItem(CONSENT_KEY);
    if (consent === null) return withoutChoice;
    return (JSON.parse(consent) as { functional?: boolean }).functional !== false;
  }, withoutChoice);
}

/** For data with rules of its own (the cookie choice): a key as it is written. */
export const readKey = (key: string): string | null => attempt((storage) => storage.getItem(key), null);
export const writeKey = (key: string, value: string): void =>
  attempt((storage) => storage.setItem(key, value), undefined);
export const forgetKeys = (keys: readonly string[]): void =>
  attempt((storage) => keys.forEach((key) => storage.removeItem(key)), undefined);

/** Store of typed texts, each under a name: local storage below one prefix. */
export interface TextPlace {
  read(name: string): string | null;
  /** @returns whether it will outlive the page */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  /** The names that begin so. */
  names(beginning: string): string[];
}

export const textPlace = (prefix: string): TextPlace => ({
  read: (name) => readKey(prefix + name),
  write: (name, text) =>
    attempt((storage) => {
      storage.setItem(prefix + name, text);
      return true;
    }, false),
  remove: (name) => forgetKeys([prefix + name]),
  names: (beginning) =>
    attempt((storage) => Object.keys(storage), []).flatMap((key) =>
      key.startsWith(prefix + beginning) ? [key.slice(prefix.length)] : [],
    ),
});

/** Functional values that were refused: they hold until the page is left, so that what was just chosen has its effect. */
const passing = new Map<StoredName, string>();

/** Whether a user is probably signed in: there is a session, which may have ended. */
export const hasStoredSession = (): boolean => readKey(SESSION_KEY) !== null;
/** The session as the auth client keeps it, also while the server cannot be asked whether it still holds. */
export const storedSession = (): Session | null =>
  attempt((storage) => JSON.parse(storage.getItem(SESSION_KEY) ?? 'null') as Session | null, null);

const drafts = textPlace(DRAFT_PREFIX);
/** Drafts that the browser would not keep: they end with the page. */
const fleeting = new Map<string, string>();
const watchers = new Set<() => void>();

function changeFleeting(id: string, text: string | undefined): void {
  if (text === undefined) fleeting.delete(id);
  else fleeting.set(id, text);
  for (const watch of watchers) watch();
}

export const browserStore = {
  read: (name: StoredName): string | null => passing.get(name) ?? readKey(STORED[name].key),
  write(name: StoredName, value: string): void {
    passing.delete(name);
    if (isAllowed(name)) writeKey(STORED[name].key, value);
    else passing.set(name, value);
  },
  /** Calls back when another tab of this browser changes it. @returns ends it */
  watch(name: StoredName, onChange: () => void): () => void {
    // Everything was cleared away where no key is named.
    const onStorage = ({ key }: StorageEvent) => (key === null || key === STORED[name].key) && onChange();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
  remove: (name: StoredName): void => {
    passing.delete(name);
    forgetKeys([STORED[name].key]);
  },
  /** Clears away everything functional; what this page still needs of it ends with the page. */
  forgetFunctional(): void {
    for (const [name, { key, purpose }] of Object.entries(STORED)) {
      if (purpose !== 'functional') continue;
      const value = readKey(key);
      if (value !== null) passing.set(name as StoredName, value);
      forgetKeys([key]);
    }
  },

  /** Forgets a person's data beside their texts: where they were, what they chose, who they are. */
  forgetPerson(): void {
    for (const name of Object.keys(STORED) as StoredName[]) if (!OF_DEVICE.has(name)) browserStore.remove(name);
  },

  /** Signs this browser out without asking the server. */
  forgetSession: (): void => forgetKeys([SESSION_KEY]),

  /** Text that was typed but not saved yet: kept so that a failed save, an expired session or a reload loses nothing. */
  readDraft: (id: string): string | null => fleeting.get(id) ?? drafts.read(id),
  /** If the browser refuses, the text lives as long as the page: see `isFleeting`. */
  writeDraft: (id: string, text: string): void => changeFleeting(id, drafts.write(id, text) ? undefined : text),
  removeDraft(id: string): void {
    drafts.remove(id);
    changeFleeting(id, undefined);
  },
  /** The ids of the drafts that begin so. */
  draftsOf: (beginning: string): string[] => [
    ...new Set([...drafts.names(beginning), ...[...fleeting.keys()].filter((id) => id.startsWith(beginning))]),
  ],
  /** Whether a draft would be lost with the page. */
  isFleeting: (id: string): boolean => fleeting.has(id),
  /** Calls back whenever a draft was written or removed on this page. @returns ends it */
  watchDrafts(watch: () => void): () => void {
    watchers.add(watch);
    return () => watchers.delete(watch);
  },
};

/** Keeps what was refused on this page, as far as it is allowed now. */
export function keepWhatIsAllowed(): void {
  for (const [name, value] of passing) if (isAllowed(name)) browserStore.write(name, value);
}

/** A mark that lasts as long as the browser session: a session cookie, since session storage would end with each tab. */
const sessionMark = (cookie: string) => ({
  isMarked: (): boolean => document.cookie.split('; ').includes(`${cookie}=1`),
  mark: (): void => {
    document.cookie = `${cookie}=1; path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  },
});

/** Somebody signed in during this browser session. */
export const browserSession = sessionMark(BROWSER_SESSION_COOKIE);
/** The splash was shown in this browser session. */
export const splashSeen = sessionMark(SPLASH_SEEN_COOKIE);
/** Somebody finished the onboarding in this browser session. */
export const onboardedNow = sessionMark('berea_onboarded_now');

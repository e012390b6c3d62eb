import {
  BANNER_DISMISSED_KEY,
  browserStore,
  CONSENT_KEY,
  forgetKeys,
  keepWhatIsAllowed,
  readKey,
  writeKey,
} from './browser-store.js';

/** Data that may be kept in this browser, by purpose. */
export interface CookieConsent {
  /** Signing in and security: cannot be turned off. */
  readonly necessary: true;
  readonly functional: boolean;
  readonly analytics: boolean;
  /** Not used at present. */
  readonly marketing: boolean;
}

/** Consent until somebody chooses (product constant). */
export const DEFAULT_CONSENT: CookieConsent = { necessary: true, functional: true, analytics: false, marketing: false };
export const ALL_COOKIES: CookieConsent = { necessary: true, functional: true, analytics: true, marketing: true };
export const NECESSARY_COOKIES: CookieConsent = {
  necessary: true,
  functional: false,
  analytics: false,
  marketing: false,
};

const ANALYTICS_KEYS = ['berea_analytics_id', 'berea_session_tracking'];

const watchers = new Set<() => void>();
/** The choice of this page, for browsers that refuse storage. */
let chosen = false;

const isOn = (stored: unknown, otherwise: boolean): boolean => (typeof stored === 'boolean' ? stored : otherwise);

/** The choice about cookies: one for the whole browser, for all of its users. */
export const cookieConsent = {
  /** The choice, or what holds without one. */
  read(): CookieConsent {
    let stored: Partial<CookieConsent> = {};
    try {
      stored = (JSON.parse(readKey(CONSENT_KEY) ?? '{}') as Partial<CookieConsent> | null) ?? {};
    } catch {
      // Written by hand or damaged: asked for again as if nothing were kept.
    }
    return {
      necessary: true,
      functional: isOn(stored.functional, DEFAULT_CONSENT.functional),
      analytics: isOn(stored.analytics, DEFAULT_CONSENT.analytics),
      marketing: isOn(stored.marketing, DEFAULT_CONSENT.marketing),
    };
  },
  /** Whether the question has no answer in this browser yet. */
  isOpen: (): boolean => !chosen && readKey(CONSENT_KEY) === null && readKey(BANNER_DISMISSED_KEY) === null,
  /** Keeps a choice, and clears away at once what it no longer allows; what it allows now is kept from this page on. */
  choose(consent: CookieConsent): void {
    chosen = true;
    writeKey(CONSENT_KEY, JSON.stringify({ ...consent, necessary: true }));
    writeKey(BANNER_DISMISSED_KEY, 'true');
    if (consent.functional) keepWhatIsAllowed();
    else browserStore.forgetFunctional();
    if (!consent.analytics) forgetKeys(ANALYTICS_KEYS);
    for (const watch of watchers) watch();
  },
  /** Calls back after each choice. @returns ends it */
  watch(watch: () => void): () => void {
    watchers.add(watch);
    return () => watchers.delete(watch);
  },
  /** Asks again, as on a first visit. For tests. */
  reset(): void {
    chosen = false;
    forgetKeys([CONSENT_KEY, BANNER_DISMISSED_KEY]);
    for (const watch of watchers) watch();
  },
};

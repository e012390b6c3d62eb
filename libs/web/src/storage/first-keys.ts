// Names of what a browser keeps and a page reads before any of its scripts has come: constants, so that a small script
// holds those alone that it reads.

/** Key of the auth client's session. */
export const SESSION_KEY = 'berea-session';
export const REMEMBER_ME_KEY = 'scholar_remember_me';
export const REMEMBER_EXPIRY_KEY = 'scholar_remember_expiry';
export const THEME_KEY = 'berea_theme';
export const LAST_PLACE_KEY = 'berea_last_place';
export const LAST_CHAPTER_KEY = 'berea_last_chapter';
export const LOOK_KEY = 'berea_look';
export const OPENING_KEY = 'berea_opening';
export const TODAY_KEY = 'berea_today';

/** Cookies of the browser session. */
export const BROWSER_SESSION_COOKIE = 'berea_browser_session';
export const SPLASH_SEEN_COOKIE = 'berea_splash_seen';

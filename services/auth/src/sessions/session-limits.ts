const DAY = 86_400;

/** A session that was not refreshed for this long has to sign in again. */
export const SESSION_INACTIVITY_S = 30 * DAY;

/** No session lives longer than this, however often it is refreshed. */
export const SESSION_LIFETIME_S = 90 * DAY;

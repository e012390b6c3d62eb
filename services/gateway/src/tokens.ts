/** Injection token of the parsed environment. */
export const ENV = Symbol('gateway:env');
/** Injection token of the deadlines and limits. */
export const SETTINGS_TOKEN = Symbol('gateway:settings');

/** Injection token of the parsed environment. */
export const ENV = Symbol('gateway:env');
/** Injection token of the deadlines and limits. */
export const SETTINGS_TOKEN = Symbol('gateway:settings');
/** Injection token of the routes under `/api`. */
export const API_ROUTES = Symbol('gateway:api-routes');
/** Injection token of what answers the API's description. */
export const OPEN_API = Symbol('gateway:open-api');
/** Injection token of the log. */
export const LOG = Symbol('gateway:log');

const KEY = Symbol.for('berea.test.api');

/** What Jest offers to the test file that runs now; each has an own. */
export const currentApi = () => globalThis[KEY];

export const setCurrentApi = (api) => void (globalThis[KEY] = api);

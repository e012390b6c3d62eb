// '@jest/globals' for test files that share their modules: each name leads to what the file that runs now was given.
const KEY = Symbol.for('berea.test.api');

/** Jest's globals for the test file that runs now; each has its own. */
const currentApi = () => globalThis[KEY];

export const setCurrentApi = (api) => void (globalThis[KEY] = api);

const forward = (name) =>
  new Proxy(function () {}, {
    apply: (_target, self, args) => Reflect.apply(currentApi()[name], self, args),
    get: (_target, key) => currentApi()[name][key],
  });

export const afterAll = forward('afterAll');
export const afterEach = forward('afterEach');
export const beforeAll = forward('beforeAll');
export const beforeEach = forward('beforeEach');
export const describe = forward('describe');
export const expect = forward('expect');
export const it = forward('it');
export const jest = forward('jest');
export const test = forward('test');

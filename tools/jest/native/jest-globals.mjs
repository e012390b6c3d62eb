// '@jest/globals' for test files that share their modules: each name leads to what the file that runs now was given.
import { currentApi } from './current-api.mjs';

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

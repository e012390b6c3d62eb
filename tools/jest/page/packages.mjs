import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Loads the packages that test files of pages share, without what they do for a developer's tools or for the eye alone:
 * together a quarter of the time of a page's test. Called once there is a window, before any component is loaded.
 */
export function loadPackages() {
  withOwnIds();
  withoutOwnerStacks();
  withoutStyles();
  withoutPrintingWhileWaiting();
  // What packages add to the globals when they are loaded, such as `CSS.escape`, stays.
  require('@testing-library/jest-dom/matchers');
}

/**
 * Where `NODE_ENV` is 'test', all of antd's components have one id. Among others, what Escape closes is known by its id: a
 * tooltip that went away took the dialog off that list, which then stayed open.
 */
function withOwnIds() {
  const { useId } = require('react');
  const place = require.resolve('@rc-component/util/lib/hooks/useId');
  const ids = require(place);
  require.cache[place].exports = {
    __esModule: true,
    ...ids,
    default: function useOwnId(id) {
      const own = useId();
      return id || own;
    },
  };
}

/**
 * React's development build takes a stack trace for each element, and makes a task for the tools of a browser, so that
 * they can show who rendered it. It stops by itself after ten thousand within a second; here it never begins. Warnings
 * and errors name their components as before.
 */
function withoutOwnerStacks() {
  delete console.createTask;
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');
  if (internals?.recentlyCreatedOwnerStacks !== 0) {
    throw new Error(
      'React counts its owner stacks elsewhere now: mend withoutOwnerStacks in tools/jest/page/packages.mjs.',
    );
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

/**
 * antd's styles are computed as its components render: a fifth of the time of a page's test, for a jsdom that lays
 * nothing out. Tests get the same module, whose styles and variables of styles are left out.
 */
function withoutStyles() {
  const place = require.resolve('@ant-design/cssinjs');
  const cssinjs = require(place);
  require.cache[place].exports = {
    ...cssinjs,
    useStyleRegister: () => undefined,
    useCSSVarRegister: () => undefined,
  };
}

/**
 * A query that waits asks again and again, and prints the whole page each time that it finds nothing. Only what it says at
 * last is read, and so printed.
 */
function withoutPrintingWhileWaiting() {
  const { configure, getConfig } = require('@testing-library/dom');
  const { getElementError: printed } = getConfig();
  configure({
    getElementError(message, container) {
      if (!getConfig()._disableExpensiveErrorDiagnostics) return printed(message, container);
      let text;
      const get = () => (text ??= printed(message, container).message);
      const error = Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
      return Object.defineProperty(error, 'message', { get, configurable: true });
    },
  });
}

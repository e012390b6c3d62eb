import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loads the packages that test files of pages share. Called once there is a window, before any component is loaded. */
export function loadPackages() {
  withOwnIds();
  withoutStyles();
  // Additions of packages to the globals at their load, such as `CSS.escape`, stay.
  require('@testing-library/jest-dom/matchers');
}

/**
 * If `NODE_ENV` is 'test', all of antd's components have one id. Escape knows by their ids which of them it closes: a
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

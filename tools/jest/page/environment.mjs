import { createRequire } from 'node:module';
import SharedEnvironment from '../native/environment.mjs';
import { keepState } from './state.mjs';
import { openWindow } from './window.mjs';

const require = createRequire(import.meta.url);

/** Of a worker: the first test file opens its window, the others find it as it was then. */
let page;

function openPage() {
  const dom = openWindow();
  // antd's styles are computed as its components render: a fifth of the time of a page's test, for a jsdom that lays
  // nothing out. Tests get the same module, whose styles are left out.
  const place = require.resolve('@ant-design/cssinjs');
  const cssinjs = require(place);
  require.cache[place].exports = { ...cssinjs, useStyleRegister: () => undefined };
  // What packages add to the globals when they are loaded, such as `CSS.escape`, stays.
  require('@testing-library/jest-dom/matchers');
  return { dom, state: keepState(dom) };
}

/** The worker's own realm with a window in it. */
export default class PageEnvironment extends SharedEnvironment {
  constructor(config, context) {
    page ??= openPage();
    super(config, context);
  }

  async setup() {
    page.state.begin();
  }

  async teardown() {
    await super.teardown();
    page.state.restore();
  }
}

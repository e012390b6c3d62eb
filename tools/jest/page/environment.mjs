import SharedEnvironment from '../native/environment.mjs';
import { loadPackages } from './packages.mjs';
import { keepState } from './state.mjs';
import { openWindow } from './window.mjs';

/** The window of a worker: the first test file opens it, the others find it as it was then. */
let page;

function openPage() {
  const dom = openWindow();
  loadPackages();
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

import { pathToFileURL } from 'node:url';
import SharedModulesRuntime from '../native/runtime.mjs';
import { mockModule } from '../native/module-mocks.mjs';

/**
 * Test files of pages share the packages of their worker (React, antd and the like); Berea's own modules are evaluated for
 * each file again, since they remember the signed-in user and what was fetched.
 */
export default class PageRuntime extends SharedModulesRuntime {
  #file;

  constructor(config, environment) {
    super(config, environment);
    this.jest.unstable_mockModule = (specifier, factory) =>
      mockModule({ page: this.number, parent: pathToFileURL(this.#file).href, specifier, factory });
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    // Testing Library moves the fake timers of this on while it waits.
    globalThis.jest = this.jest;
  }

  unstable_importModule(file) {
    this.#file = file;
    return import(`${pathToFileURL(file).href}?page=${this.number}`);
  }
}

import { createRequire, register } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setCurrentApi } from './jest-globals.mjs';
import { mocksForLoader } from './module-mocks.mjs';
import { createJestObject } from './jest-object.mjs';
import { sourceMapOf } from './transformed-files.mjs';

register('./module-hooks.mjs', { parentURL: import.meta.url, ...mocksForLoader });

const require = createRequire(import.meta.url);
const asyncHooks = require('node:async_hooks');
const HANDLERS = Symbol.for('EVENT_HANDLERS');
let files = 0;

/**
 * Runs test files by Node's own module loader, in place of Jest's, which evaluates Nest, TypeORM and the rest again for
 * each file. The files of one worker share their modules: only the test file itself, and Jest's own state, are its own.
 */
export default class SharedModulesRuntime {
  number = (files += 1);
  #storages = [];

  constructor(config, environment) {
    this.environment = environment;
    this.jest = createJestObject(environment, config);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** The set-up and the test file itself are evaluated for each test file. */
  unstable_importModule(file) {
    return import(`${pathToFileURL(file).href}?file=${this.number}`);
  }

  /** Jest's own code: each test file has a new state. */
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[HANDLERS];
    return this.#rememberStorages(() => require(file));
  }

  /** Jest notes in a storage which test an error belongs to, and makes one for each test file. */
  #rememberStorages(load) {
    const { AsyncLocalStorage } = asyncHooks;
    const storages = this.#storages;
    asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
      constructor() {
        super();
        storages.push(this);
      }
    };
    try {
      return load();
    } finally {
      asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    }
  }

  requireModule(file) {
    return require(file);
  }

  setGlobalsForRuntime(globals) {
    setCurrentApi({ ...globals, jest: this.jest });
  }

  /** By the addresses that stack traces name. */
  getSourceMaps() {
    return {
      get(source) {
        const [address] = source.split('?');
        return address.startsWith('file:') && /\.tsx?$/.test(address) && !address.includes('/node_modules/')
          ? sourceMapOf(fileURLToPath(address))
          : undefined;
      },
      *[Symbol.iterator]() {},
    };
  }

  clearAllMocks() {
    this.environment.moduleMocker.clearAllMocks();
  }
  resetAllMocks() {
    this.environment.moduleMocker.resetAllMocks();
  }
  restoreAllMocks() {
    this.environment.moduleMocker.restoreAllMocks();
  }

  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  resetModules() {}

  /** Node fills every storage for every promise: left as they are, each file would slow all that come after it. */
  teardown() {
    for (const storage of this.#storages) storage.disable();
  }
}

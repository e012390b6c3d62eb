import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Events of the process for which a test, or what it starts, may leave listeners behind. */
const EVENTS = [
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'exit',
  'beforeExit',
  'warning',
  'uncaughtException',
  'unhandledRejection',
];

/**
 * Tests run in the worker's own realm, beside the modules that its tests share. A test file's changes to the process
 * are undone after it: variables of the environment, listeners, spies, timers.
 */
export default class SharedEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Object.assign(globalThis, projectConfig.globals);
    this.exit = process.exit;
    this.environment = { ...process.env };
    this.folder = process.cwd();
    this.listeners = EVENTS.map((event) => [event, new Set(process.listeners(event))]);
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    process.exit = this.exit;
    process.chdir(this.folder);
    for (const name of Object.keys(process.env)) if (!(name in this.environment)) delete process.env[name];
    Object.assign(process.env, this.environment);
    for (const [event, before] of this.listeners)
      for (const listener of process.listeners(event)) if (!before.has(listener)) process.off(event, listener);
  }

  getVmContext() {
    return null;
  }
}

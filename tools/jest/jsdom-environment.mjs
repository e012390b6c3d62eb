import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the parts of a browser that it lacks and Node has. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'TransformStream',
      'WritableStream',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'BroadcastChannel',
      'MessageChannel',
    ]) {
      this.global[name] ??= globalThis[name];
    }
  }
}

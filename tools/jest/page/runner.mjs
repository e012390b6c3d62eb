import TestRunner from 'jest-runner';

/**
 * A test of a page leaves some of its memory behind, and its listeners to asynchronous work, which slow down those after
 * it: so a process that runs them is exchanged when its heap has grown to this. The next one loads again what tests share.
 */
const HEAP_LIMIT = 600 * 1024 * 1024;

/** Gives test files of pages processes of their own, which are exchanged sooner than those of all others. */
export default class PageRunner extends TestRunner {
  constructor(globalConfig, context) {
    super({ ...globalConfig, workerIdleMemoryLimit: HEAP_LIMIT }, context);
  }
}

import { Library } from '../works/library.js';

let shared: Promise<Library> | undefined;

/** The built library, shared by all test files of a process: reading it takes seconds, and no test writes to it. */
export const sharedLibrary = (): Promise<Library> => (shared ??= Library.load());

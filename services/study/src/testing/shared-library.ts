import { Library } from '../works/library.js';

let shared: Promise<Library> | undefined;

/** The built library as all test files of a process share it: reading it takes seconds, and nobody writes to it. */
export const sharedLibrary = (): Promise<Library> => (shared ??= Library.load());

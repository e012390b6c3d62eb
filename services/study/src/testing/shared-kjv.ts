import type { BibleText } from '../works/bible-text.js';
import { loadKjv } from '../works/plain-kjv.js';

let shared: Promise<BibleText> | undefined;

/** The plain King James Version as all test files of a process share it: indexing it takes a second, and nobody writes to it. */
export const sharedKjv = (): Promise<BibleText> => (shared ??= loadKjv());

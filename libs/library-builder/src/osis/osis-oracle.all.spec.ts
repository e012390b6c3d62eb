import { expect, it } from '@jest/globals';
import { SwordModule } from '../sword/sword-module.js';
import { builtModules, describeBesideLibsword, runMod2imp } from '../testing/mod2imp.js';
import { OsisReader } from './osis-reader.js';

/** A verse as plain words as the library prints it, without the marks that it leaves in and we remove. */
const words = (text: string): string =>
  text
    .replace(/¶/g, ' ')
    .replace(/\\\+?[a-z]+\d*(\*| )/g, '')
    .trim()
    .split(/\s+/)
    .join(' ')
    .toLowerCase();

describeBesideLibsword('OsisReader, compared with libsword', () => {
  it('reads the same words in every verse of the King James Version', () => {
    const root = builtModules();
    const module = new SwordModule(root, 'engKJV2006eb.conf');
    const reader = new OsisReader({ notes: 'margin', withWords: false });
    const mine = module.verses().flatMap(({ book, chapter, verse, text }) => {
      if (!book) return [];
      const place = `${book}.${chapter}.${verse}`;
      if (verse) return [[place, reader.readVerse(text, place).text] as const];
      reader.readHeading(text, place);
      return [];
    });
    const theirs = runMod2imp(root, module.config.id, '-s').filter(({ key }) => /\d+:[1-9]\d*$/.test(key));
    expect(theirs.length).toBe(mine.length);
    expect(
      mine.filter(([, text], at) => words(text) !== words(theirs[at]?.text ?? '')).map(([place]) => place),
    ).toEqual([]);
  });
});

import path from 'node:path';
import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { checkNotes } from './check-notes.js';
import { readLibraryTexts } from './library-texts.js';

const FOLDER = path.resolve('notes');

describeWithLibrary('the entries of notes/', () => {
  it('have no fault that a program finds', async () => {
    const problems = checkNotes(FOLDER, await readLibraryTexts());
    expect(problems.map(({ file, line, text }) => `notes/${file}:${line}  ${text}`)).toEqual([]);
  });
});

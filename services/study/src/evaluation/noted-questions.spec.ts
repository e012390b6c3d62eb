import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { describeWithLibrary } from '@berea/text-packs/testing';
import { sharedLibrary } from '../testing/shared-library.js';

/** At least as many of the 60 have to find their entry first. */
const LEAST = 48;

describeWithLibrary('the answers of Berea Notes', () => {
  it(`are found first by at least ${LEAST} of 60 questions that were written from their ids alone`, async () => {
    const lines = fs
      .readFileSync(path.join(import.meta.dirname, 'noted-questions.tsv'), 'utf8')
      .trimEnd()
      .split('\n');
    const library = await sharedLibrary();
    await library.loaded;
    const notes = library.studyBible;
    if (!notes) throw new Error('Berea Notes is not installed.');
    const missed = lines.flatMap((line) => {
      const [question = '', id = ''] = line.split('\t');
      const found = notes.find(question);
      const rank = found.findIndex(({ answer }) => answer.id === id);
      return rank === 0 ? [] : [`${id} (${found[0]?.answer.id}${rank > 0 ? `, then ${rank + 1}` : ''}): ${question}`];
    });
    console.log(`${lines.length - missed.length} of ${lines.length} found first; missed:\n${missed.join('\n')}`);
    expect(lines.length - missed.length).toBeGreaterThanOrEqual(LEAST);
  });
});

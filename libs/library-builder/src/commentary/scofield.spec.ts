import { expect, it } from '@jest/globals';
import { verseEntries } from '../testing/verse-entries.js';
import { wordsBehind } from './named-words.js';
import { readScofield } from './scofield.js';

it('readScofield reads introductions, and a note for each word of a verse that is explained', () => {
  const { notes } = readScofield(
    verseEntries({
      'Mark.1.1':
        '<title type="x-s">Book Introduction - Mark</title><div type="x-p" sID="1"/><reference osisRef="mr 1">Read first chapter of Mark</reference>' +
        '<div type="x-p" eID="1"/><hi type="bold">WRITER</hi>: Mark.<div type="x-p" sID="2"/><hi type="bold">gospel:</hi> Good news.',
      'Mark.1.2':
        '<hi type="bold">day</hi> one <reference osisRef="ge 1:5 ge 1:14">Genesis 1:5,14</reference><div type="x-p" sID="3"/>' +
        '<hi type="bold">evening</hi> two For Another Point of View: See Topic 301191&lt;/ol&gt; \\',
    }),
    wordsBehind(() => undefined),
  );
  expect(notes.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['introduction', undefined, 'WRITER: Mark.'],
    ['note', 'gospel', 'Good news.'],
    ['note', 'day', 'one Genesis 1:5,14'],
    ['note', 'evening', 'two'],
  ]);
  expect(notes[2]?.refs).toEqual([
    [4, 4],
    [13, 13],
  ]);
  expect(notes[0] && notes[0].last - notes[0].first).toBe(677);
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseReferenceQuery, parseReferences, passageOf } from '@berea/scripture';
import { findPhrase } from '../../search/phrase-matcher.js';
import type { BibleText } from '../../works/bible-text.js';
import { sharedKjv } from '../../testing/shared-kjv.js';
import { ANCESTRY } from './ancestors.js';
import { FACTS, SILENCES } from './facts.js';
import { ALL_SUBJECTS, findRemembered, findSaying, findSubject } from './chosen-passages.js';
import { findNamedPassage, passageNames } from './named-passages.js';
import { readTable } from './phrases.js';
import { ASSUMPTIONS, SAYINGS, TERMS } from './sayings.js';
import { VERSES_REMEMBERED_NEW } from './verses-remembered-new.js';
import { VERSES_REMEMBERED_OLD } from './verses-remembered-old.js';

let kjv: BibleText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

describe('the table of named passages', () => {
  it('names at least 300 passages, each of which exists', () => {
    const references = [...new Set(passageNames().values())];
    expect(references.length).toBeGreaterThanOrEqual(300);
    expect(
      references.filter(
        (reference) => parseReferenceQuery(reference).flatMap((span) => passageOf(span) ?? []).length !== 1,
      ),
    ).toEqual([]);
  });

  it.each([
    ['Tell me the parable of the prodigal son', 'Luke 15:11-32'],
    ['the Beatitudes', 'Matthew 5:3-12'],
    ['What happened on the road to Emmaus?', 'Luke 24:13-35'],
    ['Where is the Lord’s Prayer?', 'Matthew 6:9-13'],
    ['lazarus', 'John 11:1-44'],
  ])('finds the passage of %j', (question, reference) => {
    expect(findNamedPassage(question)?.reference).toBe(reference);
  });

  it.each(['Was Lazarus poor?', 'patience'])('takes one word of %j for no name of a passage', (question) => {
    expect(findNamedPassage(question)).toBeUndefined();
  });
});

describe.each([
  ['subjects', ALL_SUBJECTS],
  ['facts', FACTS],
  ['silences', SILENCES],
  ['verses remembered of the Old Testament', VERSES_REMEMBERED_OLD],
  ['verses remembered of the New Testament', VERSES_REMEMBERED_NEW],
  ['sayings', SAYINGS],
  ['assumptions', ASSUMPTIONS],
  ['terms', TERMS],
  ['ancestors', ANCESTRY],
])('the table of %s', (_name, table) => {
  it('points to passages that exist, from two to eight of each, and has each name once', () => {
    const lines = readTable(table);
    const wrong = lines.filter(({ passages }) => {
      const spans = parseReferences(passages);
      return (
        !spans.length ||
        spans.length > 8 ||
        spans.length !== passages.split(';').length ||
        spans.some((span) => !passageOf(span))
      );
    });
    expect(wrong.map(({ passages }) => passages)).toEqual([]);
    const names = lines.flatMap((line) => line.names.map((name) => name.join(' ')));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

it('no saying of the table is in the King James Version word for word', () => {
  const standing = readTable(SAYINGS)
    .flatMap(({ names }) => names)
    .filter((words) => words.length > 3 && findPhrase(kjv.index, words).length);
  expect(standing).toEqual([]);
});

describe('findSubject, for a question that brings a subject', () => {
  it.each([
    ['what does the Bible say about hope', 'Romans 15:13'],
    ['I am so tired this week', 'Matthew 11:28-30'],
    ['verses on loving your enemies', 'Matthew 5:44'],
    ['is divorce a sin?', 'Matthew 19:8-9'],
  ])('answers %j from %s', (question, reference) => {
    expect(findSubject(question)?.references.map(({ text }) => text)).toContain(reference);
  });

  it.each([
    ['is it a sin to gamble', '1 Timothy 6:9-10'],
    ['what does the Bible say about being single', '1 Corinthians 7:7-8'],
  ])('takes the subject of %j from its matter and not from its wording, and answers from %s', (question, reference) => {
    expect(findSubject(question)?.references.map(({ text }) => text)).toContain(reference);
  });

  it('marks a subject on which Christians read Scripture differently', () => {
    expect(findSubject('can women be pastors')).toMatchObject({ disputed: true });
    expect(findSubject('hope')).toMatchObject({ disputed: false });
  });

  it('finds none when the subject is a small part of the question, which is left to the search', () => {
    expect(findSubject('Which king of Judah burned the prophet’s scroll and had no hope?')).toBeUndefined();
  });
});

it('a message of more words than a question has is looked up in no table', () => {
  const long = `${'and then we walked on '.repeat(20)} the prodigal son hope God helps those who help themselves`;
  expect([findNamedPassage(long), findSubject(long), findSaying(long)]).toEqual([undefined, undefined, undefined]);
});

it('findRemembered knows a verse by the words of a newer translation, and none by scattered words', () => {
  expect(findRemembered('where does it say the truth will set you free')?.references[0]?.text).toBe('John 8:31-32');
  expect(findRemembered('What is truth in a world of free will?')).toBeUndefined();
});

it('findSaying recognises a saying in any order and with other small words', () => {
  expect(findSaying('Is it true that God helps those who help themselves?')?.references[0]?.text).toBe('Jeremiah 17:5');
  expect(findSaying('Does God help me?')).toBeUndefined();
});

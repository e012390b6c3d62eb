import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { findAskedBook } from './about-book.js';
import { withConversation } from './follow-up.js';
import { notInstalledIn } from './not-installed.js';
import { onlyWithin } from './only-within.js';
import { referencesIn } from './named-passages.js';
import { hasSpanishSign, hasSpanishWords, inEnglish, spanishName } from './spanish.js';

const names = (message: string) => referencesIn(message).map(({ text }) => text);

describe('referencesIn, the references of a question', () => {
  it.each([
    ['compare Mat 5 and Luke 6', ['Mat 5', 'Luke 6']],
    ['What does John 3:16 say?', ['John 3:16']],
    ['jn3:16', ['jn3:16']],
    ['in the job 3 weeks', []],
    ['Am 3 ok?', []],
    ['hope', []],
  ])('of %j are %j', (message, expected) => {
    expect(names(message)).toEqual(expected);
  });
});

describe('withConversation, for a follow-up in a conversation', () => {
  it.each([
    [['Explain Romans 8:28'], 'and the next verse?', 'Explain Romans 8:29'],
    [['Explain Romans 8:28'], 'the previous verse', 'Explain Romans 8:27'],
    [['Hebrews 11'], 'and the chapter after', 'Hebrews 12'],
    [['Psalm 23'], 'who wrote it?', 'who wrote Psalms'],
    [['John 3:16'], 'the same in Greek', 'Greek and Hebrew words in John 3:16'],
    [['Isaiah 53:5'], 'cross references', 'cross references for Isaiah 53:5'],
    [['Ephesians 2:8'], 'in World English Bible', 'Ephesians 2:8 in world english bible'],
    [['Matthew 5:5'], 'what does meek mean?', 'what does "meek" mean in Matthew 5:5'],
    [['Ruth 1:16'], 'who says that?', 'Ruth 1:13–16'],
    [['the prodigal son'], 'cross references', 'cross references for Luke 15:11–32'],
    [['summarise Jonah'], 'who wrote it?', 'who wrote Jonah'],
    [['verses on patience'], 'more', 'more: verses on patience'],
    [['who was Barnabas'], 'tell me more about him', 'more: who was Barnabas'],
    [['who was Barnabas'], 'where did he die?', 'where did he die? barnabas'],
    [['Explain Romans 8:28', 'and the next verse?'], 'and the next verse?', 'Explain Romans 8:30'],
    [['hope', 'John 3:16', 'thanks'], 'and the next verse', 'Explain John 3:17'],
  ])('after the questions %j, reads %j as %j', (before, message, expected) => {
    expect(withConversation(message, before)).toBe(expected);
  });

  it.each([
    [['John 3:16'], 'Romans 8:28'],
    [['John 3:16'], 'What does the Bible say about forgiveness?'],
    [[], 'and the next verse?'],
    [['Revelation 22:21'], 'next verse'],
    [['Revelation 22'], 'next chapter'],
    // One for each way of asking that is about the passage where no subject is named.
    ...[
      'What is the Hebrew word for peace?',
      'Who wrote Hebrews?',
      'What does Matthew Henry say about suffering?',
      'Give me a sermon outline on forgiveness',
      'Cross references on living water',
      'Discussion questions about baptism for my small group',
      'Explain the good Samaritan',
      'What is the Greek word for love and where is it used?',
      'Where is Jericho mentioned?',
      'Explain justification in simple words',
      'background of the Pharisees',
      'Is there a verse about tithing?',
      'Where else does Scripture speak of living water?',
    ].flatMap((question) =>
      ['Explain Romans 8:28', 'Psalm 23', 'John 3:16'].map((before): [string[], string] => [[before], question]),
    ),
  ])('after the questions %j, leaves %j as it is', (before, message) => {
    expect(withConversation(message, before)).toBe(message);
  });
});

describe('withConversation, after a passage', () => {
  const without = () => false;

  it('takes a word that the passage lacks for a subject of its own', () => {
    expect(withConversation('what does grace mean?', ['Romans 8:28'], without)).toBe('what does grace mean?');
    expect(withConversation('what does condemnation mean here', ['Romans 8:1'], without)).toContain('in Romans 8:1');
  });

  it('leaves every question that the welcome page offers as it is', () => {
    const page = new URL('../../../../../apps/chat-mfe/src/opening/topics.ts', import.meta.url);
    const offered = [...fs.readFileSync(page, 'utf8').matchAll(/question:\s*'((?:[^'\\]|\\.)+)'/g)].map(
      ([, question = '']) => question.replace(/\\'/g, "'"),
    );
    expect(offered.length).toBeGreaterThanOrEqual(8);
    for (const before of ['Explain Romans 8:28', 'Psalm 23', 'John 21:15', 'the prodigal son']) {
      for (const question of offered) expect(withConversation(question, [before], without)).toBe(question);
    }
  });

  it.each([
    ['in Greek?', 'Greek and Hebrew words in Romans 8:28'],
    ['what does Matthew Henry say?', 'what does matthew henry say on Romans 8:28'],
    ['where else is this mentioned?', 'cross references for Romans 8:28'],
    ['give me 3 discussion questions on that', 'devotional on Romans 8:28'],
    ['and in Spanish', 'Romans 8:28 in spanish'],
    ['background', 'background Romans 8:28'],
    ['a sermon outline please', 'a sermon outline please Romans 8:28'],
    ['explain it in simple words', 'explain Romans 8:28'],
  ])('still reads %j as %j', (message, expected) => {
    expect(withConversation(message, ['Explain Romans 8:28'], without)).toBe(expected);
  });
});

describe('notInstalledIn, the works that a question names and this library lacks', () => {
  it.each([
    ['quote John 3:16 in NIV', ['the New International Version (NIV)']],
    ['what did Luther think of James?', ['any work of Luther']],
    ['what does the Gospel of Thomas say', ['the Gospel of Thomas']],
    ['John 3:16 in KJV', []],
    ['cast the net on the other side', []],
    ['Jerome', []],
  ])('in %j is %j', (message, expected) => {
    expect(notInstalledIn(message, ['kjv', 'web'])).toEqual(expected);
  });

  it('names no translation that is installed', () => {
    expect(notInstalledIn('John 3:16 in ESV', ['esv'])).toEqual([]);
  });
});

describe('findAskedBook, for a question about a book as a whole', () => {
  it.each([
    ['who wrote Hebrews?', 'Hebrews'],
    ['summarise Jonah', 'Jonah'],
    ['What is the book of Revelation about?', 'Revelation'],
    ['theme of 1 John', '1 John'],
    ['To whom was James written?', 'James'],
  ])('takes %j to be about %s', (message, name) => {
    expect(findAskedBook(message)?.book.name).toBe(name);
  });

  it.each(['What does Romans 8 say about hope?', 'who was James', 'how do I pray', 'what does James say about faith'])(
    'takes %j to be about no book as a whole',
    (message) => {
      expect(findAskedBook(message)).toBeUndefined();
    },
  );
});

it('onlyWithin, for a question that confines itself to a part of the Bible, keeps the passages of that part', () => {
  const references = referencesIn('Romans 15:13; Psalm 42:11; Mark 9:24');
  const kept = (message: string) => onlyWithin(message, references).map(({ book }) => book.osis);
  expect(kept('only from the Psalms')).toEqual(['Ps']);
  expect(kept('just in the new testament')).toEqual(['Rom', 'Mark']);
  expect(kept('only in the gospels')).toEqual(['Mark']);
  expect(kept('hope')).toHaveLength(3);
});

it('a Spanish question is known as one, and its subject by the English name', () => {
  expect(hasSpanishSign('versículos sobre el perdón')).toBe(true);
  expect(hasSpanishSign('verses on forgiveness')).toBe(false);
  expect(inEnglish('¿Quién fue Moisés?')).toBe('moses');
  // As all answers name passages: with a dash, and in full however they are written.
  expect(referencesIn('Matthew 6:14-15; 1 John 4:8; Psalm 23:1–6').map(spanishName)).toEqual([
    'Mateo 6:14–15',
    '1 Juan 4:8',
    'Salmo 23:1–6',
  ]);
});

it.each([
  ['tengo mucha ansiedad', true],
  ['a sermon on my ansiedad', false],
  ['me no solo', false],
  ['porno celular', false],
  ['', false],
])('%j has more Spanish than English words: %j', (message, isSpanish) => {
  const english = new Set('a sermon on my me no solo'.split(' '));
  const spanish = new Set('tengo mucha ansiedad me no solo sermon'.split(' '));
  const vocabularies = { english: (word: string) => english.has(word), spanish: (word: string) => spanish.has(word) };
  expect(hasSpanishWords(message, vocabularies)).toBe(isSpanish);
});

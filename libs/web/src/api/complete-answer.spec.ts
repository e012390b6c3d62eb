import { describe, expect, it } from '@jest/globals';
import type { ChatMessage, Note, Preferences, SearchResponse, SemanticRelations, StudyAnswer } from '@berea/contracts';
import { answerShapes } from '@berea/contracts/minified';
import { UnreadableAnswerError } from '../transport-error.js';
import { completeAnswer } from './complete-answer.js';

const CREATED = '2026-11-22T09:00:00.000Z';

describe('an answer of a server that knows less than this page', () => {
  it('a chapter of numbers and texts alone is a whole chapter of the book that was asked for', () => {
    const question = { book: 'Psalms', chapter: 23, translation: 'KJV', include: 'layout' };
    const verses = [{ verse: '1', text: 'The LORD is my shepherd; I shall not want.' }];
    expect(completeAnswer('bible.chapter', question, { verses })).toEqual({
      book: 'Psalms',
      chapter: 23,
      translation: 'KJV',
      verses: [{ verse: 1, text: 'The LORD is my shepherd; I shall not want.' }],
      language: '',
      direction: 'ltr',
      contentVersion: '',
    });
  });

  it('results alone are the whole of what was found', () => {
    const results = [{ book: 'John', chapter: 11, verse: 35, text: 'Jesus wept.' }];
    const found = completeAnswer('bible.search', { q: 'wept', offset: 0 }, { results }) as SearchResponse;
    expect(found).toMatchObject({ query: 'wept', total: 1, results, entries: [], kind: 'verses', counts: [] });
    expect(found.others).toEqual({ commentary: 0, topics: 0, lexicon: 0 });
  });

  it('a response alone is an answer, and says nothing of who wrote it', () => {
    const answer = completeAnswer('tools.study', {}, { response: 'Love is patient.' }) as StudyAnswer;
    expect(answer).toMatchObject({
      response: 'Love is patient.',
      sections: [],
      sources: [],
      citations: [],
      engine: null,
    });
  });

  it.each([
    [
      { love: ['charity', 'dear love'], hate: 3 },
      { love: 'charity, dear love', hate: '3' },
    ],
    [
      { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 },
      { a: '1', b: '2', c: '3', d: '4', e: '5' },
    ],
    [{ long: 'x'.repeat(300) }, { long: 'x'.repeat(100) }],
    [{ nested: { deep: true } }, { nested: '{"deep":true}' }],
  ])('any object of relations is summed up: %j', (answer, summary) => {
    const whole = completeAnswer('reference.semanticRelations', { word: 'love' }, answer) as SemanticRelations;
    expect(whole).toMatchObject({ word: 'love', summary, relations: [], forms: [] });
  });

  it('a message without citations, mode or conversation is shown, and no engine is claimed', () => {
    const message = { id: '1', message: 'Who was Silas?', userId: '2', response: null, timestamp: CREATED };
    expect(completeAnswer('chat.messages', {}, [message])).toEqual([
      { ...message, conversation: '', mode: 'study', engine: null, sources: [], citations: [] },
    ]);
  });

  it('the content of a note that is an object is its JSON; its change was its making', () => {
    const note = {
      id: 7,
      title: 'Grace',
      content: { text: 'Unearned' },
      scripture: null,
      tags: null,
      createdAt: CREATED,
    };
    const [whole] = completeAnswer('notes.list', {}, [note]) as Note[];
    expect(whole).toEqual({
      id: '7',
      title: 'Grace',
      content: '{"text":"Unearned"}',
      createdAt: CREATED,
      updatedAt: CREATED,
      version: 0,
    });
  });

  it('a change that is answered by nothing says what was sent', () => {
    const sent = { id: '7', title: 'Grace', content: 'Unearned' };
    expect(completeAnswer('notes.update', sent, undefined)).toMatchObject(sent);
  });

  it('preferences are the defaults when they are not told; of a change only what it answers', () => {
    expect(completeAnswer('profile.preferences', undefined, {}) as Preferences).toEqual({
      defaultBibleTranslation: 'kjv',
      darkMode: false,
      notifications: true,
      ministryRole: null,
      assistant: null,
    });
    expect(completeAnswer('profile.updatePreferences', { darkMode: true }, { darkMode: true })).toEqual({
      darkMode: true,
    });
  });

  it.each(Object.keys(answerShapes.routes))(
    '%s: its answer can be built from nothing, or is called unreadable',
    (route) => {
      for (const answer of [{}, [], [{}], [null], { results: [{}], verses: [null, 1], notes: {} }]) {
        try {
          completeAnswer(route, {}, structuredClone(answer));
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableAnswerError);
        }
      }
    },
  );
});

describe('an answer of a server that knows more than this page', () => {
  const citation = { verdict: 'exact', reference: 'John 11:35' };
  const message = { id: '1', message: 'm', userId: '2', response: 'r', timestamp: CREATED, sources: [] };

  it('keeps unknown fields, and null when it has a meaning', () => {
    const [first] = completeAnswer('chat.messages', {}, [{ ...message, parent: null, citations: [] }]) as ChatMessage[];
    expect(first).toMatchObject({ parent: null });
    const work = {
      id: 'w',
      kind: 'hymnal',
      title: 'Hymns',
      language: 'en',
      direction: 'ltr',
      installed: true,
      licence: 'l',
    };
    expect(completeAnswer('works.list', {}, [{ ...work }])).toEqual([work]);
    const answer = { fullName: 'Ruth', profilePicture: null, isPremiumMember: false, pronouns: 'she' };
    expect(completeAnswer('profile.show', {}, answer)).toEqual(answer);
  });

  it('a verdict that is missing marks nothing; one that is unknown stays, so that pages show it as unchecked', () => {
    const unknown = { verdict: 'glorious', reference: 'John 3:16' };
    const citations = [unknown, { reference: 'John 3:17' }, { verdict: 7, reference: 'John 3:18' }, citation];
    const [whole] = completeAnswer('chat.messages', {}, [{ ...message, citations }]) as ChatMessage[];
    expect(whole?.citations).toEqual([unknown, citation]);
  });

  it('parts of an analysis of an unknown kind are left out', () => {
    const sections = [
      { type: 'hologram', title: 'New' },
      { type: 'text', title: 'Old', text: 'Words' },
    ];
    const { sections: shown } = completeAnswer('tools.study', {}, { response: 'r', sections }) as StudyAnswer;
    expect(shown).toEqual([{ type: 'text', title: 'Old', text: 'Words' }]);
  });

  it('events of a stream are completed as they come; those of an unknown kind stay', async () => {
    async function* events() {
      yield { type: 'accepted', message: { ...message } };
      yield { type: 'weather', sky: 'blue' };
    }
    const told: unknown[] = [];
    for await (const event of completeAnswer('chat.askStreaming', {}, events()) as AsyncIterable<unknown>)
      told.push(event);
    expect(told).toMatchObject([{ message: { citations: [], mode: 'study' } }, { type: 'weather', sky: 'blue' }]);
  });
});

describe('an answer that is nothing of the kind', () => {
  it.each(['<!doctype html>', 7, undefined, null, [], { notes: [] }])(
    '%j is neither a list of notes nor a profile',
    (answer) => {
      if (!Array.isArray(answer)) expect(() => completeAnswer('notes.list', {}, answer)).toThrow(UnreadableAnswerError);
      if (typeof answer !== 'object' || !answer || Array.isArray(answer))
        expect(() => completeAnswer('profile.show', {}, answer)).toThrow(UnreadableAnswerError);
    },
  );
});

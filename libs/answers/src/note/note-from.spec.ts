import { NOTE_LIMITS } from '@berea/contracts/values';
import { describe, expect, it } from '@jest/globals';
import { noteFrom } from './note-from.js';

const reply = (question: string, response = 'r') => noteFrom({ from: 'reply', question, response });

describe('noteFrom', () => {
  it('of a reply in the chat, is titled by the question and keeps question and response', () => {
    expect(reply('Who wrote Acts?', 'Luke did.')).toEqual({
      title: 'Scholar Response: Who wrote Acts?',
      content: 'Question: Who wrote Acts?\n\nLuke did.',
    });
  });

  it('of a reply to a long question, cuts the title after 50 characters and says so', () => {
    expect(reply('a'.repeat(50)).title).toBe(`Scholar Response: ${'a'.repeat(50)}`);
    expect(reply('a'.repeat(51)).title).toBe(`Scholar Response: ${'a'.repeat(50)}...`);
  });

  it('of a reply, never halves a character of the title, and makes one line of several', () => {
    const { title, content } = reply(`${'a'.repeat(49)}🙏🙏`);
    expect(title).toBe(`Scholar Response: ${'a'.repeat(49)}🙏...`);
    expect(content.isWellFormed()).toBe(true);
    expect(reply('one\n\ntwo').title).toBe('Scholar Response: one two');
  });

  it('of an answer about verses, names them in title and scripture', () => {
    const source = { from: 'verse answer', reference: 'John 3:16', question: 'Why?', response: 'Love.' } as const;
    expect(noteFrom(source)).toEqual({
      title: 'Scholar Response - John 3:16',
      content: 'Question: Why?\n\nLove.',
      scripture: 'John 3:16',
      tags: ['scholar-question', 'study-tool'],
    });
  });

  it('of an analysis, is tagged by its tool, and as long as a note can be without half a character', () => {
    const text = `${'a'.repeat(NOTE_LIMITS.content - 1)}🙏`;
    const source = { from: 'analysis', reference: 'John 3:16', tool: 'commentary', title: 'Commentary' } as const;
    const { content, ...rest } = noteFrom({ ...source, text });
    // The last character does not fit, so nothing of it is there.
    expect(rest).toEqual({
      title: 'Commentary - John 3:16',
      scripture: 'John 3:16',
      tags: ['commentary', 'study-tool'],
    });
    expect([content.length, content.isWellFormed()]).toEqual([NOTE_LIMITS.content - 1, true]);
  });

  it('of words typed beside verses, keeps them as they are', () => {
    expect(noteFrom({ from: 'verses', reference: 'John 3:16', text: 'So loved' })).toEqual({
      title: 'Note on John 3:16',
      content: 'So loved',
      scripture: 'John 3:16',
    });
  });
});

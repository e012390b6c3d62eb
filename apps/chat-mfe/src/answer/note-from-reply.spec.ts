import { describe, expect, it } from '@jest/globals';
import { noteFromReply } from './note-from-reply.js';

describe('noteFromReply', () => {
  it('titles the note by the question and keeps question and response', () => {
    expect(noteFromReply('Who wrote Acts?', 'Luke did.')).toEqual({
      title: 'Scholar Response: Who wrote Acts?',
      content: 'Question: Who wrote Acts?\n\nLuke did.',
    });
  });

  it('cuts the title after 50 characters of the question, and says so', () => {
    expect(noteFromReply('a'.repeat(50), 'r').title).toBe(`Scholar Response: ${'a'.repeat(50)}`);
    expect(noteFromReply('a'.repeat(51), 'r').title).toBe(`Scholar Response: ${'a'.repeat(50)}...`);
  });

  it('never halves a character, and makes one line of several', () => {
    const { title, content } = noteFromReply(`${'a'.repeat(49)}🙏🙏`, 'r');
    expect(title).toBe(`Scholar Response: ${'a'.repeat(49)}🙏...`);
    expect(content.isWellFormed()).toBe(true);
    expect(noteFromReply('one\n\ntwo', 'r').title).toBe('Scholar Response: one two');
  });
});

import { describe, expect, it } from '@jest/globals';
import { readQuestion } from './read-question.js';
import { recogniseTool } from './recognise-tool.js';

describe('recogniseTool, the study tool that a message asks for', () => {
  it.each([
    ['What is the Greek here?', 'greek-hebrew'],
    ['interlinear please', 'greek-hebrew'],
    ['Give me cross-references', 'cross-references'],
    ['similar verses', 'cross-references'],
    ['Explain this', 'commentary'],
    ['What does Spurgeon say?', 'commentary'],
    ['historical background', 'cultural-context'],
    ['who wrote it', 'cultural-context'],
    ['which topics', 'topical-tags'],
    ['a sermon outline', 'sermon-tools'],
    ['the structure', 'structural-patterns'],
    ['is there a chiasm', 'structural-patterns'],
    ['synonyms of love', 'semantic-relations'],
    ['Hebrew word for mercy', 'semantic-relations'],
    ['a devotional', 'devotional'],
    ['hope', undefined],
    ['Who is my neighbour?', undefined],
  ])('for %j, is %s', (message, tool) => {
    expect(recogniseTool(message)).toBe(tool);
  });
});

describe('readQuestion', () => {
  it('takes the name of a book for no tool', () => {
    expect(readQuestion('Song of Solomon 2:1')).not.toHaveProperty('tool');
  });

  it('takes “the Greek words of” a verse for greek-hebrew, and of a word that is named for semantic-relations', () => {
    expect(readQuestion('the Greek words of John 3:16')).toMatchObject({ tool: 'greek-hebrew' });
    expect(readQuestion('the Greek words for “world” in John 3:16')).toMatchObject({ tool: 'semantic-relations' });
  });

  it('keeps a passage to the chapter that it begins in', () => {
    const { passage } = readQuestion('John 3:35-4:2');
    expect(passage && passage.last - passage.first).toBe(1);
  });

  it.each(['John 3:16 and Romans 8:28', 'John 3:99', 'love'])('finds no passage to work on in %j', (message) => {
    expect(readQuestion(message)).not.toHaveProperty('passage');
  });
});

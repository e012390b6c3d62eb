import { describe, expect, it } from '@jest/globals';
import { isAnalysis, isJournal, JOURNAL_TAGS, WANTED } from './group-notes.js';
import { note } from './testing/notes.js';

const tagged = (...tags: string[]) => note('Mercy', { tags });

describe('the groups of notes', () => {
  it('tells an analysis by any tag of the study tools, in their very letters', () => {
    const tags = ['greek-hebrew', 'cross-references', 'commentary', 'cultural-context', 'study-tool'];
    expect(tags.every((tag) => isAnalysis(tagged('mercy', tag)))).toBe(true);
    expect([note('plain'), tagged('commentaries', 'Study-Tool'), tagged('daily')].some(isAnalysis)).toBe(false);
    expect(WANTED).toEqual({ mine: { without: tags.join(',') }, analyses: { tags: tags.join(',') }, all: {} });
  });

  it('tells an entry of the journal by any of its tags, also when it is an analysis', () => {
    expect(JOURNAL_TAGS.split(',').every((tag) => isJournal(tagged('x', tag, 'study-tool')))).toBe(true);
    expect(JOURNAL_TAGS).toBe('journal,reflection,prayer,daily');
    expect([note('none'), tagged('prayers')].some(isJournal)).toBe(false);
  });
});

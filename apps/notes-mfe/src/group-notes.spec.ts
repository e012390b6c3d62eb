import { describe, expect, it } from '@jest/globals';
import { isAnalysis, journalEntries, studyNotes } from './group-notes.js';
import { note } from './testing/notes.js';

const titles = (notes: { title: string }[]) => notes.map(({ title }) => title);

describe('studyNotes', () => {
  const analyses = ['greek-hebrew', 'cross-references', 'commentary', 'cultural-context', 'study-tool'].map((tag) =>
    note(tag, { tags: ['mercy', tag] }),
  );
  const mine = [
    note('plain'),
    note('tagged', { tags: ['commentaries', 'Study-Tool'] }),
    note('d', { tags: ['daily'] }),
  ];
  const all = [...analyses, ...mine];

  it('leaves out whatever carries a tag of the study tools', () => {
    expect(titles(studyNotes(all, 'mine'))).toEqual(['plain', 'tagged', 'd']);
  });

  it('shows the study tools’ analyses alone, or everything', () => {
    expect(studyNotes(all, 'analyses')).toEqual(analyses);
    expect(studyNotes(all, 'all')).toEqual(all);
  });

  it('tells an analysis by any of its tags', () => {
    expect(all.map(isAnalysis)).toEqual([true, true, true, true, true, false, false, false]);
  });
});

describe('journalEntries', () => {
  it('takes what is tagged journal, reflection, prayer or daily, also an analysis, newest first', () => {
    const at = (title: string, day: number, tags?: string[]) =>
      note(title, { createdAt: `2026-11-0${day}T00:00:00.000Z`, ...(tags && { tags }) });
    const notes = [
      at('journal', 2, ['journal']),
      at('none', 9),
      at('reflection', 4, ['x', 'reflection']),
      at('prayers', 8, ['prayers']),
      at('prayer', 1, ['prayer', 'study-tool']),
      at('daily', 3, ['daily', 'journal']),
    ];
    expect(titles(journalEntries(notes))).toEqual(['reflection', 'daily', 'journal', 'prayer']);
    expect(notes[0]?.title).toBe('journal');
  });
});

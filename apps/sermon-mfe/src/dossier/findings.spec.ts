import type { StudySection } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { findingsOf } from './findings-of.js';
import { passagesOf } from './passages-of.js';

describe('the passages of a dossier', () => {
  it('are those that the sermon names, each within its chapter', () => {
    expect(passagesOf('Luke 15:11-32; John 3:16, Psalm 23')).toEqual([
      { book: 'Luke', chapter: 15, verse: 11, endVerse: 32 },
      { book: 'John', chapter: 3, verse: 16, endVerse: 16 },
      { book: 'Psalms', chapter: 23, verse: 1, endVerse: 6 },
    ]);
    expect(passagesOf('Matthew 5:3-7:29')).toEqual([{ book: 'Matthew', chapter: 5, verse: 3, endVerse: 48 }]);
    expect(passagesOf('the prodigal')).toEqual([]);
  });
});

describe('a finding of the study tools on a passage', () => {
  const sources = [{ id: 'tsk', title: 'Treasury of Scripture Knowledge', author: 'Torrey', licence: 'public domain' }];
  const place = { book: 'Luke', chapter: 15, verse: 20, endVerse: 20 };

  it('can be put into a manuscript with its source, and says why it is in the dossier', () => {
    const references: StudySection = {
      type: 'cross-references',
      title: 'Cross-References',
      references: [
        {
          ...place,
          text: 'And he arose, and came to his father.',
          score: 1,
          reasons: [{ kind: 'references', text: 'The Treasury refers to it', source: 'tsk' }],
        },
      ],
    };
    expect(findingsOf(references, sources)).toEqual([
      {
        kind: 'cross-reference',
        title: 'Luke 15:20',
        text: '“And he arose, and came to his father.” (Luke 15:20 KJV)',
        why: 'The Treasury refers to it',
        source: 'Torrey, Treasury of Scripture Knowledge',
      },
    ]);
  });

  it('takes from a commentator’s note the part that is on the passage', () => {
    const text = 'On another verse. He ran to meet him. More.';
    const notes: StudySection = {
      type: 'commentary',
      title: 'Commentary',
      notes: [
        { id: '1', work: 'gill', author: 'John Gill', kind: 'exposition', place, text, focus: { start: 18, end: 37 } },
      ],
    };
    expect(findingsOf(notes, [])).toEqual([
      { kind: 'quotation', title: 'John Gill', text: 'He ran to meet him.', source: 'John Gill, on Luke 15:20' },
    ]);
  });
});

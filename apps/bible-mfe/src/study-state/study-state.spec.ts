import { describe, expect, it } from '@jest/globals';
import { EMPTY_STUDY_STATE, reduceStudyState, shownView, type StudyAction } from './study-state.js';

const verse = (from: number, to = from) => ({ book: 'Matthew', chapter: 5, verse: from, endVerse: to });
const after = (...actions: StudyAction[]) => actions.reduce(reduceStudyState, EMPTY_STUDY_STATE);

describe('the study state', () => {
  it('opens the tools of a verse, a tool above them, and goes back to the tools', () => {
    const tool = after(
      { type: 'open', view: { kind: 'tools' }, place: verse(3) },
      { type: 'open', view: { kind: 'guide', tool: 'commentary' } },
    );
    expect(shownView(tool)).toEqual({ kind: 'guide', tool: 'commentary' });
    const back = reduceStudyState(tool, { type: 'back' });
    expect([shownView(back)?.kind, back.selected]).toEqual(['tools', verse(3)]);
    expect(reduceStudyState(back, { type: 'back' })).toEqual(EMPTY_STUDY_STATE);
  });

  it('starts over at another verse, however deep the panel was', () => {
    const deep = after(
      { type: 'open', view: { kind: 'tools' }, place: verse(3) },
      { type: 'open', view: { kind: 'guide', tool: 'greek-hebrew' } },
      { type: 'open', view: { kind: 'lexicon', id: 'G4434' } },
    );
    const other = reduceStudyState(deep, { type: 'open', view: { kind: 'tools' }, place: verse(8) });
    expect([other.views, other.selected]).toEqual([[{ kind: 'tools' }], verse(8)]);
  });

  it('takes the guide along to another verse, and gives way to the tools of the same one', () => {
    const guide = { kind: 'guide', tool: 'commentary' } as const;
    const opened = after({ type: 'open', view: { kind: 'tools' }, place: verse(3) }, { type: 'open', view: guide });
    const other = reduceStudyState(opened, { type: 'open', view: { kind: 'tools' }, place: verse(8) });
    expect([other.views, other.selected]).toEqual([[{ kind: 'tools' }, guide], verse(8)]);
    expect(shownView(other)).not.toBe(shownView(opened));
    const same = reduceStudyState(other, { type: 'open', view: { kind: 'tools' }, place: verse(8) });
    expect(same.views).toEqual([{ kind: 'tools' }]);
    const noted = reduceStudyState(other, { type: 'open', view: { kind: 'tools', focus: 'note' }, place: verse(9) });
    expect(noted.views).toEqual([{ kind: 'tools', focus: 'note' }]);
  });

  it('leads to another tool in the guide that is open', () => {
    const opened = after(
      { type: 'open', view: { kind: 'tools' }, place: verse(3) },
      { type: 'open', view: { kind: 'guide', tool: 'commentary' } },
      { type: 'open', view: { kind: 'guide', tool: 'topical-tags' } },
    );
    expect(opened.views).toEqual([{ kind: 'tools' }, { kind: 'guide', tool: 'topical-tags' }]);
  });

  it('keeps verses that are still being chosen when the panel closes, and deselects the others', () => {
    const opened = after({ type: 'open', view: { kind: 'tools' }, place: verse(3) });
    expect(reduceStudyState(opened, { type: 'close' })).toEqual(EMPTY_STUDY_STATE);
    const selecting = after({ type: 'select', place: verse(3), selecting: true });
    expect(reduceStudyState(selecting, { type: 'close' })).toEqual(selecting);
  });
});

import { describe, expect, it } from '@jest/globals';
import { EMPTY_STUDY_STATE, reduceStudyState, shownView, type StudyAction } from './study-state.js';

const verse = (from: number, to = from) => ({ book: 'Matthew', chapter: 5, verse: from, endVerse: to });
const after = (...actions: StudyAction[]) => actions.reduce(reduceStudyState, EMPTY_STUDY_STATE);

describe('the study state', () => {
  it('opens the tools of a verse, a tool above them, and goes back to the tools', () => {
    const tool = after(
      { type: 'open', view: { kind: 'tools' }, place: verse(3) },
      { type: 'open', view: { kind: 'analysis', tool: 'commentary' } },
    );
    expect(shownView(tool)).toEqual({ kind: 'analysis', tool: 'commentary' });
    const back = reduceStudyState(tool, { type: 'back' });
    expect([shownView(back)?.kind, back.selected]).toEqual(['tools', verse(3)]);
    expect(reduceStudyState(back, { type: 'back' })).toEqual(EMPTY_STUDY_STATE);
  });

  it('starts over at another verse, however deep the panel was', () => {
    const deep = after(
      { type: 'open', view: { kind: 'tools' }, place: verse(3) },
      { type: 'open', view: { kind: 'analysis', tool: 'greek-hebrew' } },
      { type: 'open', view: { kind: 'lexicon', id: 'G4434' } },
    );
    const other = reduceStudyState(deep, { type: 'open', view: { kind: 'tools' }, place: verse(8) });
    expect([other.views, other.selected]).toEqual([[{ kind: 'tools' }], verse(8)]);
  });

  it('keeps verses that are still being chosen when the panel closes, and deselects the others', () => {
    const opened = after({ type: 'open', view: { kind: 'tools' }, place: verse(3) });
    expect(reduceStudyState(opened, { type: 'close' })).toEqual(EMPTY_STUDY_STATE);
    const selecting = after({ type: 'select', place: verse(3), selecting: true });
    expect(reduceStudyState(selecting, { type: 'close' })).toEqual(selecting);
  });
});

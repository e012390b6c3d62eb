import { originFor, originOf } from '@berea/web';
import { describe, expect, it } from '@jest/globals';
import { draftedPassages } from '../../manuscript/markers.js';
import { followEdit } from './follow-edit.js';

const LIBRARY = { engine: 'library', sources: [{ title: 'King James Version' }] } as const;
const passages = (...texts: string[]) =>
  draftedPassages(texts.map((text) => `[Enhanced by Scholar]\n${text}\n[End Enhancement]\nMine.`).join('\n'));

describe('what made a passage', () => {
  const origins = [originFor('One.', 'add_verse', LIBRARY), originFor('Two.', 'rewrite', LIBRARY)];

  it('goes along with the passage whose words are changed', () => {
    const followed = followEdit(passages('One.', 'Two.'), passages('One, mended.', 'Two.'), origins);
    expect(originOf(followed, 'One, mended.')).toMatchObject({ action: 'add_verse', sources: ['King James Version'] });
    expect(followed).toHaveLength(2);
  });

  it('stays with another passage of the same words', () => {
    const followed = followEdit(passages('One.', 'One.'), passages('One.', 'Mended.'), origins);
    expect([originOf(followed, 'One.'), originOf(followed, 'Mended.')]).toMatchObject([
      { action: 'add_verse' },
      { action: 'add_verse' },
    ]);
  });

  it.each([
    ['passages come or go', passages('One.'), passages('One.', 'Three.')],
    ['several change at once', passages('One.', 'Two.'), passages('Three.', 'Four.')],
    ['the passage is one that is known', passages('One.'), passages('Two.')],
    ['nobody knows what made it', passages('Zero.'), passages('Nought.')],
  ])('goes nowhere where %s', (_when, before, after) => {
    expect(followEdit(before, after, origins)).toBe(origins);
  });
});

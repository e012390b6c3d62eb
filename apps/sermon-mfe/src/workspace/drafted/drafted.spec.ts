import { originFor, originOf } from '../../data/draft-origins.js';
import { describe, expect, it } from '@jest/globals';
import { draftedPassages, makersOf, withMarkers } from '../../manuscript/markers.js';
import { followEdit } from './follow-edit.js';
import { madeFrom } from './made-from.js';

const LIBRARY = { engine: 'library', sources: [{ title: 'King James Version' }] } as const;
const passages = (...texts: string[]) =>
  draftedPassages(texts.map((text) => `[Enhanced by Scholar]\n${text}\n[End Enhancement]\nMine.`).join('\n'));

describe('the record of who made a drafted passage', () => {
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
    ['its maker is unknown', passages('Zero.'), passages('Nought.')],
  ])('goes nowhere when %s', (_when, before, after) => {
    expect(followEdit(before, after, origins)).toBe(origins);
  });
});

describe('a part of a drafted passage that was written again', () => {
  const model = { engine: 'model', model: 'Some model', sources: [{ title: 'Gill' }] } as const;
  const before = withMarkers('One.\nTwo.\nThree.');
  const after = withMarkers(`One.\n${withMarkers('New.')}\nThree.`);
  const origins = [originFor('New.', 'rewrite', LIBRARY), originFor('One.\nTwo.\nThree.', 'expand', model)];
  const tools = (body: string, known = origins) =>
    draftedPassages(body).map((passage) => makersOf(known, passage).map(({ action }) => action));

  it('has its own maker, and the passage around it keeps its own', () => {
    const followed = followEdit(draftedPassages(before), draftedPassages(after), origins);
    expect(tools(after, followed)).toEqual([['expand', 'rewrite']]);
    const mended = after.replace('New.', 'Newer.');
    const again = followEdit(draftedPassages(after), draftedPassages(mended), followed);
    expect(tools(mended, again)).toEqual([['expand', 'rewrite']]);
    expect(again).toHaveLength(2);
  });

  it('and then taken out whole leaves both halves of the passage their maker', () => {
    const halves = `${withMarkers('One.')}\nMine.\n${withMarkers('Three.')}`;
    expect(tools(halves, followEdit(draftedPassages(before), draftedPassages(halves), origins))).toEqual([
      ['expand'],
      ['expand'],
    ]);
  });

  it('names the sources and the model of the words that it was made from, and what follows a passage does not', () => {
    const range = { start: before.indexOf('Two.'), end: before.indexOf('Three.') };
    expect(madeFrom('rewrite', LIBRARY, before, range, origins)).toEqual({
      engine: 'model',
      model: 'Some model',
      sources: [{ title: 'King James Version' }, { title: 'Gill' }],
    });
    expect(madeFrom('add_verse', LIBRARY, before, range, origins)).toBe(LIBRARY);
    expect(
      madeFrom('rewrite', LIBRARY, `${before}\nMine.`, { start: before.length + 1, end: before.length + 6 }, origins),
    ).toEqual(LIBRARY);
  });
});

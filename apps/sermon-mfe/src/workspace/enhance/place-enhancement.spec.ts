import { describe, expect, it } from '@jest/globals';
import { draftedPassages, withoutMarkers } from '../../manuscript/markers.js';
import { placeEnhancement, type Selection } from './place-enhancement.js';

const BODY = 'One.\nTwo.\nThree.';
const two: Selection = { start: 5, end: 9, text: 'Two.' };
const ENHANCED = '[Enhanced by Scholar]\nNew.\n[End Enhancement]';

describe('a text that Scholar wrote', () => {
  it.each([
    ['expand', two, `One.\n${ENHANCED}\nThree.`],
    ['rewrite', two, `One.\n${ENHANCED}\nThree.`],
    ['add_verse', two, `One.\nTwo.\n${ENHANCED}\nThree.`],
    ['add_illustration', two, `One.\nTwo.\n${ENHANCED}\nThree.`],
    ['expand', undefined, `${BODY}\n${ENHANCED}`],
    ['rewrite', undefined, ENHANCED],
    ['add_verse', undefined, `${BODY}\n${ENHANCED}`],
    ['add_illustration', undefined, `${BODY}\n${ENHANCED}`],
    ['style_rewrite', undefined, ENHANCED],
    ['format_outline', undefined, 'New.'],
    ['format_manuscript', undefined, 'New.'],
    ['format_bullets', undefined, 'New.'],
  ] as const)('by the tool %s, with the selection %j, makes the body %j', (action, selection, body) => {
    expect(placeEnhancement(action, BODY, selection, 'New.')).toBe(body);
  });

  it('takes the place of the chosen words, though others were typed before them meanwhile', () => {
    expect(placeEnhancement('rewrite', `Zero.\n${BODY}`, two, 'New.')).toBe(`Zero.\nOne.\n${ENHANCED}\nThree.`);
  });

  it('is placed as if nothing was chosen when the chosen words are gone', () => {
    expect(placeEnhancement('expand', 'One.', two, 'New.')).toBe(`One.\n${ENHANCED}`);
  });

  it('keeps its markers alone on their lines in the middle of a line', () => {
    const body = placeEnhancement('rewrite', 'He said Two. again', { start: 8, end: 12, text: 'Two.' }, 'New.');
    expect(body).toBe(`He said \n${ENHANCED}\n again`);
  });

  it.each([
    ['the end', `Mine.\n[Enhanced by Scholar]\nA.\n${ENHANCED}\n[End Enhancement]\nMine.`, 'B.'],
    [
      'the beginning',
      `${ENHANCED}\n[Enhanced by Scholar]\nB.\n[End Enhancement]\nMine.`,
      'Mine.\n[Enhanced by Scholar]\nA.',
    ],
    [
      'the last lines',
      `Mine.\n[Enhanced by Scholar]\nA.\n[End Enhancement]\n${ENHANCED}`,
      'B.\n[End Enhancement]\nMine.',
    ],
  ])('in the place of %s of a drafted passage leaves its rest drafted', (_which, expected, text) => {
    const body = 'Mine.\n[Enhanced by Scholar]\nA.\nB.\n[End Enhancement]\nMine.';
    const start = body.indexOf(text);
    expect(placeEnhancement('rewrite', body, { start, end: start + text.length, text }, 'New.')).toBe(expected);
  });
});

describe('the markers around what Scholar drafted', () => {
  const body = `Mine.\n${ENHANCED}\nMine again: [End Enhancement] in a line.`;

  it('are left out of what is handed out, and nothing else is', () => {
    expect(withoutMarkers(body)).toBe('Mine.\nNew.\nMine again: [End Enhancement] in a line.');
  });

  it('tell what was drafted by Scholar', () => {
    const twice = `${body}\n${ENHANCED}`;
    const passages = draftedPassages(twice);
    expect(passages.map(({ text }) => text)).toEqual(['New.', 'New.']);
    expect(passages.map(({ start, end }) => twice.slice(start, end).trim())).toEqual([ENHANCED, ENHANCED]);
  });

  it('within others tell one passage, and the parts that were made each for itself', () => {
    const inner = '[Enhanced by Scholar]\nB.\n[End Enhancement]\n';
    const nested = `Mine.\n[Enhanced by Scholar]\nA.\n${inner}C.\n[End Enhancement]\nMine.\n${ENHANCED}`;
    const passages = draftedPassages(nested);
    expect(passages.map(({ text, parts }) => [text, parts])).toEqual([
      ['A.\nB.\nC.', ['A.\nB.\nC.', 'A.\nC.', 'B.']],
      ['New.', ['New.']],
    ]);
    expect(withoutMarkers(nested.slice(passages[0]!.start, passages[0]!.end))).toBe('A.\nB.\nC.\n');
  });

  it.each([
    ['never ended', `[Enhanced by Scholar]\nMine.\n${ENHANCED}\nMine.`],
    ['never begun', `[End Enhancement]\nMine.\n${ENHANCED}\n[End Enhancement]`],
  ])('of a passage that was %s hide no other', (_how, typed) => {
    expect(draftedPassages(typed).map(({ text }) => text)).toEqual(['New.']);
  });
});

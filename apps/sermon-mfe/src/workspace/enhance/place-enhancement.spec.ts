import { describe, expect, it } from '@jest/globals';
import { draftedPassages, withoutMarkers } from '../../manuscript/markers.js';
import { placeEnhancement, type Selection } from './place-enhancement.js';

const BODY = 'One.\nTwo.\nThree.';
const two: Selection = { start: 5, end: 9, text: 'Two.' };
const ENHANCED = '[Enhanced by Scholar]\nNew.\n[End Enhancement]';

describe('what Scholar wrote', () => {
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
  ] as const)('by %s with the selection %j stands where the rule says', (action, selection, body) => {
    expect(placeEnhancement(action, BODY, selection, 'New.')).toBe(body);
  });

  it('takes the place of the chosen words, though others were typed before them meanwhile', () => {
    expect(placeEnhancement('rewrite', `Zero.\n${BODY}`, two, 'New.')).toBe(`Zero.\nOne.\n${ENHANCED}\nThree.`);
  });

  it('is placed as if nothing was chosen where the chosen words are gone', () => {
    expect(placeEnhancement('expand', 'One.', two, 'New.')).toBe(`One.\n${ENHANCED}`);
  });

  it('keeps its markers alone on their lines in the middle of a line', () => {
    const body = placeEnhancement('rewrite', 'He said Two. again', { start: 8, end: 12, text: 'Two.' }, 'New.');
    expect(body).toBe(`He said \n${ENHANCED}\n again`);
  });
});

describe('markers', () => {
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
});

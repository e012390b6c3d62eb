import { describe, expect, it } from '@jest/globals';
import { EMPTY_OUTLINE, readOutline, writeOutline } from './outline-text.js';

describe('an outline as text', () => {
  const parts = { ...EMPTY_OUTLINE, theme: 'Mercy', point1: 'The son\nwho left', point3: 'The brother' };

  it('has a line for each part with text, and can be read back unchanged', () => {
    const text = writeOutline(parts);
    expect(text).toBe('Theme: Mercy\nI. The son\nwho left\nIII. The brother');
    expect(readOutline(text)).toEqual(parts);
  });

  it.each(['', 'Introduction\nI. The son', 'I. One\nI. Another'])(
    'of another make (%j) is not taken apart wrongly',
    (text) => {
      const read = readOutline(text);
      if (read) expect(writeOutline({ ...EMPTY_OUTLINE, ...read })).toBe(text);
    },
  );
});

import { describe, expect, it } from '@jest/globals';
import { openedSize, openPicture } from './read-picture.js';

describe('a picture that is opened', () => {
  it.each([
    ['of a phone with 50 megapixels is made as small as the largest zoom allows', [8_160, 6_120], [2_731, 2_048]],
    ['that is upright keeps its shape', [3_000, 4_000], [2_048, 2_731]],
    ['that is small stays as it is', [300, 200], [300, 200]],
    ['that is a thin line stays as it is', [50_000, 1], [50_000, 1]],
  ])('%s', (_what, [width = 0, height = 0], [resizeWidth, resizeHeight]) => {
    expect(openedSize({ width, height })).toEqual({ resizeWidth, resizeHeight });
  });

  it.each([
    ['of another kind', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), /save it as JPEG first/],
    [
      'of more than 20 MB',
      new File([new Uint8Array(20_000_001)], 'a.png', { type: 'image/png' }),
      /has 21 MB.*up to 20/,
    ],
  ])('is refused when the file is %s, and the reason says what to do', async (_what, file, says) => {
    await expect(openPicture(file)).rejects.toThrow(says);
  });
});

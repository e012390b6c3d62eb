import { describe, expect, it } from '@jest/globals';
import { MIDDLE, moved, squareOf } from './crop.js';

const WIDE = { width: 800, height: 400 };

describe('the square that is taken of a picture', () => {
  it('is at first the middle, as large as fits', () => {
    expect(squareOf(WIDE, MIDDLE)).toEqual({ x: 200, y: 0, side: 400 });
  });

  it('shrinks around its middle by zooming, four times at most', () => {
    expect(squareOf(WIDE, { ...MIDDLE, zoom: 2 })).toEqual({ x: 300, y: 100, side: 200 });
    expect(squareOf(WIDE, { ...MIDDLE, zoom: 9 }).side).toBe(100);
  });

  it('is moved by dragging, and never leaves the picture', () => {
    const left = moved(WIDE, MIDDLE, 0.25, 0.25);
    expect(squareOf(WIDE, left)).toEqual({ x: 100, y: 0, side: 400 });
    const corner = moved(WIDE, { ...MIDDLE, zoom: 2 }, -9, -9);
    expect(squareOf(WIDE, corner)).toEqual({ x: 600, y: 200, side: 200 });
    // A move against the edge does not have to come back first.
    expect(squareOf(WIDE, moved(WIDE, corner, 0.5, 0)).x).toBe(500);
  });
});

import { describe, expect, it } from '@jest/globals';
import { addPiece } from './put-piece.js';

describe('a piece that is added to a manuscript', () => {
  it('goes to its end, in a paragraph of its own, in the order of adding', () => {
    const first = addPiece('', { text: 'One.' });
    expect(addPiece(first, { text: 'Two.' })).toBe('One.\n\nTwo.\n');
  });

  it('has its source as a footnote under the first free number', () => {
    expect(addPiece('A[^2]\n[^2]: b', { text: 'One.', source: 'Gill,\n on Luke' })).toBe(
      'A[^2]\n[^2]: b\n\nOne.[^1]\n[^1]: Gill, on Luke\n',
    );
    expect(addPiece('A[^1]\n[^1]: b', { text: 'One.', source: 'Gill' })).toContain('One.[^2]\n[^2]: Gill');
  });

  it('is put between the markers of Scholar when Scholar wrote it', () => {
    expect(addPiece('', { text: 'Two.\n', source: 'Scholar', drafted: true })).toBe(
      '[Enhanced by Scholar]\nTwo.[^1]\n[End Enhancement]\n[^1]: Scholar\n',
    );
  });
});

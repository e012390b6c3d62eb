import { describe, expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useReaderPath } from './use-reader-path.js';

const pathOf = (reference: string | undefined) => renderHook(() => useReaderPath(reference)).result;

describe('useReaderPath', () => {
  it.each([
    ['Matthew 5:3', '/bible/Matthew/5/3'],
    ['Rom. viii. 28', '/bible/Romans/8/28'],
    ['Juan 3:16', '/bible/John/3/16'],
    ['Juan', '/bible/John/1'],
    ['Collossians 3:2ff', '/bible/Colossians/3/2-25'],
    ['1 Cor 13,4\u20117', '/bible/1%20Corinthians/13/4-7'],
  ])('leads %s to %s', async (reference, path) => {
    const result = pathOf(reference);
    await waitFor(() => expect(result.current).toBe(path));
  });

  it.each([undefined, '', 'Matthew 5:3; John 3:16', 'Matthew 5:99', 'Sunday 5:3'])(
    'leads nowhere for %j',
    async (reference) => {
      // The reader is loaded by now.
      expect(pathOf(reference).current).toBeUndefined();
    },
  );
});

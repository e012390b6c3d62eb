import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { loadAhead, useLoaded } from './use-loaded.js';

const PART = { name: 'results' };

describe('a part of the page that is loaded later', () => {
  it('is there once it has come, and at once the next time', async () => {
    const load = jest.fn(async () => PART);
    const { result } = renderHook(() => useLoaded(load));
    expect(result.current.part).toBeUndefined();
    await waitFor(() => expect(result.current.part).toBe(PART));
    expect(renderHook(() => useLoaded(load)).result.current.part).toBe(PART);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once when it was loaded ahead', async () => {
    const load = async () => PART;
    await act(async () => loadAhead(load));
    expect(renderHook(() => useLoaded(load)).result.current.part).toBe(PART);
  });

  it('is asked for again when it did not come', async () => {
    const problem = new Error('offline');
    const load = jest.fn(async () => PART).mockRejectedValueOnce(problem);
    const { result } = renderHook(() => useLoaded(load));
    await waitFor(() => expect(result.current.error).toBe(problem));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ part: PART, error: undefined }));
  });
});

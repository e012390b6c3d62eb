import { renderPage } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { useChapterRead } from './use-chapter-on-screen.js';

const READING = 'POST /api/reading';

beforeEach(() => void jest.useFakeTimers({ now: new Date(2026, 10, 21, 20) }));
afterEach(() => {
  see('visible');
  jest.useRealTimers();
});

function see(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function Chapter({ chapter, shown = true }: { chapter: number; shown?: boolean }) {
  useChapterRead('Matthew', chapter, shown);
  return null;
}
const open = (chapter: number, answer: () => unknown = () => undefined, shown?: boolean) => {
  const { calls, unmount } = renderPage(<Chapter chapter={chapter} {...(shown !== undefined && { shown })} />, {
    routes: { [READING]: answer },
  });
  return { unmount, counted: () => calls.filter(({ route }) => route === READING).map(({ body }) => body) };
};

describe('a chapter that is shown in the reader', () => {
  it('counts as read after ten seconds, once a day', async () => {
    const first = open(1);
    await wait(9.9);
    expect(first.counted()).toEqual([]);
    await wait(0.2);
    expect(first.counted()).toEqual([{ book: 'Matthew', chapter: 1, date: '2026-11-21' }]);
    first.unmount();
    const again = open(1);
    await wait(30);
    expect(again.counted()).toEqual([]);
    again.unmount();
    jest.setSystemTime(new Date(2026, 10, 22, 8));
    const tomorrow = open(1);
    await wait(11);
    expect(tomorrow.counted()).toHaveLength(1);
  });

  it('does not count as read while the page is hidden', async () => {
    const { counted } = open(2);
    await wait(6);
    see('hidden');
    await wait(60);
    expect(counted()).toEqual([]);
    see('visible');
    await wait(3);
    expect(counted()).toEqual([]);
    await wait(1.1);
    expect(counted()).toHaveLength(1);
  });

  it('does not count as read when it was left before ten seconds, nor while it is on its way', async () => {
    const left = open(3);
    await wait(9);
    left.unmount();
    await wait(9);
    expect(left.counted()).toEqual([]);
    const coming = open(4, undefined, false);
    await wait(30);
    expect(coming.counted()).toEqual([]);
  });

  it('counts as read at the next visit when the server could not be told', async () => {
    const failed = open(5, () => Promise.reject(new TypeError('Failed to fetch')));
    await wait(11);
    expect(failed.counted()).toHaveLength(1);
    failed.unmount();
    const again = open(5);
    await wait(11);
    expect(again.counted()).toHaveLength(1);
  });
});

import { renderPage } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readManuscript } from '../manuscript/read-manuscript.js';
import { Podium } from './podium.js';

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

/** What a browser hands out that keeps its screen awake. */
class Lock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
  }
}
const browserAnswers = (request: (kind: string) => Promise<Lock>) =>
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
const open = () => {
  const page = renderPage(<Podium id="salt" title="Salt" blocks={readManuscript('I. Salt\nYou are the salt.')} />);
  // The controls stay while one of them has the focus.
  act(() => screen.getByRole('button', { name: 'Larger letters' }).focus());
  return page;
};
const SLEEPS = /The screen may sleep: this browser does not keep it awake/;

describe('a screen in the pulpit', () => {
  it('says that it may sleep where the browser knows no way to keep it awake', async () => {
    open();
    expect(await screen.findByText(SLEEPS)).toBeVisible();
  });

  it('says so where the browser refuses, and where it takes its word back', async () => {
    browserAnswers(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    open().unmount();
    open();
    expect(await screen.findByText(SLEEPS)).toBeVisible();
  });

  it('stays awake where the browser lets it, is asked for again by whoever comes back, and is let go in the end', async () => {
    const locks: Lock[] = [];
    browserAnswers(async (kind) => {
      expect(kind).toBe('screen');
      locks.push(new Lock());
      return locks.at(-1)!;
    });
    const { unmount } = open();
    await waitFor(() => expect(locks).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByText(SLEEPS)).toBeNull();
    act(() => void locks[0]?.dispatchEvent(new Event('release')));
    expect(await screen.findByText(SLEEPS)).toBeVisible();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByText(SLEEPS)).toBeNull());
    expect(locks).toHaveLength(2);
    unmount();
    expect(locks[1]?.released).toBe(true);
  });
});

describe('the letters in the pulpit', () => {
  it.each([
    ['Larger letters', '72px'],
    ['Smaller letters', '18px'],
  ])('by %s come to %s and no further, and stay so', async (name, size) => {
    const shown = () => screen.getByRole('region', { name: 'Preaching: Salt' }).style.getPropertyValue('--podium-size');
    const { unmount } = open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    while (!button.disabled) await userEvent.click(button);
    expect(shown()).toBe(size);
    unmount();
    open();
    expect(shown()).toBe(size);
  });

  it('cannot be changed into others', () => {
    open();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.querySelector('[contenteditable]')).toBeNull();
  });
});

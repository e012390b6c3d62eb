import { renderPage } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readManuscript } from '../manuscript/read-manuscript.js';
import { Podium } from './podium.js';

beforeEach(() => localStorage.clear());
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

/** The lock that a browser hands out to keep its screen awake. */
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
  it('marks itself, so that no invitation interrupts the preacher', () => {
    open();
    expect(screen.getByRole('region', { name: 'Preaching: Salt' })).toHaveAttribute('data-uninterrupted');
  });

  it('says that it may sleep when the browser knows no way to keep it awake', async () => {
    open();
    expect(await screen.findByText(SLEEPS)).toBeVisible();
  });

  it('says that it may sleep when the browser refuses to keep it awake', async () => {
    browserAnswers(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    open().unmount();
    open();
    expect(await screen.findByText(SLEEPS)).toBeVisible();
  });

  it('stays awake when the browser allows it, says when that ends, asks again on return, and releases the lock when it is left', async () => {
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

describe('the clock in the pulpit', () => {
  const clock = () => screen.getByRole('timer').textContent;

  it('is begun by the first page that is turned or by its button, paused, resumed and reset; a reload keeps it paused', async () => {
    const { unmount } = open();
    expect(screen.getByRole('button', { name: 'Reset the timer' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Start the timer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pause the timer' }));
    const stood = clock();
    await userEvent.click(screen.getByRole('button', { name: 'Hide these controls' }));
    expect(screen.getByText(/left of 25, paused$/)).toHaveTextContent(stood!);
    unmount();
    open();
    expect(clock()).toBe(stood);
    await userEvent.click(screen.getByRole('button', { name: 'Resume the timer' }));
    expect(screen.getByRole('button', { name: 'Pause the timer' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset the timer' }));
    expect(clock()).toBe('25:00');
    expect(screen.getByRole('button', { name: 'Start the timer' })).toBeVisible();
  });

  it('goes on after a long pause with what was left before it', async () => {
    const minutes = (count: number) => clockAt.mockReturnValue(Date.UTC(2026, 10, 22, 10, count));
    const clockAt = jest.spyOn(Date, 'now');
    try {
      minutes(0);
      open();
      await userEvent.click(screen.getByRole('button', { name: 'Start the timer' }));
      minutes(10);
      await userEvent.click(screen.getByRole('button', { name: 'Pause the timer' }));
      expect(clock()).toBe('15:00');
      minutes(55);
      await userEvent.click(screen.getByRole('button', { name: 'Resume the timer' }));
      expect(clock()).toBe('15:00');
    } finally {
      clockAt.mockRestore();
    }
  });

  it('plans the typed minutes, and restores the last number in place of an invalid one', async () => {
    open();
    const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes planned' });
    await userEvent.tripleClick(field());
    await userEvent.keyboard('40');
    expect(clock()).toBe('40:00');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().value).toBe('40');
  });
});

describe('the outline in the pulpit', () => {
  it('lists the headings, closes by Escape alone, and leads to one of them', async () => {
    open();
    const button = screen.getByRole('button', { name: 'Outline' });
    await userEvent.click(button);
    const heading = within(screen.getByRole('navigation', { name: 'Outline' })).getByRole('button', {
      name: 'I. Salt',
    });
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('aria-current', 'location');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Outline' })).toBeNull();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'I. Salt' }));
    expect(screen.queryByRole('navigation', { name: 'Outline' })).toBeNull();
  });

  it('is not offered when there is no heading', () => {
    renderPage(<Podium id="salt" title="Salt" blocks={readManuscript('You are the salt.')} />);
    expect(screen.queryByRole('button', { name: 'Outline' })).toBeNull();
  });
});

describe('the letters in the pulpit', () => {
  it.each([
    ['Larger letters', '72px'],
    ['Smaller letters', '18px'],
  ])('change by “%s” to %s at most, also at the next opening', async (name, size) => {
    const shown = () => screen.getByRole('region', { name: 'Preaching: Salt' }).style.getPropertyValue('--podium-size');
    const { unmount } = open();
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    while (!button.disabled) await userEvent.click(button);
    expect(shown()).toBe(size);
    unmount();
    open();
    expect(shown()).toBe(size);
  });

  it('are in no field in which they could be typed over', () => {
    open();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.querySelector('[contenteditable]')).toBeNull();
  });
});

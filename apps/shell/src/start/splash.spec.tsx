import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderPage } from '@berea/web/testing';
import { act, screen } from '@testing-library/react';
import { Opening } from './opening.js';

const open = (splash: boolean, returning = false) =>
  renderPage(
    <Opening nonce={undefined}>
      <p>product</p>
    </Opening>,
    { config: { splash }, session: { status: 'signed-out', user: null, returning } },
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const bar = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

describe('the splash', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.cookie = 'berea_splash_seen=; path=/; max-age=0';
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('fills by 10 % every 150 ms and ends after 2 s', async () => {
    open(true);
    expect(screen.getByRole('heading', { name: 'Welcome to Berea' })).toBeInTheDocument();
    expect(screen.getByText('Initializing your biblical study companion...')).toBeInTheDocument();
    expect(bar()).toBe('0');
    await pass(150);
    expect(bar()).toBe('10');
    for (let step = 2; step <= 10; step += 1) await pass(150);
    expect(bar()).toBe('100');
    await pass(499);
    expect(screen.queryByText('product')).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText('product')).toBeInTheDocument();
  });

  it('greets a returning user', () => {
    open(true, true);
    expect(screen.getByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.getByText('Preparing your biblical study workspace...')).toBeInTheDocument();
  });

  it('is shown once in a browser session', async () => {
    const { unmount } = open(true);
    for (let step = 0; step < 11; step += 1) await pass(500);
    unmount();
    open(true);
    expect(screen.getByText('product')).toBeInTheDocument();
  });

  it('is skipped when the deployment has none', () => {
    open(false);
    expect(screen.getByText('product')).toBeInTheDocument();
  });

  it('is skipped when less motion is asked for', () => {
    const usual = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(usual(query), { matches: query.includes('prefers-reduced-motion') }),
      );
    open(true);
    expect(screen.getByText('product')).toBeInTheDocument();
  });
});

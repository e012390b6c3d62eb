import fs from 'node:fs';
import { browserStore } from '@berea/web';
import { splashSeen } from '@berea/web/host';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AuthFrame } from '../auth/auth-frame.js';
import { LoadingScreen, settleFirstPaint } from './first-paint.js';
import { applyTheme, loadReads, prepareFirstPaint } from './first-script.js';

const PAGE = fs.readFileSync(new URL('../../public/index.html', import.meta.url), 'utf8');
const BODY = new DOMParser().parseFromString(PAGE, 'text/html').body.innerHTML;
const VERSE = 'searched the scriptures daily,';

const frame = () => document.getElementById('first-frame');
const open = (address: string, config: object = { splash: false }) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<script type="application/json" id="berea-start">${JSON.stringify({ config })}</script>${BODY}`;
  applyTheme();
  prepareFirstPaint();
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  document.documentElement.classList.remove('dark');
  window.history.replaceState(null, '', '/');
});

/** Elements with their classes and words, without whitespace, which is as the formatter of each file leaves it. */
function outline(element: Element): unknown[] {
  return [
    element.tagName.toLowerCase(),
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    ...[...element.childNodes].flatMap((node): unknown[] => {
      if (node instanceof Element) return [outline(node)];
      const words = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      return words ? [words] : [];
    }),
  ];
}

describe('the first paint of the page, before its scripts are read', () => {
  it('is the frame of the signed-out screens, without the form', () => {
    open('/');
    const [tag, { id, ...attributes }, ...rest] = outline(frame() as Element) as [string, Record<string, string>];
    expect(id).toBe('first-frame');
    const { container } = render(<AuthFrame title="Sign in" heading="Sign in to Berea" />);
    container.querySelector('main')?.remove();
    expect([tag, attributes, ...rest]).toEqual(outline(container.querySelector('.auth-split') as Element));
  });

  it.each(['/', '/bible/John/3', '/signup', '/authors'])('is there at %s for a signed-out user', (address) => {
    open(address);
    expect(frame()).toHaveTextContent(VERSE);
  });

  it.each(['/shared/token', '/reset-password', '/auth/confirm', '/#access_token=a'])(
    'is empty at %s, where another screen may come',
    (address) => {
      open(address);
      expect(frame()).toBeNull();
    },
  );

  it('is empty when a user is signed in', () => {
    localStorage.setItem('berea-session', '{}');
    open('/');
    expect(frame()).toBeNull();
  });

  it('is empty before the splash, and is the frame of the signed-out screens after it', () => {
    open('/', { splash: true });
    expect(frame()).toBeNull();
    splashSeen.mark();
    open('/', { splash: true });
    expect(frame()).toHaveTextContent(VERSE);
  });

  it('is dark when the last page in this browser was dark', () => {
    browserStore.write('theme', 'dark');
    open('/');
    expect(document.documentElement).toHaveClass('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('is there in a browser that refuses storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    open('/');
    expect(frame()).toHaveTextContent(VERSE);
  });
});

describe('the script that asks for the first data', () => {
  const FIRST_PAINT = { bible: '/remotes/bible/assets/first-paint.0.js', chat: 'https://files/chat/first-paint.1.js' };
  /** @returns the address of the script that the page adds */
  function added(address: string, data: object = { firstPaint: FIRST_PAINT }) {
    const own = Object.assign(document.createElement('script'), { type: 'application/json' });
    own.dataset['reads'] = '/assets/reads.2.js';
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
    window.history.replaceState(null, '', address);
    document.body.innerHTML = `<script type="application/json" id="berea-start">${JSON.stringify(data)}</script>`;
    loadReads();
    const script = document.head.querySelector('script');
    script?.remove();
    return script?.getAttribute('src');
  }
  beforeEach(() => localStorage.setItem('berea-session', '{}'));

  it.each([
    ['/bible', FIRST_PAINT.bible],
    ['/bible/John/3', FIRST_PAINT.bible],
    ['/', FIRST_PAINT.chat],
    ['/notes', '/assets/reads.2.js'],
    ['/biblestudy', '/assets/reads.2.js'],
    ['/authors', '/assets/reads.2.js'],
  ])('is, at %s, %s', (address, script) => {
    expect(added(address)).toBe(script);
  });

  it.each([
    ['tells of no first paint', {}],
    ['tells of that of others alone', { firstPaint: { chat: FIRST_PAINT.chat } }],
  ])('is the one of this build when the server %s', (_what, data) => {
    expect(added('/bible', data)).toBe('/assets/reads.2.js');
  });

  it('is absent when the user is signed out', () => {
    localStorage.clear();
    expect(added('/bible')).toBeUndefined();
  });
});

describe('the words Loading...', () => {
  it('are said to screen readers alone while the page stays as it came, also from one loading to the next', async () => {
    open('/');
    const { rerender, unmount } = render(<LoadingScreen key="session" />);
    rerender(<LoadingScreen key="page" />);
    await Promise.resolve();
    settleFirstPaint();
    expect(frame()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.getByRole('status')).toHaveClass('visually-hidden');
    unmount();
    await Promise.resolve();
    expect(frame()).toBeNull();
  });

  it('are shown once anything else has been on the page', () => {
    open('/');
    settleFirstPaint();
    expect(frame()).toBeNull();
    render(<LoadingScreen />);
    expect(screen.getByRole('status')).not.toHaveClass('visually-hidden');
  });
});

import fs from 'node:fs';
import { browserStore, splashSeen } from '@berea/web';
import { renderPage } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { AuthFrame } from '../auth/auth-frame.js';
import { keepFirstPaint } from './first-paint.js';
import { prepareFirstPaint } from './first-script.js';
import { LoadingScreen } from './loading-screen.js';

const PAGE = fs.readFileSync(new URL('../../public/index.html', import.meta.url), 'utf8');
const BODY = new DOMParser().parseFromString(PAGE, 'text/html').body.innerHTML;
const VERSE = 'searched the scriptures daily,';

const rootOf = () => document.getElementById('root') as HTMLElement;
const open = (address: string, config: object = { splash: false }) => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<script type="application/json" id="berea-start">${JSON.stringify({ config })}</script>${BODY}`;
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

describe('what the page shows before its scripts were read', () => {
  it('is the frame of the signed-out screens, without the form', () => {
    open('/');
    const first = outline(rootOf().firstElementChild as Element);
    const { container } = render(<AuthFrame title="Sign in" heading="Sign in to Berea" />);
    container.querySelector('main')?.remove();
    expect(first).toEqual(outline(container.querySelector('.auth-split') as Element));
  });

  it.each(['/', '/bible/John/3', '/signup', '/authors'])('is there at %s, where nobody is signed in', (address) => {
    open(address);
    expect(rootOf()).toHaveTextContent(VERSE);
  });

  it.each(['/shared/token', '/reset-password', '/auth/confirm', '/#access_token=a'])(
    'is nothing at %s, where another screen may come',
    (address) => {
      open(address);
      expect(rootOf()).toBeEmptyDOMElement();
    },
  );

  it('is nothing where somebody is signed in', () => {
    localStorage.setItem('berea-session', '{}');
    open('/');
    expect(rootOf()).toBeEmptyDOMElement();
  });

  it('is nothing before the splash, which comes once', () => {
    open('/', { splash: true });
    expect(rootOf()).toBeEmptyDOMElement();
    splashSeen.mark();
    open('/', { splash: true });
    expect(rootOf()).toHaveTextContent(VERSE);
  });

  it('is dark where this browser saw a dark page last', () => {
    browserStore.write('theme', 'dark');
    open('/');
    expect(document.documentElement).toHaveClass('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('needs no storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    open('/');
    expect(rootOf()).toHaveTextContent(VERSE);
  });
});

describe('the words Loading...', () => {
  it('are said while the page stays as it came, and shown once anything else has been on it', () => {
    open('/');
    keepFirstPaint(rootOf());
    const first = renderPage(<LoadingScreen />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(first.container).toHaveTextContent(VERSE);
    first.unmount();
    const later = renderPage(<LoadingScreen />);
    expect(later.container).not.toHaveTextContent(VERSE);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  });
});

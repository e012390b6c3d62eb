import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberSignIn, standing } from './remember-me.js';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);
const keys = () => Object.keys(localStorage).sort();
const markBrowserSession = (on: boolean) => {
  document.cookie = `berea_browser_session=1; path=/; max-age=${on ? 60 : 0}`;
};

describe('remember me', () => {
  beforeEach(() => {
    localStorage.clear();
    markBrowserSession(false);
  });

  it('when chosen, keeps an expiry 30 days ahead, and makes a returning user until then', () => {
    rememberSignIn(true, NOW);
    expect(localStorage.getItem('scholar_remember_me')).toBe('true');
    expect(Number(localStorage.getItem('scholar_remember_expiry'))).toBe(NOW + 30 * DAY);
    markBrowserSession(false);
    expect(standing(NOW + 30 * DAY - 1, '')).toBe('returning');
  });

  it('ends after 30 days, even in the same browser session, and removes both of its keys', () => {
    rememberSignIn(true, NOW);
    expect(standing(NOW + 30 * DAY, '')).toBe('expired');
    expect(keys()).toEqual([]);
  });

  it('when not chosen, lets the sign-in last only for the browser session', () => {
    rememberSignIn(false, NOW);
    expect(keys()).toEqual([]);
    expect(standing(NOW + 1, '')).toBe('same-session');
    markBrowserSession(false);
    expect(standing(NOW + 1, '')).toBe('expired');
  });

  it('when not chosen this time, takes back an earlier choice', () => {
    rememberSignIn(true, NOW);
    rememberSignIn(false, NOW);
    expect(keys()).toEqual([]);
  });

  it("counts a mail's link as a sign-in of this browser session, and not as one of a remembered user", () => {
    rememberSignIn(true, NOW);
    markBrowserSession(false);
    expect(standing(NOW + 60 * DAY, '#access_token=a&type=signup')).toBe('same-session');
    expect(standing(NOW + 60 * DAY, '')).toBe('same-session');
    expect(keys()).toEqual([]);
  });
});

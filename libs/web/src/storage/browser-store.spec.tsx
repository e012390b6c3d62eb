import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserStore, splashSeen } from './browser-store.js';
import { cookieConsent, DEFAULT_CONSENT } from './cookie-consent.js';

const consent = (functional: boolean) => localStorage.setItem('cookie_consent', JSON.stringify({ functional }));

describe('browserStore', () => {
  beforeEach(() => localStorage.clear());

  it('keeps functional values as long as the user has made no choice about cookies', () => {
    browserStore.write('theme', 'dark');
    expect(browserStore.read('theme')).toBe('dark');
    expect(localStorage.getItem('berea_theme')).toBe('dark');
  });

  it('keeps the reading place only once the user has allowed it: then that of this page, too', () => {
    browserStore.write('lastPlace', 'John/3');
    browserStore.write('recentPlaces', 'John/3');
    browserStore.write('lastChapter', '{}');
    expect(browserStore.read('lastPlace')).toBe('John/3');
    expect(Object.keys(localStorage)).toEqual([]);
    cookieConsent.choose({ ...DEFAULT_CONSENT, functional: false });
    expect(localStorage.getItem('berea_last_place')).toBeNull();
    cookieConsent.choose(DEFAULT_CONSENT);
    expect(localStorage.getItem('berea_last_place')).toBe('John/3');
    cookieConsent.reset();
  });

  it('keeps functional values with consent to functional cookies', () => {
    consent(true);
    browserStore.write('showTutorial', 'false');
    expect(localStorage.getItem('show_tutorial')).toBe('false');
  });

  it('without consent to functional cookies, writes the necessary values alone', () => {
    consent(false);
    browserStore.write('theme', 'dark');
    browserStore.write('rememberMe', 'true');
    expect(Object.keys(localStorage).sort()).toEqual(['cookie_consent', 'scholar_remember_me']);
  });

  it('keeps drafts, which the user typed, whatever was chosen about cookies', () => {
    consent(false);
    browserStore.writeDraft('u:chat', 'Who was Apollos?');
    expect(browserStore.readDraft('u:chat')).toBe('Who was Apollos?');
    browserStore.removeDraft('u:chat');
    expect(browserStore.readDraft('u:chat')).toBeNull();
  });

  it('lets drafts live as long as the page when the browser refuses to keep them, and says so', () => {
    const told = jest.fn();
    const end = browserStore.watchDrafts(told);
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    browserStore.writeDraft('u:chat', 'Who was');
    browserStore.writeDraft('u:chat', 'Who was Apollos?');
    expect([browserStore.readDraft('u:chat'), browserStore.isFleeting('u:chat')]).toEqual(['Who was Apollos?', true]);
    expect(told).toHaveBeenCalledTimes(2);
    refuse.mockRestore();
    browserStore.writeDraft('u:chat', 'Who was Apollos, then?');
    expect([localStorage.getItem('berea_draft:u:chat'), browserStore.isFleeting('u:chat')]).toEqual([
      'Who was Apollos, then?',
      false,
    ]);
    expect(told).toHaveBeenCalledTimes(3);
    end();
    browserStore.removeDraft('u:chat');
    expect([browserStore.readDraft('u:chat'), told.mock.calls.length]).toEqual([null, 3]);
  });

  it('reads and writes drafts when storage itself may not be touched', () => {
    const refuse = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    browserStore.writeDraft('u:note', 'Salt');
    expect([browserStore.readDraft('u:note'), browserStore.isFleeting('u:note')]).toEqual(['Salt', true]);
    browserStore.removeDraft('u:note');
    expect(browserStore.readDraft('u:note')).toBeNull();
    refuse.mockRestore();
  });

  it('throws nothing and reads null when the browser refuses storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => browserStore.write('theme', 'dark')).not.toThrow();
    refuse.mockRestore();
    expect(browserStore.read('theme')).toBeNull();
  });

  it('marks the browser session by a cookie without an end', () => {
    expect(splashSeen.isMarked()).toBe(false);
    splashSeen.mark();
    expect(splashSeen.isMarked()).toBe(true);
  });
});

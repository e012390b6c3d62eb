import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserStore } from '@berea/web';
import { cookieConsent, NECESSARY_COOKIES } from '@berea/web/host';
import { renderPage } from '@berea/web/testing';
import { act, screen } from '@testing-library/react';
import { CookieBannerGate } from './cookies/cookie-banner-gate.js';
import { SundayInvitation } from './donation/sunday-invitation.js';
import { TourGate } from './tour/tour-gate.js';
import { tour } from './frame/open-state.js';
// The lazy parts, ahead: no time passes while they load.
import './cookies/cookie-banner.js';
import './donation/donation-dialog.js';
import './tour/tour.js';

const SUNDAY = new Date(2026, 10, 22, 10);
const MONDAY = new Date(2026, 10, 23, 10);
const PREFERENCES = { defaultBibleTranslation: 'kjv', darkMode: false, notifications: true, ministryRole: null };

interface Visit {
  readonly day?: Date;
  readonly stored?: Readonly<Record<string, string>>;
  readonly donationUrl?: string | null;
  readonly notifications?: boolean;
  readonly page?: React.ReactNode;
  readonly onboarded?: boolean;
}

const SEEN = { cookie_consent: '{"functional":true}', cookie_banner_dismissed: 'true' };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent?.slice(0, 11));
const banner = () => screen.queryByRole('region', { name: 'Cookies on Berea' }) !== null;
const invitation = () => screen.queryByText(/opportunity to sow/) !== null;

async function visit({ day = SUNDAY, stored = SEEN, donationUrl, notifications = true, ...more }: Visit) {
  jest.setSystemTime(day);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  if (more.onboarded) document.cookie = 'berea_onboarded_now=1; path=/';
  renderPage(
    <>
      {more.page}
      <CookieBannerGate />
      <TourGate />
      <SundayInvitation />
    </>,
    {
      config: { donationUrl: donationUrl === undefined ? 'https://give.example.org' : donationUrl },
      routes: { 'GET /api/user/profile': () => ({ ...PREFERENCES, notifications }) },
    },
  );
  await pass(100);
}

describe('over the pages of a signed-in user', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    cookieConsent.reset();
    tour.close();
    document.cookie = 'berea_onboarded_now=; path=/; max-age=0';
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each<[string, Visit, boolean]>([
    ['on a Sunday, 3 s after load', {}, true],
    ['not on a Monday', { day: MONDAY }, false],
    ['not where no payment page is configured', { donationUrl: null }, false],
    ['not to a user who wants no notifications', { notifications: false }, false],
    ['not twice a week', { stored: { ...SEEN, lastDonationPopupShown: '2026-W47' } }, false],
    [
      'not where an older version kept this week’s bare number',
      { stored: { ...SEEN, lastDonationPopupShown: '47' } },
      false,
    ],
    ['again a week later', { stored: { ...SEEN, lastDonationPopupShown: '2026-W46' } }, true],
    ['again in the same week of another year', { stored: { ...SEEN, lastDonationPopupShown: '2025-W47' } }, true],
    ['not on a page that marks itself, as the pulpit does', { page: <section data-uninterrupted="" /> }, false],
    ['not in the session in which onboarding was finished', { onboarded: true }, false],
    ['not while a dialog is open', { page: <div role="dialog" aria-label="Help" /> }, false],
    ['not while a question is recorded', { page: <dialog open aria-label="Recording" /> }, false],
    ['not while the cookie banner waits', { stored: {} }, false],
    ['not while the tour is on', { stored: { ...SEEN, show_tutorial: 'true' } }, false],
    ['not while somebody writes', { page: <textarea aria-label="Note" autoFocus /> }, false],
  ])('the invitation to give comes %s', async (_circumstance, circumstances, expected) => {
    await visit(circumstances);
    await pass(2_500);
    expect(invitation()).toBe(false);
    await pass(1_000);
    expect(invitation()).toBe(expected);
  });

  it('the invitation to give comes 3 s after the tour and the cookie banner have gone, the same day', async () => {
    await visit({ stored: { show_tutorial: 'true' } });
    expect([banner(), dialogs()]).toEqual([true, ['Step 1 of 8']]);
    expect(localStorage.getItem('show_tutorial')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Skip Tour' }).click());
    expect(localStorage.getItem('scholarTutorialCompleted')).toBe('true');
    await pass(10_000);
    expect([banner(), invitation()]).toEqual([true, false]);
    act(() => screen.getByRole('button', { name: 'Accept All' }).click());
    await pass(2_500);
    expect([banner(), invitation()]).toEqual([false, false]);
    await pass(1_000);
    expect(invitation()).toBe(true);
    act(() => screen.getByRole('button', { name: 'Maybe Later' }).click());
    await pass(2_000);
    expect(localStorage.getItem('lastDonationPopupShown')).toBe('2026-W47');
  });

  it('the tour opens when it was chosen, although functional storage is refused', async () => {
    cookieConsent.choose(NECESSARY_COOKIES);
    browserStore.write('showTutorial', 'true');
    expect(localStorage.getItem('show_tutorial')).toBeNull();
    await visit({ stored: {} });
    expect(dialogs()).toEqual(['Step 1 of 8']);
  });

  it.each([
    ['Accept All', { functional: true, analytics: true, marketing: true }],
    ['Necessary Only', { functional: false, analytics: false, marketing: false }],
    ['Close: necessary only', { functional: false, analytics: false, marketing: false }],
  ])("the cookie banner keeps the choice of '%s', and clears what is no longer allowed", async (name, expected) => {
    const kept = { berea_last_place: 'John/3', berea_translation: 'web', scholarTutorialCompleted: 'true' };
    await visit({ stored: { ...kept, berea_analytics_id: 'a', berea_session_tracking: 's' } });
    act(() => screen.getByRole('button', { name }).click());
    expect(JSON.parse(localStorage.getItem('cookie_consent') ?? '')).toEqual({ necessary: true, ...expected });
    expect(localStorage.getItem('cookie_banner_dismissed')).toBe('true');
    expect(Object.keys(kept).map((key) => localStorage.getItem(key) !== null)).toEqual(
      Object.keys(kept).map(() => expected.functional),
    );
    expect(localStorage.getItem('berea_analytics_id') !== null).toBe(expected.analytics);
    expect(banner()).toBe(false);
  });

  it('the cookie banner asks for each purpose under Customize, with the necessary one fixed', async () => {
    await visit({ stored: {} });
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
    press('Customize');
    const on = () => screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'));
    expect(on()).toEqual(['true', 'true', 'false', 'false']);
    expect(screen.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    press('Back');
    expect(screen.getByRole('button', { name: 'Accept All' })).toBeVisible();
    press('Customize');
    act(() => screen.getByRole('switch', { name: 'Analytics' }).click());
    press('Save Preferences');
    expect(JSON.parse(localStorage.getItem('cookie_consent') ?? '')).toEqual({
      necessary: true,
      functional: true,
      analytics: true,
      marketing: false,
    });
  });
});

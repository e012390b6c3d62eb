import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FEATURE_CONTRACT_VERSION } from '@berea/contracts/values';
import { cookieConsent, scriptServer, sessionWith, TEST_CONFIG } from '@berea/web/testing';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

const home = {
  id: 'chat',
  contractVersion: FEATURE_CONTRACT_VERSION,
  routes: [{ path: '/*', load: async () => ({ Page: () => (<h1>home</h1>) as ReactNode }) }],
};
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerRemotes: () => undefined,
  getInstance: () => null,
  loadRemote: async () => ({ feature: home }),
}));
const { App } = await import('./app.js');
const { REMOTES } = await import('./remotes.js');
// The lazy parts, ahead: no time passes while they load.
await import('./signed-in-routes.js');
await import('./cookies/cookie-banner.js');
await import('./donation/donation-dialog.js');
await import('./onboarding/welcome-page.js');
await import('./tour/tour.js');

/** Those who come: whether they have seen the onboarding, are remembered here, or have begun it here. */
const VISITORS = {
  new: {},
  'new, remembered': { remembered: true },
  'new, remembered, in the midst of the onboarding': { remembered: true, begun: true },
  onboarded: { onboarded: true },
  'onboarded, remembered': { onboarded: true, remembered: true },
} as const;
type Visitor = keyof typeof VISITORS;
const DAYS = { Sunday: new Date(2026, 10, 22, 10), Monday: new Date(2026, 10, 23, 10) } as const;

/** The screens of a whole visit: the first one after the splash, and each next one after the top one was answered. */
const TABLE: readonly (readonly [Visitor, 'asked' | 'not asked', 'tour' | 'no tour', keyof typeof DAYS, string])[] = [
  ['new', 'asked', 'tour', 'Sunday', 'welcome → tour → home'],
  ['new', 'asked', 'tour', 'Monday', 'welcome → tour → home'],
  ['new', 'asked', 'no tour', 'Sunday', 'welcome → home'],
  ['new', 'asked', 'no tour', 'Monday', 'welcome → home'],
  ['new', 'not asked', 'tour', 'Sunday', 'welcome + cookies → tour + cookies → home + cookies → home'],
  ['new', 'not asked', 'tour', 'Monday', 'welcome + cookies → tour + cookies → home + cookies → home'],
  ['new', 'not asked', 'no tour', 'Sunday', 'welcome + cookies → home + cookies → home'],
  ['new', 'not asked', 'no tour', 'Monday', 'welcome + cookies → home + cookies → home'],

  ['new, remembered', 'asked', 'tour', 'Sunday', 'tour → invitation → home'],
  ['new, remembered', 'asked', 'tour', 'Monday', 'tour → home'],
  ['new, remembered', 'asked', 'no tour', 'Sunday', 'invitation → home'],
  ['new, remembered', 'asked', 'no tour', 'Monday', 'home'],
  ['new, remembered', 'not asked', 'tour', 'Sunday', 'tour + cookies → home + cookies → invitation → home'],
  ['new, remembered', 'not asked', 'tour', 'Monday', 'tour + cookies → home + cookies → home'],
  ['new, remembered', 'not asked', 'no tour', 'Sunday', 'home + cookies → invitation → home'],
  ['new, remembered', 'not asked', 'no tour', 'Monday', 'home + cookies → home'],

  ['new, remembered, in the midst of the onboarding', 'asked', 'tour', 'Sunday', 'welcome → tour → home'],
  ['new, remembered, in the midst of the onboarding', 'asked', 'tour', 'Monday', 'welcome → tour → home'],
  ['new, remembered, in the midst of the onboarding', 'asked', 'no tour', 'Sunday', 'welcome → home'],
  ['new, remembered, in the midst of the onboarding', 'asked', 'no tour', 'Monday', 'welcome → home'],
  [
    'new, remembered, in the midst of the onboarding',
    'not asked',
    'tour',
    'Sunday',
    'welcome + cookies → tour + cookies → home + cookies → home',
  ],
  [
    'new, remembered, in the midst of the onboarding',
    'not asked',
    'tour',
    'Monday',
    'welcome + cookies → tour + cookies → home + cookies → home',
  ],
  [
    'new, remembered, in the midst of the onboarding',
    'not asked',
    'no tour',
    'Sunday',
    'welcome + cookies → home + cookies → home',
  ],
  [
    'new, remembered, in the midst of the onboarding',
    'not asked',
    'no tour',
    'Monday',
    'welcome + cookies → home + cookies → home',
  ],

  ['onboarded', 'asked', 'tour', 'Sunday', 'tour → invitation → home'],
  ['onboarded', 'asked', 'tour', 'Monday', 'tour → home'],
  ['onboarded', 'asked', 'no tour', 'Sunday', 'invitation → home'],
  ['onboarded', 'asked', 'no tour', 'Monday', 'home'],
  ['onboarded', 'not asked', 'tour', 'Sunday', 'tour + cookies → home + cookies → invitation → home'],
  ['onboarded', 'not asked', 'tour', 'Monday', 'tour + cookies → home + cookies → home'],
  ['onboarded', 'not asked', 'no tour', 'Sunday', 'home + cookies → invitation → home'],
  ['onboarded', 'not asked', 'no tour', 'Monday', 'home + cookies → home'],

  ['onboarded, remembered', 'asked', 'tour', 'Sunday', 'tour → invitation → home'],
  ['onboarded, remembered', 'asked', 'tour', 'Monday', 'tour → home'],
  ['onboarded, remembered', 'asked', 'no tour', 'Sunday', 'invitation → home'],
  ['onboarded, remembered', 'asked', 'no tour', 'Monday', 'home'],
  ['onboarded, remembered', 'not asked', 'tour', 'Sunday', 'tour + cookies → home + cookies → invitation → home'],
  ['onboarded, remembered', 'not asked', 'tour', 'Monday', 'tour + cookies → home + cookies → home'],
  ['onboarded, remembered', 'not asked', 'no tour', 'Sunday', 'home + cookies → invitation → home'],
  ['onboarded, remembered', 'not asked', 'no tour', 'Monday', 'home + cookies → home'],
];

const REMOTE_LIST = {
  version: 1,
  remotes: Object.fromEntries(
    REMOTES.map(({ id }) => [id, { entry: `/remotes/${id}/m.json`, contractVersion: FEATURE_CONTRACT_VERSION }]),
  ),
};
const PREFERENCES = { defaultBibleTranslation: 'kjv', darkMode: false, notifications: true, ministryRole: null };
const MARKS = ['berea_splash_seen', 'berea_onboarded_now', 'berea_browser_session'];

function open(visitor: Visitor, isAsked: boolean, isTourStored: boolean, splash = false) {
  const { onboarded, remembered, begun } = { onboarded: false, remembered: false, begun: false, ...VISITORS[visitor] };
  const session = sessionWith({ aal: 'aal1' });
  const user = { ...session.user, user_metadata: { full_name: 'Ruth Adeyemi', completed_onboarding: onboarded } };
  const stored = {
    'berea-session': JSON.stringify({ ...session, user }),
    ...(isAsked && { cookie_consent: '{"functional":true}', cookie_banner_dismissed: 'true' }),
    ...(isTourStored && { show_tutorial: 'true' }),
    ...(remembered && { scholar_remember_me: 'true', scholar_remember_expiry: String(Date.now() + 86_400_000) }),
    ...(begun && { berea_onboarding: user.id }),
  };
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.cookie = 'berea_browser_session=1; path=/';
  window.history.replaceState(null, '', '/');
  scriptServer({
    'GET /config.json': () => ({ ...TEST_CONFIG, splash, donationUrl: 'https://give.example.org' }),
    'GET /remotes.json': () => REMOTE_LIST,
    'GET /api/profile': () => ({ fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: false }),
    'GET /api/user/profile': () => PREFERENCES,
    'PUT /auth/v1/user': () => ({ ...user, user_metadata: { ...user.user_metadata, completed_onboarding: true } }),
  });
  return render(<App nonce={undefined} />);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Longer than the invitation waits; in steps, since what is drawn after one begins to wait only then. */
const passLong = async () => {
  for (let step = 0; step < 8; step += 1) await pass(500);
};
/** The scripted server's answers come in their own time, however long the clock is stopped. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await pass(10);
};
const buttons = () => [...document.querySelectorAll('button')];
/** By their words alone: roles and names of everything, forty visits long, would take a minute. */
const buttonOf = (name: string) => buttons().find((button) => button.textContent.trim() === name);
const press = async (name: string) => {
  act(() => buttonOf(name)?.click());
  await pass(100);
};

const isDrawn = () => document.querySelector('h1') !== null;

/** The present screen: the layer over the page, else the page; and the bar of the cookies, which covers nothing. */
function standing(): string {
  const covering = [
    document.querySelector('[role="progressbar"][aria-label="Starting"]') && 'splash',
    buttonOf('Get Started') && 'welcome',
    buttonOf('Skip Tour') && 'tour',
    buttonOf('Maybe Later') && 'invitation',
  ].filter(Boolean);
  const page = covering.length > 0 ? covering : [document.querySelector('h1')?.textContent ?? 'nothing'];
  return [...page, ...(buttonOf('Accept All') ? ['cookies'] : [])].join(' + ');
}

/** Answers the top layer; the bar of the cookies last. */
async function answer(wantsTour: boolean) {
  const now = standing();
  if (now.startsWith('welcome')) {
    await press('Get Started');
    await press('Continue');
    await press(wantsTour ? 'Start Guided Tour' : 'Start Exploring');
    await until(() => window.location.pathname === '/' && isDrawn());
  } else if (now.startsWith('tour')) await press('Skip Tour');
  else if (now.startsWith('invitation')) await press('Maybe Later');
  else await press('Accept All');
  await passLong();
}

describe('a first visit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // The auth clients of the tests before are still there, and each warns of the others.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.clear();
    cookieConsent.reset();
    for (const mark of MARKS) document.cookie = `${mark}=; path=/; max-age=0`;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('has a row in the table for every combination of visitor, cookies, tour and day', () => {
    const rows = TABLE.map((row) => row.slice(0, -1).join());
    const all = Object.keys(VISITORS).flatMap((visitor) =>
      ['asked', 'not asked'].flatMap((cookies) =>
        ['tour', 'no tour'].flatMap((tour) => Object.keys(DAYS).map((day) => [visitor, cookies, tour, day].join())),
      ),
    );
    expect(rows).toEqual(all);
  });

  it('begins with the splash, which nothing covers', async () => {
    jest.setSystemTime(DAYS.Sunday);
    open('new, remembered', true, true, true);
    await pass(100);
    expect(standing()).toBe('splash');
    // Each of its steps begins when the one before is drawn.
    for (let step = 0; step < 11; step += 1) {
      expect(standing()).toBe('splash');
      await pass(500);
    }
    expect(standing()).toBe('tour');
  });

  it.each(TABLE)('by somebody %s (cookies %s; %s; %s) shows %s', async (visitor, cookies, tour, day, expected) => {
    jest.setSystemTime(DAYS[day]);
    const wantsTour = tour === 'tour';
    const onboards = expected.startsWith('welcome');
    open(visitor, cookies === 'asked', wantsTour && !onboards);
    await until(isDrawn);
    await passLong();
    const seen = [standing()];
    while (seen.at(-1) !== 'home' && seen.length < 9) {
      await answer(wantsTour);
      seen.push(standing());
    }
    expect(seen.join(' → ')).toBe(expected);
  });
});

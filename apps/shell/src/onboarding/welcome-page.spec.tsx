import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AuthClient } from '@berea/web/host';
import { Route, Routes } from '@berea/web/router';
import { renderPage, UNAVAILABLE, type Answer } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WelcomePage } from './welcome-page.js';

const PREFERENCES = { defaultBibleTranslation: 'kjv', darkMode: false, notifications: true, ministryRole: null };
const PATCH = 'PATCH /api/user/profile';

function open(answers: ({ error: Error | null } | undefined)[] = [], patch: Answer = () => PREFERENCES, routes = {}) {
  const updateUser = jest.fn(async (_update: unknown) => answers.shift() ?? { error: null });
  const auth = { updateUser, getSession: async () => ({ data: { session: null } }) } as unknown as AuthClient;
  const { calls } = renderPage(
    <Routes>
      <Route path="/welcome" element={<WelcomePage />} />
      <Route path="/" element={<p>home</p>} />
    </Routes>,
    {
      path: '/welcome',
      session: { auth },
      routes: {
        'GET /api/user/profile': () => PREFERENCES,
        'GET /api/profile': () => ({ fullName: 'Ruth Adeyemi', profilePicture: null, isPremiumMember: false }),
        [PATCH]: patch,
        ...routes,
      },
    },
  );
  return { calls, updateUser };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const step = (number: number) => screen.findByRole('img', { name: `Step ${number} of 3` });

describe('the onboarding', () => {
  beforeEach(() => localStorage.clear());

  it('tells how many translations this server has', async () => {
    const known = ['KJV', 'WEB', 'ASV'].map((code) => ({ code, title: code, installed: true }));
    open([], undefined, { 'GET /api/bible/translations': () => known });
    await press('Get Started');
    expect(await screen.findByText(/^Three translations to read and to hear, with nine study tools/)).toBeVisible();
  });

  it('promises the King James Version when the list of translations cannot be read', async () => {
    open([], undefined, { 'GET /api/bible/translations': UNAVAILABLE });
    await press('Get Started');
    expect(await screen.findByText(/^The King James Version to read and to hear/)).toBeVisible();
  });

  it('goes through its three steps and back', async () => {
    open();
    await step(1);
    await press('Get Started');
    await step(2);
    await press('Back');
    await step(1);
    await press('Get Started');
    await press('Continue');
    await step(3);
    await press('Back');
    await step(2);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('completed with a chosen role, saves it, marks the user as onboarded, and goes home', async () => {
    const { calls, updateUser } = open();
    await press('Get Started');
    await press('Continue');
    await userEvent.click(screen.getByLabelText('Teacher'));
    await press('Start Exploring');
    await screen.findByText('home');
    expect(calls.find(({ route }) => route === PATCH)?.body).toEqual({ ministryRole: 'teacher' });
    expect(updateUser).toHaveBeenCalledWith({ data: { completed_onboarding: true } });
    expect(localStorage.getItem('show_tutorial')).toBe('false');
  });

  it("completed by 'Start Guided Tour', has home open the tour, and forgets that it was begun here", async () => {
    open();
    localStorage.setItem('berea_onboarding', '11111111-1111-4111-8111-111111111111');
    await press('Get Started');
    await press('Continue');
    await press('Start Guided Tour');
    await screen.findByText('home');
    expect([localStorage.getItem('show_tutorial'), localStorage.getItem('berea_onboarding')]).toEqual(['true', null]);
  });

  it('completed without a chosen role, saves none', async () => {
    const { calls } = open();
    await press('Get Started');
    await press('Continue');
    await press('Start Exploring');
    await screen.findByText('home');
    expect(calls.some(({ route }) => route === PATCH)).toBe(false);
  });

  it('keeps the chosen role when it cannot be completed, and can be tried again', async () => {
    open([{ error: new Error('The server is away.') }]);
    await press('Get Started');
    await press('Continue');
    await userEvent.click(screen.getByLabelText('Pastor'));
    await press('Start Exploring');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
    expect(screen.getByLabelText('Pastor')).toBeChecked();
    expect(localStorage.getItem('show_tutorial')).toBeNull();
    await press('Start Exploring');
    await screen.findByText('home');
  });

  it('goes home although the chosen role was not saved, and says so', async () => {
    const { updateUser } = open([], UNAVAILABLE);
    await press('Get Started');
    await press('Continue');
    await userEvent.click(screen.getByLabelText('Pastor'));
    await press('Start Exploring');
    await screen.findByText('home');
    expect(updateUser).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Your role was not saved')).toBeInTheDocument();
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StartedPlan } from '@berea/contracts';
import { browserStore } from '@berea/web';
import { useLocation } from '@berea/web/router';
import { renderPage, UNAVAILABLE } from '@berea/web/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { PlanReminderGate } from '../../after-the-page.js';
// The lazy part, ahead: no time passes while it loads.
import './plan-reminder.js';

const TODAY = new Date(2026, 10, 23, 10);
const READING = 'GET /api/library/reading';
const proverbs: StartedPlan = {
  plan: 'proverbs',
  startedOn: '2026-11-22',
  days: [
    { date: '2026-11-22', count: 1 },
    { date: '2026-11-23', count: 2 },
    { date: '2026-11-24', count: 28 },
  ],
  remind: true,
  done: [0],
};

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;
const reminded = () => screen.queryByText(/^Next in your plan: /)?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The time after which it may come; then turns enough for all that is asked for. */
async function untilDue() {
  await pass(8_000);
  for (let turn = 0; turn < 50; turn += 1) await pass(10);
}

interface Visit {
  readonly path?: string;
  readonly notifications?: boolean;
  readonly plans?: readonly StartedPlan[];
  readonly broken?: boolean;
}

async function visit({ path = '/', notifications = true, plans = [proverbs], broken = false }: Visit = {}) {
  const page = renderPage(
    <>
      <PlanReminderGate />
      <Place />
    </>,
    {
      path,
      routes: {
        'GET /api/user/profile': () => ({ notifications }),
        [READING]: broken ? UNAVAILABLE : () => ({ recent: [], plans }),
      },
    },
  );
  await pass(100);
  return page;
}
const asked = ({ calls }: Awaited<ReturnType<typeof visit>>) => calls.some(({ route }) => route === READING);

describe('the reminder of a reading plan', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: TODAY });
    localStorage.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('names the next chapter some seconds after the start of the page, and leads to it', async () => {
    const page = await visit();
    await pass(7_000);
    expect(asked(page)).toBe(false);
    await untilDue();
    expect(reminded()).toBe('Next in your plan: Proverbs 2');
    fireEvent.click(screen.getByRole('button', { name: 'Read' }));
    expect(screen.getByTestId('place')).toHaveTextContent('/bible/Proverbs/2');
  });

  it('names a chapter that was left open on an earlier day first', async () => {
    await visit({ plans: [{ ...proverbs, done: [1, 2] }] });
    await untilDue();
    expect(reminded()).toBe('Next in your plan: Proverbs 1');
  });

  it('comes once a day, and again on the next day', async () => {
    await visit();
    await untilDue();
    expect(browserStore.read('planReminded')).toBe(TODAY.toDateString());
    cleanup();
    const again = await visit();
    await untilDue();
    expect(asked(again)).toBe(false);
    expect(reminded()).toBeUndefined();
    cleanup();
    jest.setSystemTime(new Date(2026, 10, 24, 10));
    await visit();
    await untilDue();
    expect(reminded()).toBe('Next in your plan: Proverbs 2');
  });

  it.each<[string, Visit]>([
    ['a user who wants no notifications', { notifications: false }],
    ['a user who wants no reminder of the plan', { plans: [{ ...proverbs, remind: false }] }],
    ['a user who has read all of today, though not of tomorrow', { plans: [{ ...proverbs, done: [0, 1, 2] }] }],
    ['a user who has the library open', { path: '/library' }],
    ['a user who has no plan', { plans: [] }],
    ['anybody while plans cannot be read', { broken: true }],
  ])('says nothing to %s, and does not count as shown', async (_what, how) => {
    await visit(how);
    await untilDue();
    expect(reminded()).toBeUndefined();
    expect(browserStore.read('planReminded')).toBeNull();
  });
});

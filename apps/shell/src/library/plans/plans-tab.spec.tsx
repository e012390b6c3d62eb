import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PlanDay, StartedPlan } from '@berea/contracts';
import { renderPage, UNAVAILABLE } from '@berea/web/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PlansTab } from './plans-tab.js';

const READING = 'GET /api/library/reading';
const PUT = 'PUT /api/library/plans/proverbs';
const PATCH = 'PATCH /api/library/plans/proverbs';
const TODAY = '2026-11-23';
/** Two days of three chapters each before today, of which one chapter is read; then the rest. */
const days: PlanDay[] = [
  { date: '2026-11-21', count: 3 },
  { date: '2026-11-22', count: 3 },
  { date: TODAY, count: 25 },
];
const proverbs: StartedPlan = { plan: 'proverbs', startedOn: '2026-11-21', days, remind: true, done: [0] };
const started = (over: Partial<StartedPlan> = {}) => ({
  [READING]: () => ({ recent: [], plans: [{ ...proverbs, ...over }] }),
  [PUT]: (body: unknown) => ({ ...proverbs, ...(body as object) }),
  [PATCH]: (body: unknown) => ({ ...proverbs, done: [0, ...(body as { chapters: number[] }).chapters] }),
});
/** Only the day is stopped: timers and everything else go on. */
const REAL = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;
const onToday = () => jest.useFakeTimers({ now: new Date(2026, 10, 23, 10), doNotFake: [...REAL] });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the reading plans of the library', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are at least four, and one begins on the chosen day at the chosen pace', async () => {
    onToday();
    const { calls } = renderPage(<PlansTab />, {
      routes: { ...started(), [READING]: () => ({ recent: [], plans: [] }) },
    });
    await screen.findByText('Begin a plan');
    expect(screen.getAllByRole('button', { name: /^Begin: / }).length).toBeGreaterThanOrEqual(4);
    const begin = screen.getByRole('button', { name: /^Begin: .*Proverbs/ });
    const offer = within(begin.closest('li')!);
    expect(offer.queryByLabelText('First day')).toBeNull();
    fireEvent.click(offer.getByRole('button', { name: /^Choose dates/ }));
    fireEvent.change(offer.getByLabelText('First day'), { target: { value: '2026-12-01' } });
    fireEvent.change(offer.getByLabelText('Days'), { target: { value: '0' } });
    expect(begin).toBeDisabled();
    expect(offer.getByText('Choose a first day, and 1 to 31 days.')).toBeVisible();
    fireEvent.change(offer.getByLabelText('Days'), { target: { value: '2' } });
    fireEvent.click(begin);
    await waitFor(() => expect(calls.find(({ route }) => route === PUT)?.body).toBeDefined());
    expect(calls.find(({ route }) => route === PUT)?.body).toEqual({
      days: [
        { date: '2026-12-01', count: 15 },
        { date: '2026-12-02', count: 16 },
      ],
      remind: true,
    });
  });

  it('begin today at their usual pace with one press', async () => {
    onToday();
    const { calls } = renderPage(<PlansTab />, {
      routes: { ...started(), [READING]: () => ({ recent: [], plans: [] }) },
    });
    const begin = await screen.findByRole('button', { name: /^Begin: .*Proverbs/ });
    expect(begin).toHaveTextContent('Begin today');
    fireEvent.click(begin);
    await waitFor(() => expect(calls.find(({ route }) => route === PUT)?.body).toBeDefined());
    const { days: begun } = calls.find(({ route }) => route === PUT)!.body as { days: PlanDay[] };
    expect([begun.length, begun[0]]).toEqual([31, { date: TODAY, count: 1 }]);
  });

  it.each<[string, string, unknown]>([
    [
      'Move the dates',
      PUT,
      {
        days: [
          { date: TODAY, count: 3 },
          { date: '2026-11-24', count: 3 },
          { date: '2026-11-25', count: 25 },
        ],
        remind: true,
      },
    ],
    ['Skip them', PATCH, { chapters: [1, 2, 3, 4, 5], done: true }],
  ])("let a reader who is behind catch up by '%s'", async (name, route, body) => {
    onToday();
    const { calls } = renderPage(<PlansTab />, { routes: started() });
    expect(await screen.findByText('5 chapters are still open from earlier days.')).toBeVisible();
    press(name);
    await waitFor(() => expect(calls.find((call) => call.route === route)?.body).toEqual(body));
    await waitFor(() => expect(screen.queryByText(/still open from earlier days/)).toBeNull());
  });

  it('let a reader who is behind spread the open chapters over the next seven days', async () => {
    onToday();
    const { calls } = renderPage(<PlansTab />, { routes: started() });
    await screen.findByText('5 chapters are still open from earlier days.');
    press('Spread over the next 7 days');
    await waitFor(() => expect(calls.some(({ route }) => route === PUT)).toBe(true));
    const { days: next } = calls.find(({ route }) => route === PUT)!.body as { days: PlanDay[] };
    expect(next.every(({ date, count }, index) => index === 0 || date >= TODAY || count === 0)).toBe(true);
    expect(next.reduce((sum, { count }) => sum + count, 0)).toBe(31);
  });

  it('say when a change was not saved, and stay as they were', async () => {
    onToday();
    renderPage(<PlansTab />, { routes: { ...started(), [PATCH]: UNAVAILABLE } });
    await screen.findByText('5 chapters are still open from earlier days.');
    press('Skip them');
    expect(await screen.findByText('Your plan was not changed')).toBeVisible();
    expect(screen.getByText('5 chapters are still open from earlier days.')).toBeVisible();
  });
});

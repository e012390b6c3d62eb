import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '@berea/server';
import { Breaker, type BreakerState } from './breaker.js';
import type { Answer } from './exchange.js';
import { BreakerOpenError, ClientGoneError, DeadlineError, NoAnswerError } from './upstream-error.js';
import { SETTINGS } from '../config/settings.js';

describe('a circuit breaker', () => {
  let states: BreakerState[];
  let breaker: Breaker;
  beforeEach(() => {
    jest.useFakeTimers();
    states = [];
    breaker = new Breaker(SETTINGS.breaker, (state) => states.push(state));
  });
  afterEach(() => void jest.useRealTimers());

  const answer = (status: number): Answer => ({ status, headers: {}, body: Buffer.alloc(0) });
  const answers = (count: number, status: number) =>
    Promise.all(Array.from({ length: count }, () => breaker.run(async () => answer(status))));
  const fails = async (count: number, error: Error = new DeadlineError()) => {
    for (let index = 0; index < count; index += 1) {
      await breaker.run(() => Promise.reject(error)).catch(() => undefined);
    }
  };
  const isRefused = () => expect(breaker.run(async () => answer(200))).rejects.toBeInstanceOf(BreakerOpenError);

  it('opens when half of ten calls have failed, and not before', async () => {
    await answers(5, 200);
    await fails(4);
    expect(breaker.state).toBe('closed');
    await fails(1);
    expect(breaker.state).toBe('open');
    await isRefused();
    expect(() => breaker.assertUsable()).toThrow(BreakerOpenError);
  });

  it('stays closed below half of failed calls, however many calls there are', async () => {
    for (let round = 0; round < 20; round += 1) {
      await answers(6, 200);
      await fails(5);
    }
    expect(breaker.state).toBe('closed');
  });

  it('does not add up failures over more than ten seconds', async () => {
    for (let round = 0; round < 30; round += 1) {
      await fails(3);
      jest.advanceTimersByTime(4_000);
    }
    expect(breaker.state).toBe('closed');
  });

  it('counts 502 and 504 as failures, and no other status', async () => {
    for (const status of [400, 401, 404, 409, 429, 500, 501, 503, 507]) await answers(10, status);
    await fails(50, new ClientGoneError());
    expect(breaker.state).toBe('closed');
    for (const status of [502, 504]) {
      const other = new Breaker(SETTINGS.breaker, () => undefined);
      for (let index = 0; index < 10; index += 1) await other.run(async () => answer(status));
      expect(other.state).toBe('open');
    }
  });

  it.each([
    new NoAnswerError({ code: 'ECONNREFUSED' }),
    new DeadlineError(),
    new ApiError('BAD_GATEWAY'),
    new Error('HPE'),
  ])('counts %p as a failure', async (error) => {
    await fails(10, error);
    expect(breaker.state).toBe('open');
  });

  it('after five seconds lets one trial call through, rejects the others, and closes when it is answered', async () => {
    await fails(10);
    jest.advanceTimersByTime(4_999);
    await isRefused();
    jest.advanceTimersByTime(1);
    expect(() => breaker.assertUsable()).not.toThrow();
    let finish: (value: Answer) => void = () => undefined;
    const probe = breaker.run(() => new Promise((resolve) => (finish = resolve)));
    expect(breaker.state).toBe('half-open');
    await isRefused();
    finish(answer(404));
    expect((await probe).status).toBe(404);
    expect(states).toEqual(['open', 'half-open', 'closed']);
    await fails(4);
    expect(breaker.state).toBe('closed');
  });

  it.each([new DeadlineError(), new ClientGoneError()])(
    'stays open when the trial call ends with %p',
    async (error) => {
      await fails(10);
      jest.advanceTimersByTime(5_000);
      await fails(1, error);
      expect(breaker.state).toBe('open');
      await isRefused();
      jest.advanceTimersByTime(5_000);
      await answers(1, 200);
      expect(breaker.state).toBe('closed');
    },
  );
});

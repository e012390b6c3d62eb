import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { captureLog } from '../testing/capture-log.js';
import { PeriodicTask } from './periodic-task.js';

describe('PeriodicTask', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs the work after each interval, until it is stopped', async () => {
    const runs: number[] = [];
    const task = new PeriodicTask(async () => runs.push(runs.length), {
      name: 'count',
      everyMs: 1_000,
      log: captureLog().log,
    });
    task.start();
    expect(runs).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(runs).toEqual([0, 1]);
    task.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(runs).toEqual([0, 1]);
  });

  it('logs a run that failed, and runs again at the next interval', async () => {
    const captured = captureLog();
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) throw new Error('away');
    };
    const task = new PeriodicTask(work, { name: 'remove what has expired', everyMs: 60_000, log: captured.log });
    task.start();
    await jest.advanceTimersByTimeAsync(120_000);
    task.stop();
    expect(runs).toBe(2);
    expect(captured.lines).toMatchObject([
      { msg: 'failed to remove what has expired; retrying in 60 s', err: { message: 'away' } },
    ]);
  });
});

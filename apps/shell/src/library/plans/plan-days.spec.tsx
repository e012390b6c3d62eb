import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PlanGrid } from './plan-days.js';
import type { DayOfPlan } from './plan-schedule.js';

const day = (date: string, ...done: boolean[]): DayOfPlan => ({
  date,
  chapters: done.map((each, index) => ({ book: 'Psalms', chapter: index + 1, index, done: each })),
});

it('the grid of a reading plan marks the days that are read, those open from earlier, and today', () => {
  const days = [
    day('2026-11-20', true, true),
    day('2026-11-21', true, false),
    day('2026-11-22', false),
    day('2026-11-23', false),
  ];
  const { container } = render(<PlanGrid days={days} today="2026-11-22" />);
  const squares = [...container.querySelectorAll('span')];
  expect(squares.map(({ textContent, dataset }) => [textContent, dataset['state']])).toEqual([
    ['1', 'read'],
    ['2', 'open'],
    ['3', 'today'],
    ['4', undefined],
  ]);
});

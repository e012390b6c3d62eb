import { getHeapSpaceStatistics } from 'node:v8';
import { expect, it } from '@jest/globals';
import { releaseMemory } from './release-memory.js';

const youngSpace = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');

it('releaseMemory frees unused memory, and shrinks the space of young objects', async () => {
  const kept: unknown[] = Array.from({ length: 1_000_000 }, (_, at) => ({ at }));
  const grown = youngSpace()?.physical_space_size ?? 0;
  // All spaces together: a collection moves what lives from the young space to the old one.
  const used = process.memoryUsage().heapUsed;
  expect(kept).toHaveLength(1_000_000);
  kept.length = 0;
  await releaseMemory();
  expect(youngSpace()?.physical_space_size).toBeLessThan(grown / 2);
  expect(process.memoryUsage().heapUsed).toBeLessThan(used);
});

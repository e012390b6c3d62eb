import { getHeapSpaceStatistics } from 'node:v8';
import { expect, it } from '@jest/globals';
import { releaseMemory } from './release-memory.js';

const spaceOf = (name: string) => getHeapSpaceStatistics().find(({ space_name }) => space_name === name);

it('releaseMemory frees unused memory, and shrinks the space of young objects', async () => {
  const kept: unknown[] = Array.from({ length: 1_000_000 }, (_, at) => ({ at }));
  const grown = spaceOf('new_space')?.physical_space_size ?? 0;
  const used = spaceOf('old_space')?.space_used_size ?? 0;
  expect(kept).toHaveLength(1_000_000);
  kept.length = 0;
  await releaseMemory();
  expect(spaceOf('new_space')?.physical_space_size).toBeLessThan(grown / 2);
  expect(spaceOf('old_space')?.space_used_size).toBeLessThan(used);
});

import { expect, it } from '@jest/globals';
import { readableName } from './readable-name.js';

it.each([
  ['SHEPHERD', 'Shepherd'],
  ['JESUS, THE CHRIST', 'Jesus, the Christ'],
  ['AFFLICTIONS AND ADVERSITIES', 'Afflictions and Adversities'],
  ['LOVE OF', 'Love of'],
  ["GOD'S CARE OF", "God's Care of"],
  ['One who cares for flocks of sheep', 'One who cares for flocks of sheep'],
  ['', ''],
])('%s → %s', (name, readable) => {
  expect(readableName(name)).toBe(readable);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startThings, type Things } from '../testing/start-things.js';

describe('Retry-After', () => {
  let things: Things;
  beforeAll(async () => {
    things = await startThings({ ready: () => Promise.reject(new Error('not yet')) });
  });
  afterAll(() => things.stop());

  it.each(['/failures/unreachable', '/health/ready'])('is on the 503 of GET %s', async (route) => {
    const { headers } = await things.api().get(route).expect(503);
    expect(headers['retry-after']).toBe('1');
  });

  it.each([
    ['/failures/unexpected', 500],
    ['/failures/missing', 404],
    ['/things/1', 200],
  ])('is absent from another answer: GET %s, %i', async (route, status) => {
    const { headers } = await things.api().get(route).expect(status);
    expect(headers).not.toHaveProperty('retry-after');
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { CompressedBodies } from './compressed-bodies.js';

describe('CompressedBodies', () => {
  it('returns the body in each encoding', async () => {
    const bodies = new CompressedBodies(1_000);
    expect(brotliDecompressSync(await bodies.of('grace', 'br')).toString()).toBe('grace');
    expect(gunzipSync(await bodies.of('grace', 'gzip')).toString()).toBe('grace');
  });

  it('when a body is asked for again, or twice at once, compresses it once', async () => {
    const bodies = new CompressedBodies(1_000);
    const [first, second] = await Promise.all([bodies.of('grace', 'br'), bodies.of('grace', 'br')]);
    expect(second).toBe(first);
    expect(await bodies.of('grace', 'br')).toBe(first);
  });

  it('when its room is used up, drops the body that was not used for longest', async () => {
    const [size, { length }] = [2, await new CompressedBodies(1_000).of('grace', 'gzip')];
    const bodies = new CompressedBodies(size * length);
    const [grace, mercy] = [await bodies.of('grace', 'gzip'), await bodies.of('mercy', 'gzip')];
    expect(await bodies.of('grace', 'gzip')).toBe(grace);
    await bodies.of('peace', 'gzip');
    expect(await bodies.of('grace', 'gzip')).toBe(grace);
    expect(await bodies.of('mercy', 'gzip')).not.toBe(mercy);
  });

  it('when a body is larger than all its room, answers it and keeps none of it', async () => {
    const bodies = new CompressedBodies(1);
    expect(await bodies.of('grace', 'gzip')).not.toBe(await bodies.of('grace', 'gzip'));
  });
});

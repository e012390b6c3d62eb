import { describe, expect, it } from '@jest/globals';
import { BodyError } from '../errors/api-error.js';
import { inspectJson } from './inspect-json.js';

/** Counts how often something is looked at. */
function watched<T extends object>(target: T): { watched: T; looks: () => number } {
  let looks = 0;
  const get = (object: T, key: PropertyKey) => {
    if (key !== 'length') looks += 1;
    return Reflect.get(object, key) as unknown;
  };
  return { watched: new Proxy(target, { get }), looks: () => looks };
}

describe('inspectJson', () => {
  it.each([
    ['list', Array<number>(100_000).fill(0)],
    ['object', Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`k${key}`, 0]))],
  ])('refuses a %s of 100,000 values without reading any of them', (_name, wide) => {
    const { watched: seen, looks } = watched(wide);
    expect(() => inspectJson({ seen })).toThrow(BodyError);
    expect(looks()).toBe(0);
    const narrow = watched([1, 2, 3]);
    inspectJson({ seen: narrow.watched });
    expect(narrow.looks()).toBeGreaterThanOrEqual(3);
  });

  it('stops at the allowed depth, however deep the value goes on', () => {
    let deep: unknown[] = [];
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const { watched: seen, looks } = watched(deep);
    expect(() => inspectJson(seen)).toThrow(/nested deeper than 32 levels/);
    expect(looks()).toBeLessThan(10);
  });
});

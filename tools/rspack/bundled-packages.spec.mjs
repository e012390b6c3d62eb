import { expect, it } from '@jest/globals';
import { outside } from './bundled-packages.mjs';
import { root } from './paths.mjs';

const leftOut = (request, dependencyType = 'esm') => {
  let left;
  outside({ request, context: root, dependencyType }, (_error, external) => (left = external));
  return left;
};

it('the build of a service bundles our own code and the packages that are installed', () => {
  for (const request of ['./near.js', '@berea/contracts', '/absolute.js', 'fastify', 'typeorm', 'zod/v4/core'])
    expect([request, leftOut(request)]).toEqual([request, undefined]);
});

it("the build of a service leaves out Node's own modules, native packages and packages read as files, and imports them as they are asked for", () => {
  expect(leftOut('node:fs')).toBe('module node:fs');
  expect(leftOut('fs', 'commonjs')).toBe('node-commonjs fs');
  expect(leftOut('sharp')).toBe('module sharp');
  expect(leftOut('@node-rs/argon2')).toBe('module @node-rs/argon2');
});

it('the build of a service leaves out an optional package that is not installed', () => {
  expect(leftOut('pg-native', 'commonjs')).toBe('node-commonjs pg-native');
});

import { STOP } from '../recognise/tokens.js';
import { conceptsAt } from './concepts.js';

export type Features = Map<number, number>;

/** Features are identified by 18 bits of their hash: of some 60,000 that matter few collide. */
export const SIZE = 1 << 18;

/** FNV-1a, the same on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 13) % SIZE;
}

/** How much each kind of feature weighs in a message, all its features of the kind together. */
const KINDS: readonly (readonly [name: string, weight: number, of: (tokens: readonly string[]) => Iterable<string>])[] =
  [
    ['w', 1, words],
    ['b', 1, pairs],
    ['s', 0.7, skipped],
    ['c', 1, pieces],
    ['k', 1, alike],
  ];

export function featuresOf(tokens: readonly string[], facts: readonly string[]): Features {
  const features: Features = new Map();
  for (const [kind, weight, of] of KINDS) {
    const found = new Set([...of(tokens)].map((each) => hashOf(`${kind}:${each}`)));
    const value = weight / Math.sqrt(Math.max(found.size, 4));
    for (const hash of found) features.set(hash, value);
  }
  for (const fact of facts) features.set(hashOf(`fact:${fact}`), 0.5);
  return features;
}

function* words(tokens: readonly string[]): Iterable<string> {
  for (const token of tokens) if (token !== STOP) yield token;
}

function* pairs(tokens: readonly string[]): Iterable<string> {
  for (let at = 0; at <= tokens.length; at += 1) yield `${tokens[at - 1] ?? STOP} ${tokens[at] ?? STOP}`;
}

function* skipped(tokens: readonly string[]): Iterable<string> {
  for (let at = 0; at < tokens.length; at += 1)
    for (const far of [2, 3]) if (at + far < tokens.length) yield `${tokens[at]} ${tokens[at + far]}`;
}

function* pieces(tokens: readonly string[]): Iterable<string> {
  for (const token of tokens) {
    const word = `<${token}>`;
    for (const size of [3, 4, 5]) for (let at = 0; at + size <= word.length; at += 1) yield word.slice(at, at + size);
  }
}

/** Concepts, and pairs of them near each other in their order. */
function* alike(tokens: readonly string[]): Iterable<string> {
  const at = conceptsAt(tokens);
  for (const [index, names] of at.entries()) {
    for (const name of names) {
      yield name;
      yield `${tokens[index - 1] ?? STOP} ${name}`;
      for (let next = index + 1; next <= index + 5 && next < at.length; next += 1)
        for (const other of at[next] ?? []) yield `${name} ${other}`;
    }
  }
}

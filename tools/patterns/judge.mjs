import { RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

const parser = new RegExpParser({ ecmaVersion: 2025 });

/** Repeated so often or more, a part is taken for one that has no end. */
const MANY = 100;

/**
 * Why a pattern may cost more than the length of its text: read, not run, so that a busy machine changes nothing.
 * - `Trade`, `Self`: two repeated parts can share characters in many ways (`a+a+`, `(a+)+`).
 * - `Move`: a repeated part is tried again from each of its characters (`a+b`).
 * - `Restart`: the pattern can begin again within what it repeats (`\bwhere\b.*found` in 'where where where').
 * @param {string} source
 * @param {string} flags
 * @returns {string[]} each with the characters that do it; empty for a pattern that costs as much as its text is long
 */
export function faultsOf(source, flags) {
  const { reports } = analyse({ source, flags: flags.replace('d', '') });
  const faults = reports.map(({ type, exponential, character }) => {
    return `${type}${exponential ? ' (exponential)' : ''} by ${JSON.stringify(character.pick)}`;
  });
  return [...new Set([...faults, ...restartsOf(source, flags)])];
}

/** Finds an unbounded part that matches the pattern's beginning too, if more must follow it. */
function restartsOf(source, flags) {
  if (flags.includes('y')) return [];
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = [];
  /** @param heads what a text may hold before a node, or undefined where it can only be the text's own beginning */
  const walk = (node, heads, followed) => {
    if (node.type === 'Quantifier') {
      if (node.max >= MANY && followed) {
        const taken = new RegExp(`^(?:${node.element.raw})*$`, flags.replace(/[gdm]/g, ''));
        const again = heads.find((head) => head.length > 1 && taken.test(head.repeat(2)));
        if (again !== undefined) found.push(`Restart by ${JSON.stringify(again)}`);
        if (heads.includes('')) {
          const own = samplesOf(node.element, flags).find((one) => one.length > 1);
          if (own && !isBounded(node)) found.push(`Restart by ${JSON.stringify(own)}`);
        }
      }
      walk(node.element, heads, followed);
    } else if (node.type === 'Alternative') {
      let before = heads;
      for (const [at, element] of node.elements.entries()) {
        if (element.type === 'Assertion' && element.kind === 'start' && !flags.includes('m')) return;
        const rest = node.elements.slice(at + 1);
        walk(element, before, followed || rest.some((one) => !isEmpty(one)));
        before = joined(before, samplesOf(element, flags));
      }
    } else if (node.alternatives && node.type !== 'Assertion') {
      for (const alternative of node.alternatives) walk(alternative, heads, followed);
    } else if (node.type === 'Assertion' && node.kind === 'lookahead') {
      for (const alternative of node.alternatives) walk(alternative, heads, false);
    }
  };
  walk(pattern, [''], false);
  return found;
}

/** Whether a part may be passed over, so that it never fails. */
const isEmpty = (node) => node.type === 'Quantifier' && node.min === 0;

/** Whether a repeated part follows something that its own characters cannot be. */
const isBounded = ({ parent }) =>
  parent.type === 'Alternative' &&
  parent.elements.some(({ type, kind }) => type === 'Assertion' && kind === 'lookbehind');

const MOST = 6;
const joined = (heads, tails) => [...new Set(heads.flatMap((head) => tails.map((tail) => head + tail)))].slice(0, MOST);

/** A few texts that a part of a pattern takes, the shortest first. */
function samplesOf(node, flags) {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass': {
      const one = new RegExp(`^${node.raw}$`, flags.replace(/[gyd]/g, ''));
      return ['a', ' ', '1', 'A', '.', '"', '-', '\n', 'é'].filter((each) => one.test(each)).slice(0, 2);
    }
    case 'Quantifier': {
      const one = samplesOf(node.element, flags).map((text) => text.repeat(Math.max(1, Math.min(node.min, 20))));
      return node.min === 0 ? ['', ...one].slice(0, MOST) : one;
    }
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((alternative) => samplesOf(alternative, flags)).slice(0, MOST);
    case 'Alternative':
      return node.elements.reduce((heads, element) => joined(heads, samplesOf(element, flags)), ['']);
    default:
      // Assertions take nothing; what a reference takes back is left out.
      return [''];
  }
}

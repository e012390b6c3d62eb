import { phrase, prefix, word } from './scan-verses.js';

/** A query, and patterns that every verse found by it must match. */
export type Compared = readonly [query: string, patterns: readonly RegExp[]];

/** By their kind: 30 queries as people type them. */
export const QUERIES: Readonly<Record<string, readonly Compared[]>> = {
  'words, all of which a verse holds': [
    ['grace', [word('grace')]],
    ['shepherd', [word('shepherd')]],
    ['Lord mercy endureth', [word('lord'), word('mercy'), word('endureth')]],
    ['faith hope charity', [word('faith'), word('hope'), word('charity')]],
    ['the', [word('the')]],
    ['GRACE, Truth!', [word('grace'), word('truth')]],
    ['living water', [word('living'), word('water')]],
    ["brother's keeper", [word("brother's"), word('keeper')]],
    ['Cæsar', [word('caesar')]],
    ['theirs kingdom', [/(?<![A-Za-z])their'?s(?![A-Za-z])/i, word('kingdom')]],
    ['psalm Asaph', [word('psalm'), word('asaph')]],
    ['sin death law', [word('sin'), word('death'), word('law')]],
  ],
  phrases: [
    ['"in the beginning"', [phrase('in the beginning')]],
    ['“fear not”', [phrase('fear not')]],
    ['"I am" bread', [phrase('i am'), word('bread')]],
    ['"love your enemies" "do good"', [phrase('love your enemies'), phrase('do good')]],
    ['"and know that I am God"', [phrase('and know that i am god')]],
    ['"kingdom of heaven"', [phrase('kingdom of heaven')]],
    ['"son of man"', [phrase('son of man')]],
    ['"verily verily I say unto you', [phrase('verily verily i say unto you')]],
    ['"the LORD is my"', [phrase('the lord is my'), /LORD/]],
  ],
  'beginnings of words': [
    ['shep*', [prefix('shep')]],
    ['right* judg*', [prefix('right'), prefix('judg')]],
    ['forgiv*', [prefix('forgiv')]],
    ['"bless* are"', [/(?<![A-Za-z])bless[A-Za-z'-]*[^A-Za-z]+are(?![A-Za-z])/i]],
    ['jerus*', [prefix('jerus')]],
  ],
  'words with a mistake in them': [
    ['rightousness', [word('righteousness')]],
    ['forgivness', [word('forgiveness')]],
    ['beleive', [word('believe')]],
    ['shepard sheep', [word('shepherd'), word('sheep')]],
  ],
};

/** None of the queries names a lemma. */
export const NAMES = { lemma: () => [] };

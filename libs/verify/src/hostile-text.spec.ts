import { beforeAll, describe, expect, it } from '@jest/globals';
import { CHECKED, CITED_TEXT_LIMIT } from '@berea/contracts';
import type { ScriptureText } from './scripture-text.js';
import { sharedKjv } from './testing/shared-kjv.js';
import { MAX_CITATIONS, verifyText } from './verify-text.js';

let kjv: ScriptureText;
beforeAll(async () => {
  kjv = await sharedKjv();
});

const fill = (piece: string) => piece.repeat(Math.floor(CITED_TEXT_LIMIT / piece.length));
const nest = (open: string, close: string) =>
  `${open.repeat(CITED_TEXT_LIMIT / 2 - 10)}a b c d${close.repeat(CITED_TEXT_LIMIT / 2 - 10)}`;

describe('verifyText reads the longest hostile text in time that grows with its length', () => {
  it.each<[string, string]>([
    ['straight marks', fill('"')],
    ['apostrophes', fill("'")],
    ['marks around dots', fill('“.” ')],
    ['marks that open only', fill('“a b c d ')],
    ['marks that close only', fill('a b c d” ')],
    ['single marks that open only', fill("'a ")],
    ['apostrophes in words', `'${fill("a'a ").slice(1)}`],
    ['marks within marks', nest('“', '”')],
    ['single marks within marks', fill('“a ‘b c d e’ f” ')],
    ['a quotation in block quotes within block quotes', fill('> > > “a b c d” ')],
    ['marks of block quotes', fill('> ')],
    ['blanks', `“a b c d” — ${' '.repeat(90_000)}x John 3:16`],
    ['blanks within marks', `“a${' '.repeat(90_000)}" John 3:16`],
    ['decoration behind a reference', `> a b c d John 3:16${'*)'.repeat(45_000)}x`],
    ['a row of marks in a block quote', `> ${'”'.repeat(90_000)}x y z a`],
    ['dots', fill('… ')],
    ['brackets', fill('(')],
    ['references', fill('John 3:16 ')],
    ['references in brackets', fill('(John 3:16) ')],
    ['references in block quotes', fill('> (John 3:16)\n')],
    ['references in a row for one quotation', `“a b c d” (${fill('Psalm 119; ').slice(20)})`],
    ['quotations with references', fill('“a b” (Ps 1) ')],
    ['references to verses that do not exist', fill('John 3:99, Psalm 151; ')],
    ['books that do not exist', fill('Hezekiah 3:4 John 3:16 ')],
    ['numbers', fill('John 3:16,17,18,19;')],
    ['an unpaired surrogate and NUL', '\ud800“John 3:16”\u0000'.repeat(1_000)],
    ['HTML', fill('<a ')],
  ])('filled with %s', async (_name, text) => {
    expect(text.length).toBeLessThanOrEqual(CITED_TEXT_LIMIT);
    const citations = await verifyText([kjv], text);
    expect(citations.length).toBeLessThanOrEqual(MAX_CITATIONS);
    const quoted = citations.filter(({ quote, verdict }) => quote && CHECKED.includes(verdict));
    expect(quoted).toEqual([]);
  });

  it('and gives at most 400 citations, whatever the words', async () => {
    const common = fill('“and the of that in he shall unto for I” ');
    expect((await verifyText([kjv], common)).length).toBe(1);
    const words = Array.from({ length: 3_000 }, (_, index) => `“and the of ${kjv.index.vocabulary[index]} in he”`);
    expect((await verifyText([kjv], words.join(' '))).length).toBeLessThanOrEqual(MAX_CITATIONS);
  });
});

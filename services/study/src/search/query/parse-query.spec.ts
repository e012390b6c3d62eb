import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Expression } from './query.js';
import { parseQuery } from './parse-query.js';

const names = { lemma: (name: string) => (['G26', 'g0026', 'G00026', 'agape', 'αγαπη'].includes(name) ? ['G26'] : []) };
const parse = (query: string) => parseQuery(query, names);

/** An expression as text, each part in parentheses of its own. */
function shown(expression: Expression | undefined): string {
  if (!expression) return '';
  switch (expression.kind) {
    case 'phrase':
      return expression.words.map(({ word, prefix }) => `${word}${prefix ? '*' : ''}`).join('_');
    case 'lemma':
      return `lemma:${expression.ids.join('/')}`;
    case 'scope':
    case 'reference':
      return `${expression.kind}:${expression.passages.map(({ first, last }) => `${first}-${last}`).join('/')}`;
    case 'not':
      return `!${shown(expression.of)}`;
    case 'form':
      return `${expression.ids?.join('/') ?? 'any'}:${expression.parsing.written}`;
    case 'near': {
      const parts = expression.of.map((part) => ('kind' in part ? shown(part) : part.map(shown).join(' | ')));
      return `(${parts.join(` ~${expression.within} `)})`;
    }
    default:
      return `(${expression.of.map(shown).join(expression.kind === 'all' ? ' & ' : ' | ')})`;
  }
}

describe('parseQuery', () => {
  it.each([
    ['love', 'love'],
    ['  Love,   the BRETHREN! ', '(love & the & brethren)'],
    ['"Fear not"', 'fear_not'],
    ['“fear not” faith', '(fear_not & faith)'],
    ['„fear not“', 'fear_not'],
    ['"fear not', 'fear_not'],
    ['""', ''],
    ['shep*', 'shep*'],
    ['"bless* are"', 'bless*_are'],
    ['* love *', 'love'],
    ['Cæsar’s', "caesar's"],
    ['grace/peace', '(grace & peace)'],
    ['Beth-el', '(beth-el | beth_el)'],
    ['λόγον', 'λογον'],
    ['ἀγάπη λόγον', '((αγαπη | lemma:G26) & λογον)'],
    ['ΛΟΓΟΣ', 'λογοσ'],
    ['λόγος', 'λογοσ'],
    ['שָׁלוֹם', 'שלומ'],
    ['אלהים', 'אלהימ'],
    ['"ἐν ἀρχῇ"', 'εν_αρχη'],
  ])('reads %p as words and phrases: %s', (query, expected) => {
    expect(shown(parse(query).expression)).toBe(expected);
    expect(parse(query)).toMatchObject({ ignored: [], unknown: [] });
  });

  it.each([
    ['a AND b', '(a & b)'],
    ['a b OR c d', '((a & b) | (c & d))'],
    ['a (b OR c) d', '(a & (b | c) & d)'],
    ['NOT a', '!a'],
    ['a NOT b OR c', '((a & !b) | c)'],
    ['a NOT (b c)', '(a & !(b & c))'],
    ['NOT NOT a', 'a'],
    ['a AND NOT "b c"', '(a & !b_c)'],
    ['a and b', '(a & and & b)'],
    ['((a))', 'a'],
    ['(a (b', '(a & b)'],
    ['"NOT a"', 'not_a'],
    ['-hate love', '(!hate & love)'],
    ['love -hate', '(love & !hate)'],
    ['love −hate', '(love & !hate)'],
    ['fear -"fear not"', '(fear & !fear_not)'],
    ['a -(b c)', '(a & !(b & c))'],
    ['(-a b)', '(!a & b)'],
    ['faith - hope', '(faith & hope)'],
    ['Beth-', 'beth'],
  ])('reads %p with its operators: %s', (query, expected) => {
    expect(shown(parse(query).expression)).toBe(expected);
    expect(parse(query)).toMatchObject({ ignored: [], unknown: [] });
  });

  it.each([
    ['a AND', 'a', ['AND']],
    ['AND a', 'a', ['AND']],
    ['a OR', 'a', ['OR']],
    ['OR a', 'a', ['OR']],
    ['a AND AND b', '(a & b)', ['AND']],
    ['a NOT', 'a', ['NOT']],
    ['a) b', '(a & b)', [')']],
    ['a in:', 'a', ['in:']],
    ['a lemma: b', '(a & b)', ['lemma:']],
    ['a in:""', 'a', ['in:""']],
    ['NOT', '', ['NOT']],
    ['love NEAR', 'love', ['NEAR']],
    ['NEAR love', 'love', ['NEAR']],
    ['love NEAR G26', '(love & lemma:G26)', ['NEAR']],
    ['love NEAR NOT hate', '(love & !hate)', ['NEAR']],
    ['love ~5 hate', '(love & hate)', ['~5']],
  ])('leaves out the meaningless parts of %p, and says so', (query, expected, ignored) => {
    expect(shown(parse(query).expression)).toBe(expected);
    expect(parse(query).ignored).toEqual(ignored);
  });

  it.each([
    ['love NEAR hate', '(love ~5 hate)'],
    ['love NEAR/8 hate AND a', '((love ~8 hate) & a)'],
    ['"fear not" NEAR (a OR b)', '(fear_not ~5 a | b)'],
    ['a NEAR b NEAR/3 c', '(a ~5 b ~5 c)'],
    ['"love hate"~5', '(love ~5 hate)'],
    ['G26 NEAR lemma:agape', '(lemma:G26 ~5 lemma:G26)'],
    ['G26 dative', 'G26:dative'],
    ['dative G26 in:gen', '(G26:dative & scope:0-1532)'],
    ['αγαπη dative', 'G26:dative'],
    ['aorist passive', 'any:aorist passive'],
    ['lemma:G26 parsing:dat.sg', 'G26:dat sg'],
    ['perfect love', '(perfect & love)'],
    ['love dative', '(love & dative)'],
    ['"dative"', 'dative'],
    ['draw near God', '(draw & near & god)'],
  ])('reads %p as words near each other, or as a form: %s', (query, expected) => {
    expect(shown(parse(query).expression)).toBe(expected);
    expect(parse(query)).toMatchObject({ ignored: [], unknown: [] });
  });

  it.each([
    ['lemma:G26', 'lemma:G26'],
    ['LEMMA:agape', 'lemma:G26'],
    ['lemma:"agape" charity', '(lemma:G26 & charity)'],
    ['G26', 'lemma:G26'],
    ['G00026', 'lemma:G26'],
    ['<G26>', 'lemma:G26'],
    ['strongs:G26', 'lemma:G26'],
    ['strong:g0026', 'lemma:G26'],
    ['in:gen', 'scope:0-1532'],
    ['a in:gen in:exod', '(a & scope:0-1532/1533-2745)'],
    ['a NOT in:gen', '(a & !scope:0-1532)'],
    ['in:1 john a', '(scope:30541-30645 & a)'],
    ['in:"1 john" a', '(scope:30541-30645 & a)'],
    ['in:gen 1 light', '(scope:0-30 & light)'],
    ['in:gen 1:3-5 light', '(scope:2-4 & light)'],
    ['in:1 john 4 love', '(scope:30604-30624 & love)'],
    ['in:gen 99 a', '(scope:0-1532 & 99 & a)'],
    ['in:nt 144', '(scope:23145-31101 & 144)'],
    ['begin:ning', '(begin & ning)'],
  ])('reads %p with its fields: %s', (query, expected) => {
    expect(shown(parse(query).expression)).toBe(expected);
    expect(parse(query)).toMatchObject({ ignored: [], unknown: [] });
  });

  it('tells which names after in: and lemma: are unknown', () => {
    expect(parse('a in:narnia lemma:G9999')).toMatchObject({
      ignored: [],
      unknown: [
        { field: 'in', name: 'narnia' },
        { field: 'lemma', name: 'G9999' },
      ],
    });
  });

  it.each([
    ['Gen 1:1', 'reference:0-0'],
    ['gen 1:1; gen 1:3', 'reference:0-0/2-2'],
    ['gen 99', 'reference:'],
    ['gen 1:1 light', '(gen & 1 & 1 & light)'],
  ])('reads %p as a reference only when it is nothing else: %s', (query, expected) => {
    expect(shown(parse(query).expression)).toBe(expected);
  });

  it('tells the place of each word in the typed query', () => {
    const query = 'NOT “Cæsar’s  Friend” ÉGYPT*';
    const { expression } = parse(query);
    const words = JSON.stringify(expression);
    expect(words).toContain('"word":"egypt"');
    const places = [...words.matchAll(/"start":(\d+),"length":(\d+)/g)].map(([, start, length]) =>
      query.slice(Number(start), Number(start) + Number(length)),
    );
    expect(places).toEqual(['Cæsar’s', 'Friend', 'ÉGYPT*']);
  });

  it('reads any typed text without failing, and reports only typed words as ignored', () => {
    const part = fc.constantFrom(
      '"',
      '(',
      ')',
      'AND',
      'OR',
      'NOT',
      ' ',
      'in:',
      'lemma:',
      '*',
      'gen',
      '1:1',
      '’',
      'a',
      '\0',
    );
    const typed = fc.oneof(
      fc.array(part, { maxLength: 60 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
      // Unpaired surrogates, too.
      fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map((units) => String.fromCharCode(...units)),
    );
    fc.assert(
      fc.property(typed, (query) => {
        const { expression, ignored } = parse(query);
        for (const each of ignored) expect(query).toContain(each);
        expect(shown(expression)).toEqual(expect.any(String));
      }),
      { numRuns: 500 },
    );
  });
});

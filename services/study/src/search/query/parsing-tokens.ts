import { namesForm, namesOnlyForms } from '../../works/parsing-words.js';
import { isOriginal, type QueryWord } from './query.js';
import type { Token } from './scan-query.js';

/**
 * Reads 'G26 dative' and 'aorist imperative passive' as `parsing:` does: if all words of a query outside of quotation marks name forms, and one of
 * them nothing else. 'perfect love' and 'G26 perfect' stay words.
 */
export function withParsing(tokens: readonly Token[]): readonly Token[] {
  const words: QueryWord[] = [];
  for (const token of tokens) {
    if (token.kind === 'field' && token.field !== 'parsing') continue;
    if (token.kind === 'phrase' && token.quoted) continue;
    if (token.kind !== 'phrase') return tokens;
    const [word, ...more] = token.words;
    if (!word || more.length || word.prefix) return tokens;
    if (isOriginal(word.word)) continue;
    if (!namesForm(word.word)) return tokens;
    words.push(word);
  }
  const [first] = words;
  if (!first || !words.some(({ word }) => namesOnlyForms(word))) return tokens;
  const last = words.at(-1) ?? first;
  const parsing: Token = {
    kind: 'field',
    field: 'parsing',
    value: words.map(({ word }) => word).join(' '),
    words,
    start: first.start,
    end: last.start + last.length,
  };
  return tokens.flatMap((token) => {
    const [word] = token.kind === 'phrase' ? token.words : [];
    if (!word || !words.includes(word)) return [token];
    return word === first ? [parsing] : [];
  });
}

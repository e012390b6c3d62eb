import { findBook } from '@berea/scripture';

export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’‑-]\p{L}[\p{L}\p{M}]*)*|\p{N}+/gu;
const PHRASE = /"([^"]*)"|“([^”]*)”/g;
const REFERENCE = /^\s*((?:[1-3]\s*)?\p{L}[\p{L}. ]*?)\.?\s*\d[\d\s:;,–-]*$/u;

/** Case, accents and the shapes of apostrophes and hyphens carry no meaning. */
const fold = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[æǽ]/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/[’]/g, "'")
    .replace(/[‑]/g, '-');

/** The ways to write a word that find it: 'lord' finds 'LORD's', 'bethel' finds 'Beth-el'. */
const forms = (word: string): string[] => {
  const folded = fold(word);
  const parts = folded.includes('-') ? folded.split('-').filter((part) => part.length > 1) : [];
  return [folded, folded.replace(/['-]/g, ''), folded.replace(/'s$/, ''), ...parts];
};

/**
 * A verse in pieces, with the searched words marked. The words of a "quoted phrase" are marked where they stand
 * together; of a reference nothing is, since the verses were not found by their words.
 */
export function markWords(text: string, query: string): Piece[] {
  const phrases = isReference(query) ? [] : phrasesOf(query);
  const words = [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    forms: forms(match[0]),
  }));
  const marked = new Set<number>();
  for (const phrase of phrases) {
    words.forEach((_, at) => {
      const here = phrase.every((word, offset) => words[at + offset]?.forms.includes(word));
      if (here) phrase.forEach((_word, offset) => marked.add(at + offset));
    });
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (const at of [...marked].sort((a, b) => a - b)) {
    const word = words[at];
    if (!word) continue;
    if (word.start > from) pieces.push({ text: text.slice(from, word.start), marked: false });
    pieces.push({ text: text.slice(word.start, word.end), marked: true });
    from = word.end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
}

function phrasesOf(query: string): string[][] {
  const wordsOf = (part: string) => [...part.matchAll(WORD)].map(([word]) => fold(word));
  const phrases = [...query.matchAll(PHRASE)].map((match) => wordsOf(match[1] ?? match[2] ?? ''));
  const single = wordsOf(query.replace(PHRASE, ' ')).map((word) => [word]);
  return [...phrases, ...single].filter((phrase) => phrase.length > 0);
}

function isReference(query: string): boolean {
  const name = REFERENCE.exec(query)?.[1];
  return name !== undefined && findBook(name) !== undefined;
}

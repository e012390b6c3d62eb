import { VERSE_TOTAL } from '@berea/scripture';
import type { BibleText } from '../../services/study/src/works/bible-text.js';
import type { Library } from '../../services/study/src/works/library.js';
import { passageName } from '../../services/study/src/text/passages.js';

const WORDS = 1_000;
/** Shorter notes would have to be repeated. */
const LONG = 800;
/** Prime to the number of verses, so that all of them come in turn. */
const STRIDE = 7_919;
const PROSE =
  'The writer says this with care, and whoever reads on will see why it matters to the whole of the letter.';

/**
 * Answers of about a thousand words, the same in every run: prose of the commentaries between ten quotations, of which
 * six are exact, one in another translation, and one each is altered, under a wrong reference, and invented.
 */
export function composeAnswers({ main, texts, commentaries }: Library, count: number): string[] {
  const notes = commentaries
    .flatMap((each) => each.all().map(({ text }) => text))
    .filter(({ length }) => length >= LONG);
  const another = texts.find(({ language, code }) => language === main.language && code !== main.code) ?? main;
  return Array.from({ length: count }, (_, number) => {
    const verse = (index: number) => ((number * 10 + index) * STRIDE) % VERSE_TOTAL;
    const paragraphs = Array.from({ length: 10 }, (_, index) => [
      prose(notes, verse(index), WORDS / 10 - 25),
      quotation(main, another, verse(index), index),
    ]);
    return paragraphs.flat().join('\n\n');
  });
}

/** So many words of a commentary, without the quotations and references that are its own. */
function prose(notes: readonly string[], from: number, words: number): string {
  const text = notes.length ? notes[from % notes.length] : PROSE;
  const plain = (text ?? PROSE).replace(/["“”‘>]|\b[\w.]+ \d+[:\d,-]*/g, ' ');
  const row = plain.split(/\s+/).filter(Boolean);
  return Array.from({ length: words }, (_, index) => row[index % row.length] ?? 'so').join(' ');
}

function quotation(main: BibleText, another: BibleText, position: number, index: number): string {
  const name = passageName({ first: position, last: position });
  const words = main.at(position).split(' ');
  switch (index) {
    case 6:
      return `> ${another.at(position)}\n> — ${name} (${another.label})`;
    case 7:
      return `“${words.with(words.length >> 1, 'peradventure').join(' ')}” (${name})`;
    case 8:
      return `“${main.at((position + STRIDE) % VERSE_TOTAL)}” (${name})`;
    case 9:
      return `“${invented(main, position)}” (${name})`;
    default:
      return `> ${main.at(position)}\n> — ${name} (${main.label})`;
  }
}

/** Words of Scripture that no verse has together. */
const invented = (main: BibleText, position: number): string =>
  Array.from({ length: 12 }, (_, index) => {
    const there = main.at((position + index * STRIDE) % VERSE_TOTAL).split(' ');
    return there[index % there.length] ?? 'selah';
  }).join(' ');

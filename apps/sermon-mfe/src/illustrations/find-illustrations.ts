import { readManuscript } from '../manuscript/read-manuscript.js';

/** Words enough to find the same illustration again, and few enough that a change further on does not hide it. */
const PHRASE = { least: 24, most: 64 };
/** As many as are looked for at once. */
const MOST = 8;

const NAMED = /^illustration\b[\s:.–—-]*/i;

/** The beginning of a text, as far as the last whole word. */
function phraseOf(text: string): string | undefined {
  const words = text.slice(0, PHRASE.most + 1);
  const phrase = text.length > PHRASE.most ? words.slice(0, words.lastIndexOf(' ')) : text;
  return phrase.length >= PHRASE.least ? phrase.trim() : undefined;
}

/** The first words of each illustration of a manuscript: of the text under or behind 'Illustration'. */
export function findIllustrations(body: string): string[] {
  const found: string[] = [];
  let isNext = false;
  for (const { kind, text } of readManuscript(body)) {
    const rest = text.replace(NAMED, '');
    const named = rest !== text;
    const words = named ? rest : isNext && kind !== 'heading' ? text : '';
    isNext = named && !rest;
    const phrase = phraseOf(words);
    if (phrase) found.push(phrase);
  }
  return [...new Set(found)].slice(0, MOST);
}

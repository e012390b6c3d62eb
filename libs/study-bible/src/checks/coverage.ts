import { formatReference, placeAt } from '@berea/scripture';
import { versesOf } from '../entry-texts.js';
import { entriesOf, type Notes, type Problem } from '../read-notes.js';

/** A file of sections is one book, each verse in one section, in order. */
export function checkCoverage(notes: Pick<Notes, 'entries'>): Problem[] {
  const problems: Problem[] = [];
  const all = entriesOf(notes, 'sections');
  for (const file of new Set(all.map((entry) => entry.file))) {
    const sections = all.filter((entry) => entry.file === file);
    const [start] = sections;
    const passage = start && versesOf(start.value.ref);
    if (!start || !passage) continue;
    const { book } = placeAt(passage.first);
    const whole = versesOf(`${book.name} 1-${book.chapters}`) ?? versesOf(`${book.name} 1`);
    let next = whole?.first ?? 0;
    for (const { line, value } of sections) {
      const verses = versesOf(value.ref);
      if (!verses) continue;
      if (verses.first !== next) problems.push({ file, line, text: `${value.ref} must begin at ${nameAt(next)}` });
      next = verses.last + 1;
    }
    if (whole && next !== whole.last + 1)
      problems.push({ file, line: 1, text: `${nameAt(next)} and what follows has no section` });
  }
  return problems;
}

function nameAt(position: number): string {
  const { book, chapter, verse } = placeAt(position);
  return formatReference(book.name, chapter, verse);
}

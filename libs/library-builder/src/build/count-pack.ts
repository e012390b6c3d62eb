import type { BiblePack, CommentaryPack, Pack } from '@berea/text-packs';

/** Counts of a pack's contents: shown to readers, and compared with the counts of a known version of its source. */
export function countPack(pack: Pack): Record<string, number> {
  switch (pack.kind) {
    case 'bible':
      return countBible(pack);
    case 'words':
      return {
        verses: pack.verses.filter(({ length }) => length).length,
        words: sum(pack.verses.map(({ length }) => length / 3)),
        ...(pack.apparatus && {
          tied: sum(pack.verses.map((flat) => flat.filter((part, at) => at % 3 === 1 && part).length)),
          ...(pack.parsings && { parsed: sum(pack.parsings.map(({ length }) => length / 2)) }),
          places: sum(Object.values(pack.apparatus).map(({ length }) => length)),
        }),
      };
    case 'lexicon':
      return { entries: pack.entries.length };
    case 'commentary':
      return countCommentary(pack);
    case 'topics': {
      const lines = pack.topics.flatMap((topic) => topic.lines);
      return {
        topics: pack.topics.length,
        lines: lines.length,
        ranges: sum(lines.map(([, , ranges]) => ranges.length)),
        links: sum(lines.map(([, , , see]) => see.length)),
      };
    }
    case 'references':
      return {
        verses: pack.starts.reduce((count, start, at) => count + (start > (pack.starts[at - 1] ?? 0) ? 1 : 0), 0),
        references: pack.positions.length,
        dropped: pack.dropped,
        repeated: pack.repeated,
      };
    case 'parallels': {
      const sets = pack.sections.flatMap((section) => section.sets);
      return {
        quotations: pack.quotations.length,
        quoted: sum(pack.quotations.map(({ of }) => of.length)),
        sections: pack.sections.length,
        sets: sets.length,
        passages: sum(sets.map(({ length }) => length)),
        lone: pack.lone.length,
      };
    }
    case 'study-bible':
      return {
        answers: pack.answers.length,
        sections: pack.sections.length,
        ...(pack.books && { books: pack.books.length }),
        ...(pack.articles && { articles: pack.articles.length }),
        ...(pack.bridges && { bridges: pack.bridges.length }),
      };
    case 'dictionary': {
      const { entries, lemmas = [] } = pack;
      if (!lemmas.length) return { entries: entries.length };
      const senses = lemmas.flatMap((each) => each.senses);
      return {
        entries: lemmas.length,
        senses: senses.length,
        references: sum(senses.map(({ refs }) => refs.length)),
      };
    }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

function countBible(pack: BiblePack): Record<string, number> {
  return {
    verses: pack.verses.filter(Boolean).length,
    words: sum(Object.values(pack.words).map(countRuns)),
    paragraphs: pack.paragraphs.length,
    poetry: Object.keys(pack.lines).length,
    headings: pack.headings.length,
    notes: pack.notes.length,
  };
}

/** Runs of `start, length, n, n numbers`. */
function countRuns(flat: readonly number[]): number {
  let runs = 0;
  for (let at = 0; at < flat.length; at += 3 + (flat[at + 2] ?? 0)) runs += 1;
  return runs;
}

function countCommentary(pack: CommentaryPack): Record<string, number> {
  const counts: Record<string, number> = {};
  const covered = new Set<number>();
  for (const { kind, first, last } of pack.notes) {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind !== 'introduction') for (let position = first; position <= last; position += 1) covered.add(position);
  }
  counts['verses'] = covered.size;
  if (pack.outline.length) counts['outline'] = pack.outline.length;
  const signed = pack.notes.filter(({ author }) => author).length;
  if (signed) counts['signed'] = signed;
  return counts;
}

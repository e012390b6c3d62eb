import type { Place, Source, StudySection } from '@berea/contracts';

interface WorksUsed {
  /** Id of the translation that the passage is shown in, and of the one that everything else quotes */
  readonly text: string;
  readonly main: string;
  readonly topics?: string;
  /** Id of the Hebrew text, whose forms and parsing the word tables show */
  readonly hebrew?: string;
  /** Id of the Greek text */
  readonly greek?: string;
  /** Id of the work that has a Strong's number */
  lexiconOf(id: string): string | undefined;
}

/** Ids of the works that an answer was made from, each once, in the order of their first use. */
export function worksIn(sections: readonly StudySection[], works: WorksUsed): string[] {
  return [...new Set(sections.flatMap((section) => worksOfSection(section, works)))];
}

const originalOf = (form: string, hebrew: string | undefined, greek: string | undefined): string[] =>
  [/\p{Script=Hebrew}/u.test(form) ? hebrew : greek].filter((id) => id !== undefined);

function worksOfSection(section: StudySection, { text, main, topics, hebrew, greek, lexiconOf }: WorksUsed): string[] {
  switch (section.type) {
    case 'verses':
      return [text];
    case 'text':
      return section.source ? [section.source] : [];
    case 'outline':
      return [section.source];
    case 'words':
      return section.rows.flatMap(({ form, entry }) => [
        ...(form ? originalOf(form, hebrew, greek) : []),
        ...(entry ? [entry.source] : []),
      ]);
    case 'cross-references':
      return [main, ...section.references.flatMap(({ reasons }) => reasons.map(({ source }) => source))];
    case 'commentary':
      return section.notes.map(({ work }) => work);
    case 'topics':
      return topics ? [topics] : [];
    case 'points':
      return section.points.flatMap(({ sources }) => sources ?? [main]);
    case 'relations':
      return [main, ...section.relations.flatMap(({ id }) => lexiconOf(id) ?? [])];
    case 'repetitions':
      return [main];
    case 'questions':
      return [];
  }
}

/** A source with where it opens in the product: the Bible reader at the passage. */
export const withAddress = (source: Source, place: Place | undefined): Source => ({
  ...source,
  ...(place && { href: readerAddress(place) }),
});

/** '/bible/John/3/16', '/bible/1%20John/4/9-10' */
export function readerAddress({ book, chapter, verse, endVerse }: Place): string {
  const range = endVerse > verse ? `-${endVerse}` : '';
  return `/bible/${encodeURIComponent(book)}/${chapter}/${verse}${range}`;
}

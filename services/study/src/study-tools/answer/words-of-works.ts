import type { Source, StudySection } from '@berea/contracts';
import type { WordsOfWork } from '@berea/verify';

/** The words of authors in an answer, as the sections hold them. */
export function wordsOfWorks(sections: readonly StudySection[], source: (work: string) => Source): WordsOfWork[] {
  const nameOf = (work: string): string => source(work).author ?? source(work).title;
  return sections.flatMap((section): WordsOfWork[] => {
    switch (section.type) {
      case 'commentary':
        return section.notes.map(({ by, author, text }) => ({ by: by ?? author, text }));
      case 'points':
        return section.points.flatMap(({ title, text, sources = [] }) => {
          const work = sources.find((id) => /^(?:commentary|topics)-/.test(id));
          return work ? [{ by: nameOf(work), text: `${title} ${text}` }] : [];
        });
      case 'text':
        return section.source ? [{ by: nameOf(section.source), text: section.text }] : [];
      case 'outline':
        return section.rows.map(({ title }) => ({ by: nameOf(section.source), text: title }));
      default:
        return [];
    }
  });
}

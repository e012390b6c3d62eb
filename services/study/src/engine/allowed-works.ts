import type { StudySection } from '@berea/contracts';
import type { AllowedWorks } from './study-engine.js';

/** Whether a question is confined to some works. */
export const isConfinedToWorks = ({ works, textOnly }: AllowedWorks): boolean =>
  works !== undefined || textOnly === true;

/** Whether an answer to a question may be made from a work. */
export const allows =
  ({ works, textOnly }: AllowedWorks) =>
  (id: string): boolean =>
    (!textOnly || id.startsWith('bible-')) && (!works || works.includes(id));

/**
 * The sections of an answer that remain if only some works may be used.
 * @param topics id of the topical Bible, whose sections do not name it
 */
export function withinWorks(
  sections: readonly StudySection[],
  question: AllowedWorks,
  topics: string | undefined,
): StudySection[] {
  if (!isConfinedToWorks(question)) return [...sections];
  const may = allows(question);
  return sections.flatMap((section) => {
    const kept = within(section, may, topics);
    return kept ? [kept] : [];
  });
}

function within(
  section: StudySection,
  may: (id: string) => boolean,
  topics: string | undefined,
): StudySection | undefined {
  switch (section.type) {
    case 'text':
      return !section.source || may(section.source) ? section : undefined;
    case 'outline':
      return may(section.source) ? section : undefined;
    case 'topics':
      return topics && may(topics) ? section : undefined;
    case 'commentary': {
      const notes = section.notes.filter(({ work }) => may(work));
      return notes.length ? { ...section, notes } : undefined;
    }
    case 'points': {
      const points = section.points.filter(({ sources = [] }) => sources.every(may));
      return points.length ? { ...section, points } : undefined;
    }
    case 'words': {
      const rows = section.rows.filter(({ entry }) => !entry || may(entry.source));
      return rows.some(({ entry }) => entry) ? { ...section, rows } : undefined;
    }
    case 'cross-references': {
      const references = section.references.flatMap((reference) => {
        const reasons = reference.reasons.filter(({ source }) => may(source));
        return reasons.length ? [{ ...reference, reasons }] : [];
      });
      return references.length ? { ...section, references } : undefined;
    }
    case 'relations':
      return may('lexicon-grc') && may('lexicon-hbo') ? section : undefined;
    default:
      return section;
  }
}

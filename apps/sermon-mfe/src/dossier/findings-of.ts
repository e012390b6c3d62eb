import type { BasketKind, Place, Source, StudySection } from '@berea/contracts';
import { versePiece } from '@berea/answers';
import { t } from '../texts/dossier.js';

/** One thing that was found on a passage, as it can be put into a manuscript. */
export interface Finding {
  /** Its sign and its name in a basket. */
  readonly kind: BasketKind;
  readonly title: string;
  readonly text: string;
  /** Its source, for a footnote. */
  readonly source?: string;
  /** Why it is listed: 'Matthew Henry refers to it here'. */
  readonly why?: string;
  /** For a word: its row in a table of words. */
  readonly word?: FoundWord;
}

/** A Hebrew or Greek word of a passage. */
export interface FoundWord {
  /** Its form in the text, if known; else its lemma. */
  readonly form: string;
  readonly transliteration: string;
  /** Its Strong's number. */
  readonly id: string;
  /** Its English words in the passage. */
  readonly english: string;
  readonly sense: string;
}

/** As many of one kind as a page has room for. */
const MOST = 8;

export const referenceOf = ({ book, chapter, verse, endVerse }: Place): string =>
  `${book} ${chapter}:${verse}${endVerse > verse ? `–${endVerse}` : ''}`;

/** Verses as a quotation, without what only a new sermon needs. */
export const quotationOf = (text: string, place: Place): Finding => ({
  kind: 'verse',
  title: referenceOf(place),
  text: versePiece(text, referenceOf(place), 'KJV').text,
});

const item = (text: string): string => `- ${text.replace(/\s+/g, ' ').trim()}`;

const wordOf = ({ form, transliteration, id, english, sense }: FoundWord): Finding => ({
  kind: 'word',
  title: form,
  text: item(`${english}: ${form} (${transliteration}), ${sense}`),
  source: t('dossier.strongs-number', { id }),
  word: { form, transliteration, id, english, sense },
});

/**
 * The findings in a part of an analysis, piece by piece. @param sources of the whole analysis, by which works are named
 */
export function findingsOf(section: StudySection, sources: readonly Source[]): Finding[] {
  const from = (id: string | undefined): { readonly source?: string } => {
    const work = sources.find((each) => each.id === id);
    return work ? { source: [work.author, work.title].filter(Boolean).join(', ') } : {};
  };
  switch (section.type) {
    case 'text':
      // A text without an author is a remark of the tool, such as that a passage is long.
      return section.source
        ? [{ kind: 'text', title: section.title, text: section.text, ...from(section.source) }]
        : [];
    case 'words':
      return section.rows.flatMap(({ words, form, transliteration, entry }) =>
        entry
          ? [
              wordOf({
                ...entry,
                form: form ?? entry.lemma,
                transliteration: transliteration ?? entry.transliteration,
                english: words,
                sense: entry.definition,
              }),
            ]
          : [],
      );
    case 'cross-references':
      return section.references.slice(0, MOST).map((reference) => {
        const why = reference.reasons.map(({ text }) => text).join(' ');
        return {
          ...quotationOf(reference.text, reference),
          kind: 'cross-reference',
          ...(why && { why }),
          ...from(reference.reasons[0]?.source),
        };
      });
    case 'commentary':
      return section.notes.slice(0, MOST).map(({ text, focus, author, by, work, place, title }) => ({
        kind: 'quotation',
        title: by ?? author,
        text: (focus ? text.slice(focus.start, focus.end) : text).trim(),
        source: [
          by ?? author,
          from(work).source ?? title,
          place && t('dossier.on-place', { reference: referenceOf(place) }),
        ]
          .filter(Boolean)
          .join(', '),
      }));
    case 'outline':
      return [
        {
          kind: 'structure',
          title: section.title,
          text: section.rows.map(({ place, title }) => item(`${title} (${referenceOf(place)})`)).join('\n'),
          ...from(section.source),
        },
      ];
    case 'repetitions':
      return section.rows.slice(0, MOST).map(({ words, count }) => ({
        kind: 'structure',
        title: section.title,
        text: item(t('dossier.stands-times', { words, count })),
      }));
    case 'points':
      return section.points.map(({ title, text, sources: works }) => ({
        kind: 'text',
        title: title ?? section.title,
        text: title ? `# ${title}\n${text}` : text,
        ...from(works?.[0]),
      }));
    case 'questions':
      return section.questions.map((question) => ({ kind: 'question', title: section.title, text: item(question) }));
    case 'verses':
      return section.verses.slice(0, MOST).map((verse) => quotationOf(verse.text, verse));
    case 'topics':
      return section.topics.length
        ? [{ kind: 'text', title: section.title, text: item(section.topics.map(({ name }) => name).join(', ')) }]
        : [];
    case 'relations':
      return [];
  }
}

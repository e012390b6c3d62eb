import type { StudySection } from '@berea/contracts';
import type { Candidate, Found } from '../../retrieval/retriever.js';
import { passageName } from '../../text/passages.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import type { StudyBible } from '../../works/study-bible.js';
import type { Draft, Frame } from './draft.js';
import { listWords } from './frame-sentences.js';

/** Places that are shown with their words. */
const MOST_SHOWN = 3;

export interface FoundOptions {
  readonly text: BibleText;
  readonly frame: Frame;
  /** Set if it may be used */
  readonly notes: StudyBible | null;
  /** That nothing was found that fits */
  readonly nothing: string;
  /** Questions that the notes answer and that may be meant, best first */
  readonly nearest: readonly string[];
  /** The section of a named work on a place */
  readonly voiceOn: (candidate: Candidate) => readonly StudySection[];
}

/**
 * The library's answer to a question that none of its entries answers for certain: the place that decides, our notes on
 * it, and further ones, each with the reason why it is here. If nothing comes near enough to be shown, it offers
 * questions that may be meant; undefined if there are none either.
 */
export function answerFound({ candidates, level }: Found, options: FoundOptions): Draft | undefined {
  const { text, frame, notes, nothing, nearest, voiceOn } = options;
  const there = candidates.filter(({ position }) => text.at(position));
  const [first] = there;
  if (!first || level === 'low') return nearest.length ? { parts: [nothing], next: nearest } : undefined;
  const isEnglish = text.language.startsWith('en');
  const [section] = isEnglish ? (notes?.sectionsIn(first.position, first.position) ?? []) : [];
  const about = section ? `*${section.title}*` : passageName(first.passage);
  return {
    parts: [
      level === 'high' ? frame.meant(about) : frame.perhapsMeant(about),
      ...(section && notes ? [section.about, `*${frame.fromNotes(notes.edition)}*`] : []),
      ...there
        .slice(0, MOST_SHOWN)
        .flatMap((candidate) => [whyHere(candidate, frame), quoteVerses(text, candidate.passage)]),
      ...(section
        ? [frame.readOf(`*${section.title}*`, passageName({ first: section.range[0], last: section.range[1] }))]
        : []),
    ],
    next: nearest,
    sections: [...voiceOn(first)],
    works: section && notes ? [notes.source] : [],
  };
}

/** The reader is to know by which words a place was found, and who else speaks of it. */
function whyHere({ passage, words, near, witnesses }: Candidate, frame: Frame): string {
  const told = new Set([...words, ...near]);
  const beside = witnesses.find((witness) => witness.words.some((word) => !told.has(word)));
  return frame.because({
    name: passageName(passage),
    words: listWords([...words, ...near]),
    ...(beside && { beside: { kind: beside.kind, words: listWords(beside.words.filter((word) => !told.has(word))) } }),
  });
}

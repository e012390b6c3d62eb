import { type CrossReference, isFunctionWord, type StudySection } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { wordsFor } from '../../reference/lists.js';
import { wordsOf } from '../../text/fold-words.js';
import { placeOf } from '../../text/passages.js';
import type { TaggedText } from '../../works/tagged-text.js';
import type { StudyContext } from '../study-context.js';
import { notedSection } from './noted-section.js';

/** A word that carries a passage: its lemma there. */
export interface CarriedWord {
  /** Strong's number */
  readonly id: string;
  readonly lemma: string;
  /** The English words of the passage for it */
  readonly words: string;
  /** The same as renderings of the lemma, folded */
  readonly forms: readonly string[];
}

const MOST_PLACES = 3;
/** A longer verse has many words by accident. */
const LONGEST = 320;
/** All places of a lemma that has no more are worth reading. */
const FEW = 4;
/** What another word of the passage beside the lemma weighs, that a work sets the verses beside each other, and a theme of both sections. */
const WEIGHTS = { word: 3, set: 3, theme: 1 } as const;
const MOST_SET = 40;
/** One theme in common is no reason by itself. */
const LEAST_SCORE = 2;

interface Candidate {
  readonly position: number;
  readonly score: number;
  readonly why: string;
}

/**
 * For each word, by its number, the places outside the section that have its lemma in the same sense, best first: those
 * with other words of the passage, those that works set beside it, those on the same themes. Each says why it is there.
 */
export function placesOfWords(
  context: StudyContext,
  tagged: TaggedText,
  words: readonly CarriedWord[],
): Map<string, StudySection[]> {
  const { library, passage, works } = context;
  const [first, last] = notedSection(context)?.range ?? [passage.first, passage.last];
  const set = new Set(works.compare(passage.first, MOST_SET).map(({ text }) => text));
  const positions = new Map(words.map(({ id }) => [id, new Set(tagged.positionsOf(id))]));
  const used = new Set<number>();
  return new Map(
    words.map((word) => {
      const others = words.filter(({ id }) => id !== word.id);
      const best = [...(positions.get(word.id) ?? [])]
        .filter((at) => !used.has(at) && !holds({ first, last }, at) && library.main.at(at).length <= LONGEST)
        .flatMap((at) => candidate(context, tagged, word, { at, beside: besideIn(others, positions, at), set }))
        .sort((a, b) => b.score - a.score || a.position - b.position)
        .slice(0, MOST_PLACES);
      for (const { position } of best) used.add(position);
      return [word.id, best.length ? [sectionOf(context, word, best)] : []];
    }),
  );
}

const besideIn = (
  others: readonly CarriedWord[],
  positions: ReadonlyMap<string, ReadonlySet<number>>,
  at: number,
): CarriedWord[] => others.filter(({ id }) => positions.get(id)?.has(at));

/** A place that has the lemma in the same sense: by the same English word, unless the lemma has few places at all. */
function candidate(
  context: StudyContext,
  tagged: TaggedText,
  word: CarriedWord,
  { at, beside, set }: { at: number; beside: readonly CarriedWord[]; set: ReadonlySet<string> },
): Candidate[] {
  const { concordance, library } = context;
  const there = wordsFor(tagged, word.id, at);
  const bases = new Set(concordance.basesIn(there.join(' ')));
  const isSame = word.forms.some((form) => concordance.basesIn(form).every((base) => bases.has(base)));
  const uses = tagged.positionsOf(word.id).length;
  if (!isSame && uses > FEW) return [];
  const isSet = set.has(library.main.at(at));
  const themes = sharedThemes(context, at);
  const score =
    WEIGHTS.word * beside.length +
    WEIGHTS.set * Number(isSet) +
    WEIGHTS.theme * themes.length +
    LEAST_SCORE * Number(uses <= FEW);
  if (score < LEAST_SCORE) return [];
  const rendered = wordsOf(there.join(' ')).filter((each) => !isFunctionWord(each));
  const isSameWords = rendered.every((each) => concordance.basesIn(word.words).includes(concordance.baseOf(each)));
  const why = [
    `Has ${word.lemma} as well${isSameWords ? '' : `, there as “${rendered.join(' ')}”`}`,
    ...(beside.length
      ? [`beside ${beside.map(({ lemma, words }) => `${lemma} “${words}”`).join(' and ')}, as here`]
      : []),
    ...(themes.length ? [`in a passage on ${themes.join(' and ')}, too`] : []),
    ...(isSet ? ['set beside this verse by works of reference'] : []),
    ...(uses <= FEW ? [`one of ${uses} verses in all that have the word`] : []),
  ].join('; ');
  return [{ position: at, score, why: `${why}.` }];
}

/** The themes that the section of a verse has in common with the section of the passage, by their names. */
function sharedThemes(context: StudyContext, at: number): string[] {
  const { studyBible } = context.library;
  const own = new Set(notedSection(context)?.themes);
  const [section] = studyBible?.sectionsIn(at, at) ?? [];
  return studyBible?.themeNames((section?.themes ?? []).filter((theme) => own.has(theme))).slice(0, 2) ?? [];
}

const holds = ({ first, last }: Passage, position: number): boolean => first <= position && position <= last;

function sectionOf({ library: { main } }: StudyContext, word: CarriedWord, best: readonly Candidate[]): StudySection {
  const references = best.map(({ position, score, why }): CrossReference => ({
    ...placeOf({ first: position, last: position }),
    text: main.at(position),
    score,
    reasons: [{ kind: 'lemmas', text: why, source: main.source.id }],
  }));
  return { type: 'cross-references', title: `${word.lemma}, “${word.words}”, elsewhere`, references };
}

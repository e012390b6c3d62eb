import type { StudyWord } from '@berea/contracts';
import type { Passage } from '@berea/scripture';
import { Concordance } from '../../works/concordance.js';
import { transliterateGreek } from '../../works/greek-letters.js';
import { describeGreekMorphology } from '../../works/greek-morphology.js';
import { describeMorphology } from '../../works/morphology.js';
import type { PlacedSection } from '../../works/study-bible.js';
import type { TaggedText } from '../../works/tagged-text.js';
import { wordsOf } from '../../text/fold-words.js';
import { placeOf } from '../../text/passages.js';
import type { StudyContext } from '../study-context.js';
import { lemmasOf, type RepeatedLemma } from './repeated-lemmas.js';

/** Verses of each testament: a lemma is rare or common in its own. */
const VERSES = { G: 7_957, H: 23_145 } as const;
/** A word of fewer verses is a thing of this one story, such as a husk or a ring: Scripture says nothing else by it. */
const ENOUGH_VERSES = 10;
/** A word of more than one verse in twenty, such as 'say' or 'come', tells no passage from another. */
const LEAST_RARITY = Math.log(20);
/** What a word gains whose English names a theme of Scripture, and what one gains that the notes on the passage name. */
const GAIN = { theme: 2.5, named: 1.25, key: 1.25 } as const;
/** Of the uses of an English word, at least so many have the lemma that it names a theme for. */
const LEAST_SHARE = 1 / 5;

const GREEK_CONTENT = /^[NVA]/;
const HEBREW_CONTENT = /(?:^|\/)H?(?:N(?!p)|V|A)/;

type Original = Pick<StudyWord, 'form' | 'transliteration' | 'parsing'>;

/**
 * The words that carry a passage, best first: of all its nouns, verbs and adjectives those that are rare in their
 * testament, come back in it, name a theme, or are named in the notes on it.
 */
export function carryingWords(context: StudyContext, most: number): StudyWord[] {
  const { library, works, passage } = context;
  if (!library.tagged) return [];
  const originals = originalsOf(context);
  const scoreOf = scorer(context, library.tagged);
  return [...lemmasOf(library.tagged, passage).values()]
    .filter(({ id }) => originals.size === 0 || originals.has(id))
    .map((lemma) => ({ lemma, score: scoreOf(lemma) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.lemma.id.localeCompare(b.lemma.id))
    .slice(0, most)
    .map(({ lemma: { id, words, positions } }) => {
      const entry = works.entry(id);
      return {
        words,
        ...originals.get(id),
        ...(entry && { entry }),
        places: positions.map((position) => placeOf({ first: position, last: position })),
      };
    });
}

function scorer({ library, passage }: StudyContext, tagged: TaggedText): (lemma: RepeatedLemma) => number {
  const concordance = Concordance.of(library.main);
  const sections = library.studyBible?.sectionsIn(passage.first, passage.last) ?? [];
  const named = new Set(sections.flatMap((section) => concordance.basesIn(wordsOfNotes(section))));
  // 'Calling' and 'elders' are no forms of 'call' and 'elder', which any story has.
  const themes = new Set(library.studyBible?.themeIds.filter((word) => concordance.baseOf(word) === word));
  return ({ id, words, positions }) => {
    const uses = tagged.positionsOf(id).length;
    const rarity = Math.log(VERSES[id.startsWith('G') ? 'G' : 'H'] / Math.max(1, uses));
    if (rarity < LEAST_RARITY) return 0;
    const bases = concordance.basesIn(words);
    return (
      rarity *
      Math.min(1, uses / ENOUGH_VERSES) *
      (1 + Math.log(positions.length)) *
      (themes.has(bases[0] ?? '') && isBehind(tagged, id, words) ? GAIN.theme : 1) *
      (bases.some((base) => named.has(base)) ? GAIN.named : 1) *
      (positions.some((position) => sections.some(({ key }) => holds(key, position))) ? GAIN.key : 1)
    );
  };
}

/** Whether the first of its English words in the passage is often this lemma, and not one by an accident of translation. */
function isBehind(tagged: TaggedText, id: string, words: string): boolean {
  const [first = ''] = words.split(', ');
  const behind = [...tagged.idsOf(wordsOf(first).join(' '))].filter(([other]) => other[0] === id[0]);
  const all = behind.reduce((sum, [, count]) => sum + count, 0);
  return behind.some(([other, count]) => other === id && count >= all * LEAST_SHARE);
}

const holds = ([first, last]: readonly [number, number], position: number): boolean =>
  first <= position && position <= last;

const wordsOfNotes = ({ title, about, note, idea, asked }: PlacedSection): string =>
  [title, about, note, idea, ...asked.flatMap(({ q, a }) => [q, a])].join(' ');

/** Each noun, verb and adjective of the passage but the names, by its number: as it stands there first. */
function originalsOf({ library, passage }: StudyContext): Map<string, Original> {
  const found = new Map<string, Original>();
  for (const position of positionsOf(passage)) {
    for (const { form, strongs, code } of library.hebrew?.words(position) ?? []) {
      if (!strongs || found.has(strongs) || !HEBREW_CONTENT.test(code)) continue;
      const parsing = describeMorphology(code);
      found.set(strongs, { form, ...(parsing && { parsing }) });
    }
    for (const { form, strongs, lemma, code } of library.greek?.words(position) ?? []) {
      if (!strongs || found.has(strongs) || (code && !GREEK_CONTENT.test(code)) || isName(lemma)) continue;
      found.set(strongs, {
        form,
        transliteration: transliterateGreek(form),
        ...(code && { parsing: describeGreekMorphology(code) }),
      });
    }
  }
  return found;
}

/** A Greek dictionary form with a capital is a name. */
const isName = (lemma: string | undefined): boolean =>
  lemma !== undefined && lemma.slice(0, 1) !== lemma.slice(0, 1).toLowerCase();

const positionsOf = ({ first, last }: Passage): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

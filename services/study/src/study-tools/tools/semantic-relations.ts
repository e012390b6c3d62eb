import type { SemanticRelation, StudySection, StudyWord } from '@berea/contracts';
import { relationOf } from '../../reference/lemmas-behind.js';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { wordsOf } from '../../text/fold-words.js';
import type { TaggedText } from '../../works/tagged-text.js';
import { carryingWords } from '../structure/carrying-words.js';
import type { StudyContext } from '../study-context.js';
import { notInstalled } from './common-sections.js';
import { type CarriedWord, placesOfWords } from './word-places.js';

const MOST_WORDS = 4;
const MOST_RELATIONS = 8;
/** How like the renderings of two lemmas are, from 0 to 1, where both say the same. */
const LEAST_ALIKE = 0.6;
/** A lemma of few uses is no witness to what a word means. */
const LEAST_USES = 5;
/** The languages that a passage is compared in: one lemma of each. */
const LANGUAGES = ['hbo', 'grc'] as const;
/** A word of more than one verse in forty leads everywhere. Verses by the letter of Strong's numbers. */
const MOST_VERSES = { G: 7_957 / 40, H: 23_145 / 40 } as const;
/** Fewer words than this are no reason to leave out the common ones. */
const FEWEST_WORDS = 2;
/** Numbers, words that lead nowhere, and what is only a part of its verb, as the King James Version writes them. */
const LEADS_NOWHERE = new Set(
  `one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand first second
  third all only every any many much more things thing together said say saith saying own same other half both nothing none up down out
  off forth away near nigh`.split(/\s+/),
);

/** What the asked word stands for, or where else Scripture has the words that carry the passage, in the same sense. */
export function studySemanticRelations(context: StudyContext): StudySection[] {
  const { lexicon, tagged } = context.library;
  if (!tagged || !lexicon) return [notInstalled(context, 'lexicon-grc', 'lexicon-hbo')];
  if (context.word) {
    const asked = relationsOf(context.works, context.word);
    return asked.length ? asked : [nothing(notBehind(context.word))];
  }
  const words = carriedWords(context, tagged, MOST_WORDS);
  const places = placesOfWords(context, tagged, words);
  const sections = words.flatMap((word) => [...sameSense(context, tagged, word), ...(places.get(word.id) ?? [])]);
  return sections.length ? sections : [nothing(NOTHING)];
}

/**
 * A section for one word; none where the tagged text has no lemma for it.
 * @param language the letter of Strong's numbers that are asked for, where one language alone is and has any
 */
export function relationsOf(works: ReferenceWorks, word: string, language = ''): StudySection[] {
  const { relations: all, forms } = works.relate(word);
  // A few entries of the dictionary only point to their root.
  const found = all.filter(({ definition }) => definition.trim());
  const own = found.filter(({ id }) => id.startsWith(language));
  const relations = own.length ? own : found;
  if (!relations.length) return [];
  const title = forms.length > 1 ? `Behind “${word}” in all its forms` : `Behind “${word}”`;
  return [{ type: 'relations', title, word, relations: relations.slice(0, MOST_RELATIONS) }];
}

/** The words that carry the passage, best first, without numbers and words that lead nowhere. @param most words */
export function carriedWords(context: StudyContext, tagged: TaggedText, most: number): CarriedWord[] {
  const words = carryingWords(context, 3 * most).flatMap(({ entry, words: written }: StudyWord): CarriedWord[] => {
    const english = wordsOf(written);
    if (!entry || english.every((word) => LEADS_NOWHERE.has(word))) return [];
    const forms = [...tagged.wordsOf(entry.id).keys()].filter((form) => isPartOf(form, english));
    return [{ id: entry.id, lemma: entry.lemma, words: written, forms }];
  });
  const rare = words.filter(({ id }) => tagged.positionsOf(id).length <= MOST_VERSES[id.startsWith('G') ? 'G' : 'H']);
  return (rare.length < FEWEST_WORDS ? words : rare).slice(0, most);
}

/** A rendering, folded, is one of the passage's if all of its words are there: 'live' of 'shall … live with'. */
const isPartOf = (form: string, words: readonly string[]): boolean =>
  form.split(' ').every((word) => words.includes(word));

/** The lemma of the passage, and after it the nearest of each language that the text renders by the same words. */
function sameSense(context: StudyContext, tagged: TaggedText, word: CarriedWord): StudySection[] {
  const { lexicon } = context.library;
  const own = tagged.wordsOf(word.id);
  const behind = new Set([...own.keys()].flatMap((form) => [...tagged.idsOf(form.split(' ')[0] ?? '').keys()]));
  const alike = [...behind]
    .filter((id) => id !== word.id && tagged.count(id) >= LEAST_USES)
    .map((id) => ({ id, likeness: likenessOf(own, tagged.wordsOf(id)) }))
    .filter(({ id, likeness }) => likeness >= LEAST_ALIKE && shareIn(own, tagged.wordsOf(id)) >= LEAST_ALIKE)
    .sort((a, b) => b.likeness - a.likeness || a.id.localeCompare(b.id));
  const relate = (id: string, forms: readonly string[]): SemanticRelation[] => {
    const row = lexicon?.entry(id);
    const renderings = tagged.wordsOf(id);
    const count = forms.reduce((sum, form) => sum + (renderings.get(form) ?? 0), 0);
    return row?.definition.trim() ? [relationOf(tagged, row, count, forms)] : [];
  };
  const kind = classOf(context, word.id);
  const related = alike
    .filter(({ id }) => [kind, classOf(context, id)].some((each) => !each) || classOf(context, id) === kind)
    .flatMap(({ id }) => relate(id, word.forms));
  const relations = [
    ...relate(word.id, word.forms),
    ...LANGUAGES.flatMap((language) => related.find((each) => each.language === language) ?? []),
  ];
  return relations.length ? [{ type: 'relations', title: `Behind “${word.words}”`, word: word.words, relations }] : [];
}

/** Noun, verb or adjective, where the lexicon says so: a lemma of another kind is another sense. */
const classOf = ({ works }: StudyContext, id: string): string | undefined =>
  /\b(?:noun|verb|adjective)\b/.exec(works.entry(id)?.partOfSpeech ?? '')?.[0];

type Renderings = ReadonlyMap<string, number>;

/** The cosine of two lists of renderings by their counts. */
function likenessOf(one: Renderings, other: Renderings): number {
  let shared = 0;
  for (const [form, count] of one) shared += count * (other.get(form) ?? 0);
  return shared / (sizeOf(one) * sizeOf(other) || 1);
}

/** The part of the uses of one lemma, from 0 to 1, that has a rendering of the other. */
function shareIn(own: Renderings, other: Renderings): number {
  let [shared, all] = [0, 0];
  for (const [form, count] of other) {
    all += count;
    if (own.has(form)) shared += count;
  }
  return shared / (all || 1);
}

const sizeOf = (renderings: Renderings): number =>
  Math.sqrt([...renderings.values()].reduce((sum, count) => sum + count * count, 0));

const NOTHING = 'No word of this passage is rare enough to lead to others that have the same sense.';

const nothing = (text: string): StudySection => ({ type: 'text', title: 'Word relations', text });

const notBehind = (word: string): string =>
  `The tagged King James text has no Hebrew or Greek word behind “${word}”. Try a word as the King James Version writes it.`;

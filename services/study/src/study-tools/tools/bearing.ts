import { findBook, parseReferences, type Passage, passageOf, placeAt, positionOf } from '@berea/scripture';
import { weighWords } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { notedSection } from './noted-section.js';

/** Whether a note on a section is on the passage, on the section as a whole, or on other verses of it. */
export type Bearing = 'here' | 'whole' | 'elsewhere';

type Context = Pick<StudyContext, 'library' | 'passage' | 'concordance'>;

/** One telling word; less is an accident. */
const LEAST = 3.5;
/** A note whose words are mostly those of another movement is on that one. */
const FAIR_PART = 0.5;

/**
 * What a note on the section bears on: by the verses that it names; if it names none, by the words that only some of the
 * section's movements have.
 */
export function bearingOf(context: Context, note: string): Bearing {
  const section = notedSection(context);
  if (!section) return 'whole';
  const movements = section.movements.map(({ range: [first, last], is }) => ({ first, last, is }));
  const own = movements.filter((movement) => touches(movement, context.passage));
  if (own.length === movements.length) return 'here';
  const named = bearingByVerses(context, note);
  if (named) return named;
  const shares = sharesOf(context, movements, note);
  const most = Math.max(...shares.values());
  if (most < LEAST) return 'whole';
  return own.some((movement) => (shares.get(movement) ?? 0) >= FAIR_PART * most) ? 'here' : 'elsewhere';
}

/** What a note bears on by the verses of the section that it names; undefined where it names none. */
export function bearingByVerses(context: Context, note: string): Bearing | undefined {
  const section = notedSection(context);
  if (!section) return undefined;
  const [first, last] = section.range;
  const named = versesNamed(context, note).filter((place) => touches(place, { first, last }));
  if (!named.length) return undefined;
  const own = section.movements
    .map(({ range }) => ({ first: range[0], last: range[1] }))
    .filter((movement) => touches(movement, context.passage));
  return named.some((place) => own.some((each) => touches(each, place))) ? 'here' : 'elsewhere';
}

/** Those of the passage first, then those of the whole section; without those of other verses. */
export function bearingHere<Note>(context: Context, notes: readonly Note[], textOf: (note: Note) => string): Note[] {
  const placed = notes.map((note) => ({ note, bearing: bearingOf(context, textOf(note)) }));
  return (['here', 'whole'] as const).flatMap((wanted) =>
    placed.filter(({ bearing }) => bearing === wanted).map(({ note }) => note),
  );
}

const touches = (one: Passage, other: Passage): boolean => one.first <= other.last && other.first <= one.last;

/** 'verse 10' and 'verses 3-5' are of the passage's chapter. */
function versesNamed({ passage }: Context, note: string): Passage[] {
  const { book, chapter } = placeAt(passage.first);
  const ofChapter = [...note.matchAll(/\bverses? (\d{1,3})(?:[-–](\d{1,3}))?/gi)].flatMap(([, from, to = from]) => {
    const [first, last] = [positionOf(book, chapter, Number(from)), positionOf(book, chapter, Number(to))];
    return first === undefined || last === undefined ? [] : [{ first, last }];
  });
  const whole = /\d:\d/.test(note)
    ? parseReferences(note).flatMap((reference) => {
        const place = findBook(reference.book.name) === book ? passageOf(reference) : undefined;
        return place ? [place] : [];
      })
    : [];
  return [...ofChapter, ...whole];
}

type Movement = Passage & { readonly is: string };

/** What the words of a note weigh in each movement; a word that all of them have tells none from another. */
function sharesOf(
  { concordance, library }: Context,
  movements: readonly Movement[],
  note: string,
): Map<Movement, number> {
  const weights = weighWords(concordance, note);
  const texts = [library.main, ...library.texts.filter(({ language }) => language.startsWith('en'))];
  const bases = movements.map(
    (movement) =>
      new Set(
        [movement.is, ...texts.flatMap((text) => text.slice(movement))].flatMap((each) => concordance.basesIn(each)),
      ),
  );
  const telling = [...weights].filter(([base]) => !bases.every((each) => each.has(base)));
  return new Map(
    movements.map((movement, at) => [
      movement,
      // A word of another translation, such as 'yeast', has no weight in the King James text.
      telling.reduce((sum, [base, weight]) => sum + (bases[at]?.has(base) ? weight || LEAST : 0), 0),
    ]),
  );
}

import { type Book, BOOKS, findBook } from '../books.js';
import { lettersBetween } from '../letters-between.js';

/** Shorter names have too many words for neighbours. */
const SHORTEST = 5;
/** From this length on a name may have two slips of the hand. */
const LONG = 9;
const LONGEST = 20;

interface Name {
  readonly name: string;
  /** Verses of its books: the more there are to name, the likelier it is meant */
  readonly verses: number;
}

/** Names that are spelt otherwise than the book's own. */
const ALSO_CALLED = ['Psalm', 'Revelations', 'Canticles'];

let names: readonly Name[] | undefined;

/** The names of books that are one word, without their numbers. */
function bookNames(): readonly Name[] {
  if (names) return names;
  const books = [...BOOKS.map(({ name }) => name), ...ALSO_CALLED].flatMap((name) => {
    const book = findBook(name);
    return book ? [{ name: name.replace(/^[1-3] /, ''), verses: versesOf(book) }] : [];
  });
  const single = books.filter(({ name }) => !name.includes(' ') && name.length >= SHORTEST - 1);
  return (names = [...new Map(single.map((each) => [each.name, each])).values()]);
}

const versesOf = ({ verseCounts }: Book): number => verseCounts.reduce((sum, verses) => sum + verses, 0);

/** Words and names of their own that are few letters away from the name of a book. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  `roman romana romane romano romany romance hebrew hebraic number numbed judge judged judger judgers marks marked marky marko lukes
  johns johan jonas jones joels samuels samuela daniels daniela danielle peters james joshuas ester easter micha mica kinds kingsley king
  acted actor actors songs judea judah judes judas titan titans jobs ruths truth hosts house hoses revolution revelation relation
  philippines philippine colossus colossal ecclesiastic ecclesiastics ecclesiastical proverb proverbial chronicle chronicled
  chronicler chronic lamentation malachite malady genesee exodos hebrews galician galatia ephesus corinth colossae
  corinthian ephesian galatian colossian philippian thessalonian thessalonica philippi deuteronomic levitical levites levite
  leviathan timothys matthews mathews ezras jeremy isaacs hosanna obadiahs jonahs amuse amass among almost nahuatl mayor
  gospels gospel palms palm psalmist psalter psalmody solomon revealing elevation`.split(/\s+/),
);

const kept = new Map<string, string | undefined>();
/** Hostile texts have words without end. */
const MOST_KEPT = 2_000;

/**
 * The name of the book, without its number, that somebody meant who wrote a word in front of a number; undefined if
 * none is near, or if it is a name itself. The nearest counts, then the one that begins most like it, then the longest
 * book.
 * @param among whether the word is in running text, where a word of its own means itself
 */
export function nearestBookName(word: string, among: boolean): string | undefined {
  const written = word.toLowerCase();
  if (written.length < SHORTEST || written.length > LONGEST || (among && OWN_WORDS.has(written))) return undefined;
  if (kept.has(written)) return kept.get(written);
  if (kept.size >= MOST_KEPT) kept.clear();
  const found = nearest(written);
  kept.set(written, found);
  return found;
}

function nearest(written: string): string | undefined {
  const limit = written.length < LONG ? 1 : 2;
  let best: (Name & { readonly distance: number; readonly shared: number }) | undefined;
  for (const each of bookNames()) {
    const name = each.name.toLowerCase();
    if (name[0] !== written[0]) continue;
    const distance = lettersBetween(written, name, limit);
    if (distance === undefined) continue;
    const shared = lettersShared(written, name);
    const better =
      !best ||
      distance < best.distance ||
      (distance === best.distance && (shared > best.shared || (shared === best.shared && each.verses > best.verses)));
    if (better) best = { ...each, distance, shared };
  }
  return best?.name;
}

function lettersShared(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

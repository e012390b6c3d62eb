import { REASONS } from '@berea/contracts';
import { bare, fold } from '../text/fold-words.js';
import type { Library } from '../works/library.js';

/** Short enough for a summary of an answer. */
export const LEMMAS_NOT_INSTALLED = REASONS.lemmas_not_installed.message;

/** Common names of lemmas whose transliteration in the lexicon is spelled another way. */
const KNOWN_AS = new Map(
  Object.entries({
    elohim: 'H430',
    shalom: 'H7965',
    ruach: 'H7307',
    sheol: 'H7585',
    hades: 'G86',
    gehenna: 'G1067',
    yahweh: 'H3068',
    yhwh: 'H3068',
    jehovah: 'H3068',
    adonai: 'H136',
    torah: 'H8451',
    messiah: 'H4899',
    mashiach: 'H4899',
    shekinah: 'H7931',
    goel: 'H1350',
    berit: 'H1285',
    emunah: 'H530',
    nephesh: 'H5315',
    mishpat: 'H4941',
    kavod: 'H3519',
    tsedaqah: 'H6666',
  }),
);

const LANGUAGES: Readonly<Record<string, string>> = { G: 'Greek', H: 'Hebrew' };

const NUMBER = /^([gh])0*([1-9]\d{0,3})$/i;

/**
 * Finds lemmas by Strong's number, by the word itself, or by its transliteration: G26, ἀγάπη, agape; 'chesed' and 'hesed'
 * for chêçêd.
 */
export class LemmaNames {
  private static readonly made = new WeakMap<object, LemmaNames>();

  /** The names of a library's lemmas, gathered once. */
  static of(library: Pick<Library, 'lexicon' | 'tagged'>): LemmaNames {
    let names = this.made.get(library);
    if (!names) this.made.set(library, (names = new LemmaNames(library)));
    return names;
  }

  private byName: Map<string, string[]> | undefined;

  constructor(private readonly library: Pick<Library, 'lexicon' | 'tagged'>) {}

  /** Strong's numbers; empty where nothing is called so, or what is has no place in the tagged text. */
  lemma(name: string): readonly string[] {
    const [, letter, number] = NUMBER.exec(name) ?? [];
    const ids = letter ? [`${letter.toUpperCase()}${number}`] : this.named(name);
    return ids.filter((id) => this.library.lexicon?.entry(id) ?? this.library.tagged?.positionsOf(id).length);
  }

  /** 'the Greek word ἀγάπη (agápē, G26)'; undefined where the lexicon does not have it. */
  describe(id: string): string | undefined {
    const entry = this.library.lexicon?.entry(id);
    return entry && `the ${LANGUAGES[id[0] ?? '']} word ${entry.lemma} (${entry.transliteration}, ${id})`;
  }

  /** 'ἀγάπη' for G26 */
  wordOf(id: string): string | undefined {
    return this.library.lexicon?.entry(id)?.lemma;
  }

  private named(name: string): readonly string[] {
    const known = KNOWN_AS.get(plain(name));
    if (known) return [known];
    return this.names().get(plain(name)) ?? this.names().get(asHeard(name)) ?? [];
  }

  private names(): ReadonlyMap<string, readonly string[]> {
    if (this.byName) return this.byName;
    const names = new Map<string, string[]>();
    for (const { id, lemma, transliteration } of this.library.lexicon?.all() ?? []) {
      for (const name of new Set([plain(lemma), plain(transliteration), asHeard(transliteration)])) {
        if (name) names.set(name, [...(names.get(name) ?? []), id]);
      }
    }
    return (this.byName = names);
  }
}

/** 'chêçêd' → 'checed', 'ʼâhab' → 'ahab' */
const plain = (name: string): string => bare(fold(name)).replace(/[^\p{L}]/gu, '');

/** As people spell what they hear: 'chêçêd' and 'hesed' → '~hesed'. The mark keeps it apart from names as they are written. */
const asHeard = (name: string): string =>
  `~${plain(name.normalize('NFC').replace(/ç/gi, 's'))
    .replace(/^ch/, 'h')
    .replace(/ph/g, 'f')
    .replace(/g(?=ch|g|k)/g, 'n')
    .replace(/c(?!h)/g, 's')
    .replace(/(.)\1/g, '$1')}`;

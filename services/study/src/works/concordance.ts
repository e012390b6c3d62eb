import { VERSE_TOTAL } from '@berea/scripture';
import type { BibleText } from './bible-text.js';
import { bare, wordsOf } from '../text/fold-words.js';

/** Forms that no rule of endings leads back, as the King James Version and its readers use them. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `forgive:forgave,forgavest,forgiven give:gave,gavest,given,giver love:lover,lovers sin:sinner,sinners pray:prayer,prayers
  believe:believer,believers,belief speak:spake,spakest,spoken,spoke say:said,saith,saidst weep:wept slay:slain,slew
  seek:sought keep:kept teach:taught,teacher,teachers bring:brought man:men woman:women child:children foot:feet
  brother:brethren wife:wives life:lives sing:sang,sung write:wrote,written,writer choose:chose,chosen fall:fell,fallen
  know:knew,known,knewest rise:rose,risen,arose,arise,ariseth sow:sown,sower grow:grew,grown break:brake,broken,broke
  bear:bare,borne,born take:took,taken,tookest lose:lost hate:hater sleep:slept leave:left steal:stole,stolen
  see:saw,seen,sawest eat:ate,eaten drink:drank,drunk bind:bound build:built,builded,builder tooth:teeth
  bless:blest shepherd:shepherds enemy:enemies wise:wiser,wisest great:greater,greatest good:better,best
  swear:sware,sworn,swore strive:strove hear:heard hold:held lead:led sell:sold buy:bought run:ran stand:stood
  understand:understood tell:told think:thought,thoughtest lie:lied,liar,liars,lying`
    .split(/\s+/)
    .flatMap((entry) => {
      const [base = '', forms = ''] = entry.split(':');
      return forms.split(',').map((form) => [form, base]);
    }),
);

/** They end like a form of another word and are none. */
const WHOLE = new Set(
  'forest evening news witness early wing king thing lest west rest best thus its this his alms'.split(' '),
);

const ENDINGS: readonly [ending: RegExp, replacements: readonly string[]][] = [
  [/(?:ies|ied|ieth|iest)$/, ['y', 'ie']],
  [/(?:ing|ings|ed|eth|est|edst)$/, ['', 'e']],
  [/(?<=ss|x|z|ch|sh)es$/, ['']],
  [/(?<!s)s$/, ['']],
  [/iness$/, ['y']],
  [/ness$/, ['']],
  [/(?<=\w{4})ly$/, ['', 'le']],
];

/**
 * The word that a form belongs to: 'forgiveth' → 'forgive', 'enemies' → 'enemy'. An ending is taken off only where that
 * leaves a word that `known` knows, so 'priest' and 'harvest' stay what they are.
 */
export function baseForm(word: string, known: (word: string) => boolean): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular;
  if (WHOLE.has(word)) return word;
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    const undoubled = /([bdgmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    const base = [...replacements.map((end) => stem + end), ...undoubled].find(
      (form) => form.length > 2 && known(form),
    );
    if (base) return baseForm(base, known);
  }
  return word;
}

/** A text's words gathered by base form, so that 'forgiveness' also finds 'forgiveth' and 'forgave'. */
export class Concordance {
  private static readonly made = new WeakMap<BibleText, Concordance>();

  /** The concordance of a text, made once. */
  static of(text: BibleText): Concordance {
    let concordance = this.made.get(text);
    if (!concordance) this.made.set(text, (concordance = new Concordance(text)));
    return concordance;
  }

  /** Base form of each word of the vocabulary, by the word's number */
  private readonly bases: readonly string[];
  private readonly wordsByBase = new Map<string, number[]>();
  /** Base forms of the text's words; those of other texts are worked out each time */
  private readonly baseByWord = new Map<string, string>();
  private readonly vocabulary: ReadonlySet<string>;
  private readonly verseCounts = new Map<string, number>();
  /** Words in an average verse */
  readonly averageLength: number;

  constructor(readonly text: BibleText) {
    const { vocabulary } = text.index;
    this.vocabulary = new Set(vocabulary);
    this.bases = vocabulary.map((word) => this.findBase(plain(word)));
    this.bases.forEach((base, number) => {
      this.baseByWord.set(plain(vocabulary[number] ?? ''), base);
      const words = this.wordsByBase.get(base);
      if (words) words.push(number);
      else this.wordsByBase.set(base, [number]);
    });
    this.averageLength =
      Array.from({ length: VERSE_TOTAL }, (_, at) => text.index.wordsOf(at).length).reduce((a, b) => a + b) /
      VERSE_TOTAL;
  }

  /** The base form of any word, also of one that the text does not have; American spelling follows the text's. */
  baseOf(word: string): string {
    return this.baseByWord.get(word) ?? this.findBase(word);
  }

  /** Whether one of these verses has the word in any form. */
  standsWithin(word: string, first: number, last: number): boolean {
    const numbers = this.wordsWith(this.baseOf(word));
    return this.text.index.versesWith(numbers).some((position) => first <= position && position <= last);
  }

  private findBase(word: string): string {
    const known = (form: string) => this.vocabulary.has(form);
    const base = baseForm(word, known);
    if (known(base)) return base;
    const british = [
      base.replace(/or(?=s?$|ed$|ing$|able$)/, 'our'),
      base.replace(/or$/, 'our'),
      base.replace(/ize$/, 'ise'),
    ];
    return british.map((form) => baseForm(form, known)).find(known) ?? base;
  }

  /** Numbers of all words with this base form; empty when the text has none. */
  wordsWith(base: string): readonly number[] {
    return this.wordsByBase.get(base) ?? [];
  }

  /** Base forms of the words of a verse, in order. */
  basesOf(position: number): string[] {
    return Array.from(this.text.index.wordsOf(position), (number) => this.bases[number] ?? '');
  }

  /** How many verses hold the base form in any of its forms. */
  versesWith(base: string): number {
    let count = this.verseCounts.get(base);
    if (count === undefined) {
      count = this.text.index.versesWith(this.wordsWith(base)).length;
      if (count) this.verseCounts.set(base, count);
    }
    return count;
  }

  /** Base forms of the words of any text, in order. */
  basesIn(text: string): string[] {
    return wordsOf(text).map((word) => this.baseOf(plain(word)));
  }

  /** How telling it is that `count` of all verses hold something: its inverse document frequency. */
  rarity(count: number): number {
    return Math.log(1 + VERSE_TOTAL / Math.max(1, count));
  }
}

/** A folded word without its possessive ending and its hyphens. */
const plain = (word: string): string => bare(word.replace(/'s$/, ''));

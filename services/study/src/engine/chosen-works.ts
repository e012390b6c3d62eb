import { findWords, parseReferences, passageOf } from '@berea/scripture';
import type { Citation, Work } from '@berea/contracts';
import { sentenceSpans } from '../study-tools/prose/split-sentences.js';
import { hasWord } from '../text/whole-words.js';
import { verifyText } from '../verify/verify-text.js';
import { type BibleText, quoteVerses } from '../works/bible-text.js';
import type { Library } from '../works/library.js';
import { allows } from './allowed-works.js';
import { namesAuthorNotInstalled } from './question/not-installed.js';
import type { AllowedWorks } from './study-engine.js';

/** A block quote of verses, as answers set it: its lines, then '— Romans 8:28 (KJV)'. */
const BLOCK_QUOTE = /(?:^> .*\n)*^> — (.+) \(([A-Z0-9]+)\)$/gm;
/** Surnames that are words of everyday English as well. */
const EVERYDAY = new Set(['Strong', 'Young']);
/** Said in place of words from works that were not chosen. */
const LEFT_OUT = 'What was written here from works that you did not choose is left out.';

/** The works that a question may be answered from, and how an answer is kept to them. */
export class ChosenWorks {
  /** The texts of the Bible that were chosen, the main text first where it is among them */
  readonly texts: readonly BibleText[];
  private readonly others: readonly BibleText[];
  private readonly otherNames: readonly string[];

  constructor(question: AllowedWorks, library: Library) {
    const may = allows(question);
    const texts = [library.main, ...library.texts.filter((text) => text !== library.main)];
    this.texts = texts.filter(({ source }) => may(source.id));
    this.others = texts.filter(({ source }) => !may(source.id));
    const works = library.works().filter(({ id, installed }) => installed && !may(id));
    this.otherNames = [...works.flatMap(namesOf), ...this.others.map(({ label }) => label)].map((name) =>
      name.replaceAll('’', "'"),
    );
  }

  /** Puts block quotes of verses into a chosen text; if there is none, names their place alone. */
  quoteChosen(markdown: string): string {
    return markdown.replace(BLOCK_QUOTE, (quote, name: string, label: string) => {
      if (!this.others.some((text) => text.label === label)) return quote;
      const [reference] = parseReferences(name);
      const passage = reference && passageOf(reference);
      const [text] = this.texts;
      return text && passage ? quoteVerses(text, passage) : name;
    });
  }

  /**
   * Keeps a text of another author to the chosen works: a quotation of another translation becomes that of a chosen
   * one, or the reference alone; sentences that cite another work go.
   */
  async keepTo(markdown: string): Promise<string> {
    const quoted = this.quoteChosen(markdown);
    const found = await verifyText([...this.texts, ...this.others], quoted);
    const kept = found.reduce((text, citation) => this.inChosenWords(text, citation), quoted);
    return this.withoutOthers(kept);
  }

  private inChosenWords(markdown: string, citation: Citation): string {
    const { quote, verdict, translation, reference, foundAt } = citation;
    const stands = verdict === 'exact' || verdict === 'exact_elsewhere' || verdict === 'wrong_reference';
    if (!quote || !stands || !this.others.some(({ label }) => label === translation)) return markdown;
    const name = (verdict === 'wrong_reference' ? undefined : reference) ?? foundAt ?? '';
    const [span] = parseReferences(name);
    const passage = span && passageOf(span);
    const [text] = this.texts;
    const words = text && passage ? text.slice(passage).filter(Boolean).join(' ') : name;
    const replaced = replaceQuote(markdown, quote, words);
    return text ? replaced.replaceAll(`, ${translation})`, `, ${text.label})`) : replaced;
  }

  private withoutOthers(markdown: string): string {
    const spans = sentenceSpans(markdown).filter(({ start, end }) => this.callsUponOthers(markdown.slice(start, end)));
    if (!spans.length) return markdown;
    const rest = spans.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), markdown);
    const tidy = rest
      .replace(/(?<![ \t])[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return [tidy, LEFT_OUT].filter(Boolean).join('\n\n');
  }

  private callsUponOthers(sentence: string): boolean {
    return (
      this.otherNames.some((name) => hasWord(sentence.replaceAll('’', "'"), name)) || namesAuthorNotInstalled(sentence)
    );
  }
}

/** How a text names a work: by its title, its author, or the author's surname. */
function namesOf({ title, author, kind }: Work): string[] {
  const surname = author?.split(' ').at(-1);
  return [
    title,
    ...(kind === 'bible' ? [title.replace(/ (?:Version|Bible)$/, '')] : []),
    ...(author ? [author] : []),
    ...(surname ? [EVERYDAY.has(surname) ? `${surname}’s` : surname] : []),
  ];
}

/** Marks of Markdown may part the words of a quotation as line breaks do. */
const BETWEEN = /[\s>*_]/g;

/** The text with other words wherever it quotes these. */
function replaceQuote(markdown: string, quote: string, words: string): string {
  const kept: string[] = [];
  let rest = markdown;
  for (let found = findWords(rest, quote, BETWEEN); found; found = findWords(rest, quote, BETWEEN)) {
    kept.push(rest.slice(0, found.start), words);
    rest = rest.slice(found.end);
  }
  return kept.join('') + rest;
}

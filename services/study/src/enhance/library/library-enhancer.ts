import { type EnhanceAction, type Enhancement, PREACHING_STYLES, type PreachingStyle } from '@berea/contracts';
import { type Passage, parseReferences, passageOf } from '@berea/scripture';
import { firstWords } from '../../study-tools/question/read-question.js';
import { recogniseTopics } from '../../study-tools/question/recognise-topics.js';
import { creditOf } from '../../study-tools/prose/render-sections.js';
import type { StudyGuide } from '../../study-tools/study-guide.js';
import { bestReferences } from '../../study-tools/tools/cross-references.js';
import { sermonPoints } from '../../study-tools/tools/sermon-points.js';
import { passageName } from '../../text/passages.js';
import { Concordance } from '../../works/concordance.js';
import type { Topic } from '../../works/topics.js';
import { layOutAsBullets, layOutAsManuscript, layOutAsOutline } from '../layout/lay-out.js';
import { tidySentences } from '../layout/tidy-sentences.js';
import { findVerse, type FittingVerse } from './find-verse.js';
import { illustrationsOf } from './find-illustration.js';
import { tellingWords } from './telling-words.js';
import { toOutline } from './to-outline.js';

/** The enhanced text, with the ids of the works that it came from. */
export type Enhanced = Pick<Enhancement, 'message' | 'content' | 'outline' | 'note'> & {
  readonly works?: readonly string[];
};

const NO_MODEL = 'No language model is connected here, so nothing was written anew.';
const NO_VERSE = 'No verse was found that fits these words. Select a passage that says what it is about.';
const LONGEST_STORY = 3;
const MOST_REFERENCES = 8;
const MOST_SUBJECTS = 8;

const STYLES: Readonly<Record<PreachingStyle, string>> = {
  prophetic: 'name what is at stake today, say “thus saith the text” before you say “I”, end with a decision',
  teaching: 'state the point first, define each term once, give one example for each point, repeat the point',
  evangelistic: 'speak to one who does not believe yet, say plainly what Christ has done, ask for an answer',
  youth: 'short sentences, one picture from their week, one question that they can answer aloud',
  devotional: 'slow down, speak of “we”, one verse to carry, end with a prayer',
};

/** Works on a text with what is installed: it lays out what is there, and adds verses and words of named authors. */
export class LibraryEnhancer {
  constructor(private readonly guide: StudyGuide) {}

  async enhance(action: EnhanceAction, text: string, style?: PreachingStyle): Promise<Enhanced> {
    await this.guide.works.ready();
    switch (action) {
      case 'format_outline':
        return { content: layOutAsOutline(text), note: LAID_OUT };
      case 'format_bullets':
        return { content: layOutAsBullets(text), note: LAID_OUT };
      case 'format_manuscript':
        return { content: layOutAsManuscript(text), note: LAID_OUT };
      case 'convert_outline':
        return this.convert(text);
      case 'add_verse':
        return this.addVerse(text);
      case 'add_illustration':
        return this.addIllustration(text);
      case 'expand':
        return this.expand(text);
      case 'rewrite': {
        const message = tidySentences(text);
        const done =
          message === text
            ? 'No sentence is so long that it can be parted, and no word says nothing: yours stand as they were.'
            : 'Long sentences were parted, and words that say nothing taken out.';
        return { message, note: `${NO_MODEL} ${done}` };
      }
      case 'style_rewrite':
        return {
          message: text,
          note: `${NO_MODEL} For the ${style ?? PREACHING_STYLES[0]} style: ${STYLES[style ?? PREACHING_STYLES[0]]}.`,
        };
    }
  }

  private convert(text: string): Enhanced {
    const outline = toOutline(text, this.subjectsOf(text));
    const verse = outline.closingVerse ? undefined : this.verseFor(text);
    const closingVerse = outline.closingVerse || (verse ? passageName(only(verse)) : '');
    const missing = Object.values({ ...outline, closingVerse }).filter((part) => !part).length;
    const message = missing
      ? 'The outline was filled with what the text says; parts that it does not say are left empty.'
      : 'The outline was filled with what the text says.';
    return { message, outline: { ...outline, closingVerse }, ...(verse && { note: `Closing verse: ${verse.why}` }) };
  }

  private addVerse(text: string): Enhanced {
    const verse = this.verseFor(text);
    if (!verse) return { note: NO_VERSE };
    return { message: this.quote(only(verse)), note: verse.why, works: this.worksOf(verse) };
  }

  private addIllustration(text: string): Enhanced {
    const [found] = illustrationsOf(this.subjectsOf(text));
    const { topics } = this.guide.library;
    if (!found || !topics)
      return {
        note: 'No account in Scripture was found that these words call for, and none is invented here. Name its subject in the selection.',
      };
    const { first, last } = found.passage;
    const told = { first, last: Math.min(last, first + LONGEST_STORY - 1) };
    const credit = creditOf(this.guide.works.source(topics.source));
    return {
      message: `${found.label} (${passageName(found.passage)}): ${this.quote(told)}`,
      note: `An account from Scripture, named by ${credit}. No illustration is invented here.`,
      works: [this.main.source.id, topics.source],
    };
  }

  /** The text as it is, with a verse beside it and what a commentary says of it. */
  private expand(text: string): Enhanced {
    const [named] = placesIn(text);
    const verse = named ? undefined : this.verseFor(text);
    const passage = named ?? (verse && only(verse));
    if (!passage) return { message: text, note: `${NO_MODEL} ${NO_VERSE}` };
    const context = this.guide.contextOf(passage, this.main, '');
    const references = bestReferences(this.guide.works, passage, MOST_REFERENCES);
    const points = sermonPoints(context, references).flatMap((section) =>
      section.type === 'points' ? section.points : [],
    );
    const best = [...points].sort((a, b) => b.text.length - a.text.length)[0];
    const added = [...(verse ? [this.quote(only(verse))] : []), ...(best ? [best.text] : [])];
    const note = `${NO_MODEL} Your words stand as they were; below them, with their authors, is what the library has on ${passageName(passage)}.`;
    return {
      message: [text.trimEnd(), ...added].join('\n\n'),
      note: added.length ? note : `${NO_MODEL} The library has nothing to add on ${passageName(passage)}.`,
      works: [this.main.source.id, ...(best?.sources ?? [])],
    };
  }

  private verseFor(text: string): FittingVerse | undefined {
    const { topics, main } = this.guide.library;
    const not = placesIn(text);
    return findVerse(Concordance.of(main), firstWords(text), { topics, subjects: this.subjectsOf(text), not });
  }

  /** The topics that the telling words of a text name, those of its most telling word first. */
  private subjectsOf(text: string): Topic[] {
    const { topics, main } = this.guide.library;
    const concordance = Concordance.of(main);
    if (!topics) return [];
    const words = tellingWords(concordance, firstWords(text), MOST_SUBJECTS);
    return [...new Set(words.flatMap((word) => recogniseTopics(topics, concordance, word)))];
  }

  private worksOf({ byTopic }: FittingVerse): string[] {
    const { topics } = this.guide.library;
    return [this.main.source.id, ...(byTopic && topics ? [topics.source] : [])];
  }

  private quote(passage: Passage): string {
    return `“${this.main.slice(passage).join(' ')}” (${passageName(passage)}, ${this.main.label})`;
  }

  private get main() {
    return this.guide.library.main;
  }
}

const LAID_OUT = 'Only the layout has changed: every word is yours.';

const only = ({ position }: FittingVerse): Passage => ({ first: position, last: position });

const placesIn = (text: string): Passage[] => parseReferences(text).flatMap((reference) => passageOf(reference) ?? []);

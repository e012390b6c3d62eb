import { parseReferenceQuery, parseReferences } from '@berea/scripture';
import type { BibleText } from '../../library/bible-text.js';
import { type StudyAnswer, StudyEngine, type StudyQuestion } from '../study-engine.js';
import { answerReferences } from './answer-references.js';
import { answerTheme } from './answer-theme.js';
import { Concordance } from './concordance.js';
import { type Frame, frameOf, listWords } from './frame-sentences.js';
import { unknownBooks } from './missing-places.js';
import { asWritten, themeWords } from './question-terms.js';
import { smallTalkOf } from './small-talk.js';

/** Answers from the installed text alone: it finds and shows, and says so. Nothing in it writes prose. */
export class LibraryEngine extends StudyEngine {
  private readonly concordance: Concordance;

  constructor(private readonly text: BibleText) {
    super();
    this.concordance = new Concordance(text);
  }

  async answer({ message, mode }: StudyQuestion): Promise<StudyAnswer> {
    const frame = frameOf(mode);
    const courtesy = smallTalkOf(message);
    if (courtesy) return this.compose([frame.smallTalk[courtesy]]);
    const found = this.fromReferences(message, frame) ?? answerTheme(this.concordance, message, frame);
    return this.compose(found ?? [frame.nothing(nameQuestion(message))], frame.closing);
  }

  private fromReferences(message: string, frame: Frame): string[] | undefined {
    const whole = parseReferenceQuery(message);
    const references = whole.length ? whole : parseReferences(message);
    const unknown = unknownBooks(message, references).map(
      ({ book, reference }) =>
        `There is no book called ${book} in the Bible, so I cannot show ${reference}. Check the name, or ask with words that you remember.`,
    );
    if (!references.length && !unknown.length) return undefined;
    return [...answerReferences(this.concordance, message, references, frame), ...unknown];
  }

  /** The closing line belongs to answers that show text. */
  private compose(parts: readonly string[], closing?: string): StudyAnswer {
    const quotes = parts.some((part) => part.startsWith('>'));
    return {
      response: [...parts, ...(quotes && closing ? [closing] : [])].join('\n\n'),
      engine: 'library',
      sources: quotes ? [this.text.source] : [],
    };
  }
}

/** What was looked for, in a few words of the question itself. */
function nameQuestion(message: string): string {
  const words = themeWords(message).slice(0, 6);
  return words.length ? listWords(words.map((word) => asWritten(message, word))) : 'that';
}

import type { OsisElement } from './osis-element.js';

/** The end of a word, with the signs behind it. */
const AFTER_A_WORD = /[\p{L}\p{N},;:.!?”’)]$/u;
const WORD = /^[\p{L}\p{N}“‘(]/u;
const ENDS_WITH_LETTER = /\p{L}$/u;
const LETTER = /^\p{L}/u;
const ENDS_WITH_SIGN = /[,;:.?!”’)]$/u;
/** Spanish pronouns that are attached to a verb ('oyéndo' 'lo' is oyéndolo), and the form of such a verb. */
const PRONOUN = /^(?:la|las|le|les|lo|los|me|nos|os|se|te)$/;
const VERB = /(?<!\p{L})(?!(?:Jehová|Josué)$)(?:\p{L}*[áéíóú]\p{L}*|\p{L}+[dr]|da|di|haz|he|vi)$/u;
/** A sign that never follows a space, except for an omitted letter: ’tis. */
const CLOSING = /^\s*(?:[,;:.?!”]|’(?!\p{L}))/u;

/**
 * Beside a note, an added word or a speech, some modules lack a space ('conceived,' note 'and gave'), and some have
 * one too many ('can’t come’' end of the speech ' ?'). The words are the same either way; the signs on both sides
 * decide about the space.
 */
export class Seams {
  private noteEnd = -1;
  private speechEnd = -1;
  private addedStart = -1;
  private addedEnd = -1;

  /** @param at length of the verse so far, as in the others */
  noteEnds(at: number): void {
    this.noteEnd = at;
  }

  elementBegins({ mark, target }: OsisElement, at: number): void {
    if (mark === 'added' && target === 'verse') this.addedStart = at;
  }

  elementEnds({ mark, target }: OsisElement, at: number): void {
    if (target !== 'verse') return;
    if (mark === 'added') this.addedEnd = at;
    if (mark === 'jesus') this.speechEnd = at;
  }

  /** Whether a space is missing before what follows now, or is one that does not belong there. */
  spaceBefore(following: string, before: string): 'missing' | 'stray' | undefined {
    const at = before.length;
    if (this.noteEnd === at && AFTER_A_WORD.test(before) && WORD.test(following)) return 'missing';
    if (this.speechEnd === at && ENDS_WITH_SIGN.test(before) && WORD.test(following)) return 'missing';
    if (ENDS_WITH_LETTER.test(before) && LETTER.test(following)) {
      // A word is added whole, but for a pronoun.
      if (this.addedEnd === at) return 'missing';
      if (this.addedStart === at && !(PRONOUN.test(following) && VERB.test(before))) return 'missing';
    }
    if ((this.noteEnd === at || this.speechEnd === at) && before && CLOSING.test(following)) return 'stray';
    return undefined;
  }
}

import type { Care, CareHelp, Citation, Source } from '@berea/contracts';
import type { BibleText } from '../works/bible-text.js';
import type { Library } from '../works/library.js';
import { findPhrase } from '../search/phrase-matcher.js';
import { wordsOf } from '../text/fold-words.js';
import { verifyText } from '../verify/verify-text.js';
import type { CareSentences, CareVoice } from './answer/care-sentences.js';
import { composeCare, quoteOf } from './answer/compose-care.js';
import { ENGLISH_VOICE } from './answer/voice-en.js';
import { SPANISH_VOICE } from './answer/voice-es.js';
import type { CrisisHelp } from './help/crisis-help.js';
import { helpFor } from './help/help-for.js';
import { heavierLine, type QuietLine, quietLine } from './help/quiet-line.js';
import { isFollowUp } from './recognise/follow-up.js';
import { BY_MODEL, type Evidence, type Recognised, recogniseDistress } from './recognise-distress.js';
import type { Distress } from './words/care-words.js';
import { passagesFor } from './answer/passages.js';

export interface CareAnswer {
  /** Markdown */
  readonly response: string;
  readonly care: Care;
  readonly citations: Citation[];
  readonly sources: Source[];
  /** The heading over the words */
  readonly title: string;
  /**
   * Question for the library below the answer, set if somebody asks for others, or asks of salvation, forgiveness,
   * death or heaven
   */
  readonly onward: { readonly title: string; readonly question: string } | undefined;
}

/** Additions around the answer to a message that may be more than a question. */
export interface Beside {
  /** Words and a verse for somebody who mourns, which come first */
  readonly before?: QuietLine & { readonly citations: Citation[] };
  /** One line with whom to call, which comes last */
  readonly after?: QuietLine;
}

/** A message of a conversation, and the care in its answer. */
export interface Exchange {
  readonly message: string;
  readonly care: Omit<Care, 'help'> | null;
}

const VOICES: Readonly<Record<'en' | 'es', CareVoice>> = { en: ENGLISH_VOICE, es: SPANISH_VOICE };

const SPANISH_TEXT = 'RV1909';

/** A word-for-word match with a text counts as a quotation from this many words on. */
const QUOTATION = 5;

/**
 * Comes before every engine and every search: it answers a user who is in distress, or asks for somebody who is. It
 * needs the King James text alone, neither the rest of the library nor a place among those who wait for work.
 */
export class CarePath {
  constructor(
    private readonly library: Library,
    private readonly given: CrisisHelp,
  ) {}

  /** Whether care takes the place of an answer to a message, and why: on strong evidence alone. */
  recognise(message: string): Recognised | undefined {
    const found = this.evidenceIn(message);
    return found?.certain ? found : undefined;
  }

  private evidenceIn(message: string): Evidence | undefined {
    const found = recogniseDistress(message);
    // A line of Scripture that no rule fits is a quotation, not a confession.
    return found?.by.startsWith(BY_MODEL) && this.isVerse(message, found.language) ? undefined : found;
  }

  /**
   * Additions around an answer that care does not replace. Below: whom to call, for a study question on suicide or a
   * message that may be heavier than a question. Above: words and a verse, for grief that is gentle.
   */
  async beside(message: string): Promise<Beside> {
    const study = quietLine(message, this.given);
    if (study) return { after: study };
    const found = this.evidenceIn(message);
    if (!found) return {};
    const { language, gentle } = found;
    if (!gentle) return { after: heavierLine(found, this.given) };
    const { title, opening, verse } = VOICES[language].gentle;
    const text = this.textIn(language);
    const words = `${opening}\n\n${quoteOf(text, verse)}`;
    return { before: { title, text: words, citations: await verifyText([text], words) } };
  }

  private isVerse(message: string, language: 'en' | 'es'): boolean {
    const words = wordsOf(message);
    return words.length >= QUOTATION && findPhrase(this.textIn(language).index, words).length > 0;
  }

  /**
   * Whether a message says too little by itself, so that what was said before it decides.
   * @param own what it is recognised as by itself; only a rule is certain of so few words
   */
  needsContext(message: string, own: Recognised | undefined): boolean {
    return isFollowUp(message) && (!own || own.by.startsWith(BY_MODEL));
  }

  /**
   * Distress that a follow-up goes on with, if the last answer of its conversation was a care answer.
   * @param before the messages of the conversation, newest first
   */
  continued(before: readonly Exchange[]): Recognised | undefined {
    const last = before[0]?.care;
    if (!last) return undefined;
    const { kind: distress, language } = last;
    // The subject of a question for somebody else is in the words of the question alone.
    const asked = before.filter(({ care, message }) => care && !isFollowUp(message));
    const questions = asked.map(({ message }) => recogniseDistress(message));
    const trouble = questions.find((each) => each?.distress === distress)?.trouble ?? 'self-harm';
    return { distress, language, trouble, by: 'follow-up', followUp: true };
  }

  /** The title of a conversation that begins with such a message: the message's own words must not appear in a list. */
  titleOf({ language }: Recognised): string {
    return VOICES[language].conversation;
  }

  /** The contacts to call, as this server knows them now. */
  help(distress: Distress, language: 'en' | 'es'): CareHelp[] {
    return helpFor(this.given, distress, language);
  }

  /** @param message what is asked is answered below where it may be; a follow-up asks nothing new */
  async answer(recognised: Recognised, message: string): Promise<CareAnswer> {
    const { distress, language } = recognised;
    const voice = VOICES[language];
    const text = this.textIn(language);
    const help = this.help(distress, language);
    const sentences = sentencesFor(recognised, voice);
    const { response, whomToCall } = composeCare(sentences, voice, text, help, language);
    return {
      response,
      care: { kind: distress, language, help, whomToCall },
      citations: await verifyText([text], response),
      sources: [text.source],
      title: voice.title,
      onward: onwardOf(recognised, message, voice),
    };
  }

  private textIn(language: 'en' | 'es'): BibleText {
    const { main, texts } = this.library;
    return (language === 'es' && texts.find(({ label }) => label === SPANISH_TEXT)) || main;
  }
}

function sentencesFor({ distress, trouble, followUp }: Recognised, voice: CareVoice): CareSentences {
  if (distress === 'for-another') return voice.forAnother[trouble];
  const own = voice.own[distress];
  return followUp && distress !== 'harm' ? { ...own, opening: voice.again } : own;
}

function onwardOf(recognised: Recognised, message: string, voice: CareVoice): CareAnswer['onward'] {
  const question = recognised.followUp ? undefined : passagesFor(message, recognised);
  return question === undefined ? undefined : { title: voice.fromTheLibrary, question };
}

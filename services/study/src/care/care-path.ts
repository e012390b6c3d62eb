import type { Care, CareHelp, Citation, Source } from '@berea/contracts';
import type { BibleText } from '../works/bible-text.js';
import type { Library } from '../works/library.js';
import { verifyText } from '../verify/verify-text.js';
import type { CareVoice, Trouble } from './answer/care-sentences.js';
import { composeCare } from './answer/compose-care.js';
import { ENGLISH_VOICE } from './answer/voice-en.js';
import { SPANISH_VOICE } from './answer/voice-es.js';
import type { CrisisHelp } from './help/crisis-help.js';
import { helpFor } from './help/help-for.js';
import { type Recognised, recogniseDistress } from './recognise/recognise-distress.js';
import type { Distress } from './words/care-words.js';

export interface CareAnswer {
  /** Markdown */
  readonly response: string;
  readonly care: Care;
  readonly citations: Citation[];
  readonly sources: Source[];
  /** The heading over the words */
  readonly title: string;
  /** What the library may be asked below, where somebody asks for others */
  readonly onward: { readonly title: string; readonly question: string } | undefined;
}

const VOICES: Readonly<Record<'en' | 'es', CareVoice>> = { en: ENGLISH_VOICE, es: SPANISH_VOICE };

const SPANISH_TEXT = 'RV1909';

/**
 * What the library is asked for somebody who helps another. The words of the trouble itself would find verses on death
 * and blows, a commentary on a verse would say hard things at the wrong hour; of threats there is nothing to look up.
 */
const SUBJECTS: Readonly<Record<Trouble, string | undefined>> = {
  'self-harm': 'What does the Bible say about comfort?',
  violence: 'What does the Bible say about the oppressed?',
  harm: undefined,
  grief: 'What does the Bible say about comfort?',
};

/**
 * Stands before every engine and every search: who is in distress, or asks for somebody who is, is answered by it. It
 * needs the King James text alone, neither the rest of the library nor a place among those who wait for work.
 */
export class CarePath {
  constructor(
    private readonly library: Library,
    private readonly given: CrisisHelp,
  ) {}

  /** Whether a message is to be answered here, and why. */
  recognise(message: string): Recognised | undefined {
    return recogniseDistress(message);
  }

  /** What a conversation is called that begins with such a message: its words are for nobody's list. */
  titleOf({ language }: Recognised): string {
    return VOICES[language].conversation;
  }

  /** Whom to call, as this server knows it now. */
  help(distress: Distress, language: 'en' | 'es'): CareHelp[] {
    return helpFor(this.given, distress, language);
  }

  async answer(recognised: Recognised): Promise<CareAnswer> {
    const { distress, language, trouble } = recognised;
    const voice = VOICES[language];
    const text = this.textIn(language);
    const help = this.help(distress, language);
    const sentences = distress === 'for-another' ? voice.forAnother[trouble] : voice.own[distress];
    const { response, whomToCall } = composeCare(sentences, voice, text, help, language);
    return {
      response,
      care: { kind: distress, language, help, whomToCall },
      citations: await verifyText([text], response),
      sources: [text.source],
      title: voice.title,
      onward: onwardOf(recognised, voice),
    };
  }

  private textIn(language: 'en' | 'es'): BibleText {
    const { main, texts } = this.library;
    return (language === 'es' && texts.find(({ label }) => label === SPANISH_TEXT)) || main;
  }
}

/** The works of the library speak English; who asks in Spanish is answered by the path alone. */
function onwardOf({ distress, language, trouble }: Recognised, voice: CareVoice): CareAnswer['onward'] {
  const question = SUBJECTS[trouble];
  if (distress !== 'for-another' || language !== 'en' || !question) return undefined;
  return { title: voice.fromTheLibrary, question };
}

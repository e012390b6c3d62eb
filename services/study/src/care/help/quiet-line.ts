import type { CareHelp } from '@berea/contracts';
import { wordsOf } from '../../text/fold-words.js';
import { languageOf } from '../model/facts.js';
import type { Recognised } from '../recognise/rules.js';
import type { Distress } from '../words/care-words.js';
import type { CrisisHelp } from './crisis-help.js';
import { helpFor } from './help-for.js';

/** A subject that is often studied for a reason near at hand. */
const SUBJECT = /\bsuicid(?!\w* (?:attack|bomb|mission|squad))|\bself[- ]?(?:harm|injur)|\bautolesi/i;

const WORDS = {
  en: {
    title: 'If this is close to you',
    before:
      'If this is about you or about somebody you know, you need not carry it alone. There are people to talk to:',
    toTalk: 'Somebody to talk to',
    heavier: 'If this is heavier than a question',
    toTalkTo: 'you need not carry it alone. There are people to talk to:',
  },
  es: {
    title: 'Si esto te toca de cerca',
    before: 'Si esto se trata de ti o de alguien que conoces, no tienes que llevarlo a solas. Hay con quién hablar:',
    toTalk: 'Con quién hablar',
    heavier: 'Si esto pesa más que una pregunta',
    toTalkTo: 'no tienes que llevarlo a solas. Hay con quién hablar:',
  },
} as const;

export interface QuietLine {
  readonly title: string;
  readonly text: string;
}

/**
 * Adds one line with whom to call below the answer to a study question on suicide or self-harm. The question is
 * answered like any other; nothing is assumed of its author.
 * @param given what the operator has set; without it an address that leads to help in every country
 */
export function quietLine(message: string, given: CrisisHelp): QuietLine | undefined {
  if (!SUBJECT.test(message)) return undefined;
  const language = languageOf(wordsOf(message));
  const { title, before } = WORDS[language];
  return { title, text: `${before} ${whomToCall(given, 'self-harm', language)}.` };
}

/** Adds whom to call below the answer to a message that may be more than a question. */
export function heavierLine({ distress, language }: Recognised, given: CrisisHelp): QuietLine {
  const { toTalk: title, heavier, toTalkTo } = WORDS[language];
  return { title, text: `${heavier}: ${toTalkTo} ${whomToCall(given, distress, language)}.` };
}

function whomToCall(given: CrisisHelp, distress: Distress, language: 'en' | 'es'): string {
  const help = helpFor(given, distress, language);
  const own = help.filter(({ country }) => country !== null && given.countries?.[country]);
  return (own.length ? own : help.slice(0, 1)).map(contactsOf).join('; ');
}

const contactsOf = ({ contacts }: CareHelp): string =>
  contacts
    .flatMap(({ name, phone, sms, link }) => {
      const reach = phone ?? sms ?? link;
      return reach ? [`${name} ${reach}`] : [];
    })
    .join('; ');

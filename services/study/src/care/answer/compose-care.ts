import type { CareContact, CareHelp } from '@berea/contracts';
import { findBook, positionOf } from '@berea/scripture';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import type { CareSentences, CareVoice } from './care-sentences.js';

export interface ComposedCare {
  readonly response: string;
  /** Span of the list of whom to call */
  readonly whomToCall: { readonly start: number; readonly end: number };
}

/** A person's words first, then whom to call, one verse, and a last word. */
export function composeCare(
  { opening, verse, closing }: CareSentences,
  { whomToCall }: CareVoice,
  text: BibleText,
  help: readonly CareHelp[],
  language: 'en' | 'es',
): ComposedCare {
  const list = `${whomToCall}\n\n${help.map((each) => listOf(each, help.length > 1, language)).join('\n')}`;
  const start = opening.length + 2;
  return {
    response: [opening, list, quoteOf(text, verse), closing].filter(Boolean).join('\n\n'),
    whomToCall: { start, end: start + list.length },
  };
}

/** The help of one country as lines of a list. If there are several countries, each is one line. */
function listOf({ country, contacts }: CareHelp, several: boolean, language: 'en' | 'es'): string {
  if (!several || country === null)
    return contacts.map((contact) => `- **${contact.name}**: ${describe(contact)}`).join('\n');
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
  const lines = contacts.filter(({ phone, sms, link }) => phone ?? sms ?? link);
  return `- **${name}**: ${lines.map((line) => `${line.name} ${line.phone ?? line.sms ?? line.link ?? ''}`).join('; ')}`;
}

const describe = ({ text, phone, sms, link, say }: CareContact): string =>
  [text, phone, sms === phone ? undefined : sms, link, say && `*${say}*`].filter(Boolean).join(' ');

/** A verse as answers quote it. */
export function quoteOf(text: BibleText, [name, chapter, verse]: CareSentences['verse']): string {
  const book = findBook(name);
  const position = book && positionOf(book, chapter, verse);
  return position === undefined ? '' : quoteVerses(text, { first: position, last: position });
}

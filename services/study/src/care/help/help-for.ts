import type { CareContact, CareHelp } from '@berea/contracts';
import type { Distress } from '../words/care-words.js';
import type { CrisisHelp, HelpLine, Words } from './crisis-help.js';
import { ANYWHERE, KNOWN_LINES } from './known-lines.js';

type Language = 'en' | 'es';

/**
 * The contacts to call: those that the server was given, else lines that are known everywhere; and always somebody who
 * is near.
 */
export function helpFor(given: CrisisHelp, distress: Distress, language: Language): CareHelp[] {
  const own = Object.entries(given.countries ?? {});
  const countries: [string | null, readonly HelpLine[]][] = own.length
    ? [...own, [null, ANYWHERE]]
    : [[null, ANYWHERE], ...Object.entries(KNOWN_LINES)];
  const near = [...(given.church ? [contactOf(given.church, language)] : []), somebodyNear(distress, language)];
  return countries.map(([country, lines]) => {
    const called = lines
      .filter((line) => !line.for || line.for.includes(distress))
      .map((line) => contactOf(line, language));
    // A mourner needs people first; everybody else a number.
    return { country, contacts: distress === 'grief' ? [...near, ...called] : [...called, ...near] };
  });
}

const inLanguage = (words: Words, language: Language): string => (typeof words === 'string' ? words : words[language]);

const contactOf = ({ name, text, phone, sms, link }: Omit<HelpLine, 'for'>, language: Language): CareContact => ({
  name: inLanguage(name, language),
  ...(text && { text: inLanguage(text, language) }),
  ...(phone && { phone }),
  ...(sms && { sms }),
  ...(link && { link }),
});

/** The words that ask for company, by what they are asked for. */
const SAY: Readonly<Record<Language, Partial<Record<Distress, string>>>> = {
  en: {
    'self-harm': 'I’m not safe tonight. Can you stay with me?',
    violence: 'I’m not safe. Can you come, or can I come to you?',
    harm: 'I’m afraid of what I might do. Can you come now?',
    grief: 'I’ve lost somebody. Can you come and sit with me?',
    despair: 'I’m not all right. Can we talk today?',
  },
  es: {
    'self-harm': 'Hoy no estoy a salvo. ¿Puedes quedarte conmigo?',
    violence: 'No estoy a salvo. ¿Puedes venir, o puedo ir yo contigo?',
    harm: 'Tengo miedo de lo que pueda hacer. ¿Puedes venir ahora?',
    grief: 'He perdido a alguien. ¿Puedes venir a acompañarme?',
    despair: 'No estoy bien. ¿Podemos hablar hoy?',
  },
};

const NEAR: Readonly<Record<Language, { name: string; text: string; another: string }>> = {
  en: {
    name: 'Somebody you trust',
    text: 'A friend, your family, your pastor. You could say:',
    another: 'Do not carry it alone: tell a pastor, a leader or a counsellor, no more than they need to know.',
  },
  es: {
    name: 'Alguien de confianza',
    text: 'Una amistad, tu familia, tu pastor. Podrías decir:',
    another: 'No lo lleves a solas: habla con un pastor, un líder o un consejero, sin contar más de lo necesario.',
  },
};

function somebodyNear(distress: Distress, language: Language): CareContact {
  const { name, text, another } = NEAR[language];
  const say = SAY[language][distress];
  return say ? { name, text, say } : { name, text: another };
}

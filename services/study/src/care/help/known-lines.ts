import type { HelpLine } from './crisis-help.js';

const emergency = (phone: string): HelpLine => ({
  name: { en: 'Emergency services', es: 'Emergencias' },
  text: { en: 'If somebody is in danger now.', es: 'Si alguien corre peligro ahora.' },
  phone,
});

const anyHour = {
  en: 'Free, day and night. You can say anything, or very little.',
  es: 'Gratis, día y noche. Puedes decir mucho o muy poco.',
};
const ABUSE: HelpLine['for'] = ['violence', 'for-another'];
const LISTENING: HelpLine['for'] = ['self-harm', 'despair', 'grief', 'harm', 'for-another'];

/**
 * National lines that have been the same for years, for a server that was given none of its own. Only certain numbers
 * are listed: a wrong number costs more than none.
 */
export const KNOWN_LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  US: [
    emergency('911'),
    {
      name: '988 Suicide & Crisis Lifeline',
      text: {
        en: 'Call or text, free, day and night.',
        es: 'Llama o escribe, gratis, día y noche; hay atención en español.',
      },
      phone: '988',
      sms: '988',
      link: 'https://988lifeline.org',
      for: LISTENING,
    },
    {
      name: 'National Domestic Violence Hotline',
      text: anyHour,
      phone: '1-800-799-7233',
      link: 'https://www.thehotline.org',
      for: ABUSE,
    },
  ],
  GB: [
    emergency('999'),
    { name: 'Samaritans', text: anyHour, phone: '116 123', link: 'https://www.samaritans.org', for: LISTENING },
    { name: 'National Domestic Abuse Helpline', text: anyHour, phone: '0808 2000 247', for: ABUSE },
  ],
  CA: [
    emergency('911'),
    {
      name: '9-8-8 Suicide Crisis Helpline',
      text: anyHour,
      phone: '988',
      sms: '988',
      link: 'https://988.ca',
      for: LISTENING,
    },
  ],
  IE: [
    emergency('112'),
    { name: 'Samaritans', text: anyHour, phone: '116 123', link: 'https://www.samaritans.org', for: LISTENING },
  ],
  AU: [
    emergency('000'),
    { name: 'Lifeline', text: anyHour, phone: '13 11 14', link: 'https://www.lifeline.org.au', for: LISTENING },
    { name: '1800RESPECT', text: anyHour, phone: '1800 737 732', link: 'https://www.1800respect.org.au', for: ABUSE },
  ],
  NZ: [emergency('111')],
  ES: [
    emergency('112'),
    {
      name: { en: '024, for whoever thinks of suicide', es: '024, atención a la conducta suicida' },
      text: anyHour,
      phone: '024',
      for: LISTENING,
    },
    {
      name: { en: '016, against violence towards women', es: '016, contra la violencia de género' },
      text: anyHour,
      phone: '016',
      for: ABUSE,
    },
  ],
  MX: [emergency('911')],
};

/** Lines for an unknown country. */
export const ANYWHERE: readonly HelpLine[] = [
  {
    name: { en: 'Emergency services', es: 'Emergencias' },
    text: {
      en: 'If somebody is in danger now, call your local emergency number: 911 in North America, 112 in Europe and on most mobile phones, 999 in Britain, 000 in Australia.',
      es: 'Si alguien corre peligro ahora, llama al número de emergencias de tu país: 911 en México y gran parte de América, 112 en España y Europa y en casi todos los teléfonos móviles.',
    },
    phone: '112',
  },
  {
    name: { en: 'A helpline in your country', es: 'Una línea de ayuda en tu país' },
    text: {
      en: 'Lists free, confidential lines country by country.',
      es: 'Muestra líneas gratuitas y confidenciales, país por país.',
    },
    link: 'https://findahelpline.com',
  },
];

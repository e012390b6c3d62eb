import type { Translation } from '@berea/contracts';

export const TRANSLATIONS = 'GET /api/bible/translations';

const text = (code: string, title: string, rest: Partial<Translation> = {}): Translation => ({
  code,
  title,
  language: 'en',
  direction: 'ltr',
  installed: true,
  licence: 'Public domain',
  ...rest,
});
const missing = (code: string, title: string, reason = 'No source of it is built in.') =>
  text(code, title, { installed: false, reason });
const LICENSED = 'It is under copyright: showing it needs a licence from its publisher.';

/** Answer of a server that has some of the listed translations, lacks others, and has one of its operator's own. */
export const OFFERED: readonly Translation[] = [
  text('KJV', 'King James Version', { attribution: 'Text by courtesy of CrossWire Bible Society and eBible.org.' }),
  text('WEB', 'World English Bible', { attribution: 'World English Bible, eBible.org.' }),
  text('RV1909', 'Santa Biblia, Reina-Valera 1909', { language: 'es' }),
  missing('ASV', 'American Standard Version', 'It was not fetched. To fetch it, run: npm run library'),
  missing('BBE', 'Bible in Basic English'),
  text('SVD', 'Smith and Van Dyke Bible', {
    ...missing('SVD', ''),
    title: 'Smith and Van Dyke Bible',
    language: 'ar',
    direction: 'rtl',
  }),
  missing('NIV', 'New International Version', LICENSED),
  missing('ESV', 'English Standard Version', LICENSED),
  text('GERLUT', 'Lutherbibel', { language: 'de' }),
];

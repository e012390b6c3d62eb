import { type PolicySection, PolicyText } from './policy-page.js';
import { t } from '../texts/policies.js';

const sections = (): readonly PolicySection[] => [
  {
    heading: t('policies.who-may-use-berea'),
    body: t('policies.you-must-be-at-least'),
  },
  {
    heading: t('policies.usage-guidelines'),
    body: (
      <ul>
        <li>{t('policies.use-berea-for-study-teaching')}</li>
        <li>{t('policies.do-not-try-to-break')}</li>
        <li>{t('policies.do-not-use')}</li>
        <li>{t('policies.keep-your-password-to-yourself')}</li>
      </ul>
    ),
  },
  {
    heading: t('policies.content-ownership'),
    body: t('policies.what-you-write-is-yours'),
  },
  {
    heading: t('policies.disclaimers'),
    body: t('policies.scholar-is-a-study-aid'),
  },
  {
    heading: t('policies.liability'),
    body: t('policies.as-far-as-law-allows'),
  },
  {
    heading: t('policies.changes-to-these-terms'),
    body: t('policies.when-these-terms-change-date'),
  },
];

export const TermsOfUse = () => <PolicyText sections={sections()} />;

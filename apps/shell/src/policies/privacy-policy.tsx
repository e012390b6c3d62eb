import { useConfig } from '@berea/web';
import { type PolicySection, PolicyText } from './policy-page.js';
import { t } from '../texts/policies.js';

const sections = (): readonly PolicySection[] => [
  {
    heading: t('policies.what-we-collect'),
    body: t('policies.your-name-and-email-address'),
  },
  {
    heading: t('policies.how-we-use-it'),
    body: t('policies.to-show-you-your-own'),
  },
];

/** The use of a question depends on the engine of this server. */
const aboutAi = () => ({
  library: t('policies.on-this-server-scholar-answers'),
  model: t('policies.on-this-server-scholar-may'),
  off: t('policies.on-this-server-scholar'),
});

const later = (): readonly PolicySection[] => [
  {
    heading: t('policies.sharing'),
    body: t('policies.nobody-else-reads'),
  },
  {
    heading: t('policies.your-rights'),
    body: t('policies.you-can-read-correct'),
  },
  {
    heading: t('policies.changes-to-this-policy'),
    body: t('policies.when-this-policy-changes-date'),
  },
];

export function PrivacyPolicy() {
  const { assistant } = useConfig();
  const ai: PolicySection = {
    heading: t('policies.ai-and-your-privacy'),
    body: `${aboutAi()[assistant]} ${t('policies.please-leave-out-private-details')}`,
  };
  return <PolicyText sections={[...sections(), ai, ...later()]} />;
}

import { PageFrame } from '@berea/ui/core';
import { BackLink } from '../../page/page-links.js';
import { Section } from '../../profile/section.js';
import { t } from '../../texts/tokens.js';
import { MakeToken } from './make-token.js';
import { TokenList } from './token-list.js';
import styles from './tokens.module.css';

/** Personal tokens: a way in for programs that the user writes or trusts. */
export function TokensPage() {
  return (
    <PageFrame title={t('tokens.personal-tokens')} width="form">
      <BackLink to="/settings">{t('tokens.back-to-settings')}</BackLink>
      <p className={styles['lead']}>{t('tokens.lead')}</p>
      <div className={styles['cards']}>
        <Section title={t('tokens.make-a-token')}>
          <MakeToken />
        </Section>
        <Section title={t('tokens.your-tokens')}>
          <TokenList />
        </Section>
      </div>
    </PageFrame>
  );
}

import { PageFrame } from '@berea/ui/core';
import {
  BookOpen,
  CircleUserRound,
  Compass,
  Cookie,
  Database,
  FileArchive,
  Info,
  KeyRound,
  LifeBuoy,
  ScrollText,
  ShieldCheck,
  Sparkles,
  UserRoundX,
} from 'lucide-react';
import { ActionRow, LinkList, LinkRow } from '../page/page-links.js';
import { tour } from '../frame/open-state.js';
import { t } from '../texts/settings.js';

/** Settings first, each a row that leads to where it is set; below them the tour and what is to be read. */
export function SettingsPage() {
  return (
    <PageFrame title={t('settings.settings')} width="form">
      <LinkList>
        <LinkRow
          icon={Sparkles}
          name={t('settings.assistant')}
          words={t('settings.how-scholar-answers')}
          to="/profile#assistant"
        />
        <LinkRow
          icon={BookOpen}
          name={t('settings.reading-and-appearance')}
          words={t('settings.translation-dark-mode-notifications')}
          to="/profile#reading"
        />
        <LinkRow
          icon={CircleUserRound}
          name={t('settings.account')}
          words={t('settings.name-and-address')}
          to="/settings/account"
        />
        <LinkRow
          icon={KeyRound}
          name={t('settings.password-security')}
          words={t('settings.password-and-second-step')}
          to="/profile#security"
        />
        <LinkRow
          icon={Database}
          name={t('settings.data')}
          words={t('settings.space-that-you-use')}
          to="/profile#space"
        />
        <LinkRow
          icon={FileArchive}
          name={t('settings.your-data')}
          words={t('settings.take-it-with-you')}
          to="/settings/data"
        />
      </LinkList>
      <LinkList>
        <ActionRow
          icon={Compass}
          name={t('settings.app-tutorial')}
          words={t('settings.take-8-step-tour-again')}
          onPress={tour.open}
        />
      </LinkList>
      <LinkList>
        <LinkRow
          icon={ShieldCheck}
          name={t('settings.privacy-policy')}
          words={t('settings.what-we-keep')}
          to="/settings/privacy"
        />
        <LinkRow
          icon={ScrollText}
          name={t('settings.terms-of-use')}
          words={t('settings.agreement-between-us')}
          to="/settings/terms"
        />
        <LinkRow
          icon={Cookie}
          name={t('settings.cookies')}
          words={t('settings.what-is-stored-on-this-device')}
          to="/settings/cookies"
        />
      </LinkList>
      <LinkList>
        <LinkRow
          icon={Info}
          name={t('settings.about')}
          words={t('settings.our-mission-and-vision')}
          to="/settings/about"
        />
        <LinkRow
          icon={LifeBuoy}
          name={t('settings.contact-support')}
          words={t('settings.when-we-reply')}
          to="/settings/support"
        />
      </LinkList>
      <LinkList>
        <LinkRow
          icon={UserRoundX}
          name={t('settings.delete-my-account')}
          words={t('settings.permanent-within-7-days')}
          danger
          to="/settings/delete-account"
        />
      </LinkList>
    </PageFrame>
  );
}

import { Button, PageFrame, Skeleton, StatusPanel } from '@berea/ui/core';
import { explain, usePreferences, useSession } from '@berea/web';
import { useProfile } from '../data/profile.js';
import { CircleAlert } from 'lucide-react';
import { useAccount } from '../frame/use-account.js';
import { AccountSettings } from './account-settings.js';
import { AccountSpace } from './account-space.js';
import { AssistantSection } from './assistant-section.js';
import { PasswordSection } from './password-section.js';
import { OwnPicture } from './picture/own-picture.js';
import styles from './profile-page.module.css';
import { Section } from './section.js';
import { SessionsSection } from './security/sessions-section.js';
import { StudyStats } from './study-stats.js';
import { t } from '../texts/profile.js';

export function ProfilePage() {
  return (
    <PageFrame title={t('profile.profile')} width="form">
      <Profile />
    </PageFrame>
  );
}

function Profile() {
  const { user } = useSession();
  const { name, membership, picture } = useAccount();
  const profile = useProfile();
  const preferences = usePreferences();

  if (profile.isPending || preferences.isPending) {
    return (
      <div className={styles['loading']}>
        <p role="status">{t('profile.loading-profile')}</p>
        <Skeleton active avatar={{ size: 72 }} title={{ width: 180 }} paragraph={{ rows: 1, width: 120 }} />
        <Skeleton active title={{ width: 220 }} paragraph={{ rows: 3 }} />
        <Skeleton active title={{ width: 200 }} paragraph={{ rows: 3 }} />
      </div>
    );
  }
  if (profile.isError || preferences.isError) {
    const retry = () => void Promise.all([profile.refetch(), preferences.refetch()]);
    return (
      <StatusPanel
        role="alert"
        icon={CircleAlert}
        title={t('profile.your-profile-could-not-be-loaded')}
        actions={
          <Button type="primary" onClick={retry}>
            {t('profile.try-again')}
          </Button>
        }
      >
        <p>{explain(profile.error ?? preferences.error)}</p>
      </StatusPanel>
    );
  }
  return (
    <div className={styles['sections']}>
      <div className={styles['who']}>
        <OwnPicture name={name} picture={picture} hasPicture={profile.data.profilePicture !== null} />
        <div>
          <h2>{name}</h2>
          <span>{membership}</span>
        </div>
      </div>
      <AccountInformation name={name} email={user?.email ?? ''} />
      <PasswordSection />
      <SessionsSection />
      <AssistantSection preferences={preferences.data} />
      <AccountSettings preferences={preferences.data} />
      <StudyStats />
      <AccountSpace />
    </div>
  );
}

function AccountInformation({ name, email }: { name: string; email: string }) {
  return (
    <Section title={t('profile.account-information')}>
      <dl className={styles['facts']}>
        <dt>{t('profile.full-name')}</dt>
        <dd>{name}</dd>
        <dt>{t('profile.email-address')}</dt>
        <dd>{email}</dd>
      </dl>
    </Section>
  );
}

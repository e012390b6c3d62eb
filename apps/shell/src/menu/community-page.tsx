import { Button, PageFrame, StatusPanel } from '@berea/ui/core';
import { useConfig } from '@berea/web';
import { ExternalLink, UsersRound } from 'lucide-react';
import { BackLink } from '../page/page-links.js';
import { t } from '../texts/community.js';

export function CommunityPage() {
  const { communityUrl } = useConfig();
  return (
    <PageFrame title={t('community.community')} width="form">
      <BackLink to="/menu">{t('community.back-to-more')}</BackLink>
      <StatusPanel
        icon={UsersRound}
        title={t('community.coming-soon')}
        actions={
          communityUrl && (
            <Button
              size="large"
              href={communityUrl}
              target="_blank"
              rel="noreferrer"
              icon={<ExternalLink size={18} strokeWidth={1.75} aria-hidden />}
              iconPlacement="end"
            >
              {t('community.open-community-chat')}
            </Button>
          )
        }
      >
        <p>
          {t('community.a-place-to-study-together')}{' '}
          {communityUrl ? t('community.until-then-join-conversation') : t('community.community-chat-is-not-available')}
        </p>
      </StatusPanel>
    </PageFrame>
  );
}

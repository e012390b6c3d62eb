import { Button, PageFrame, StatusPanel } from '@berea/ui/core';
import { useConfig } from '@berea/web';
import { ExternalLink, UsersRound } from 'lucide-react';
import { BackLink } from '../page/page-links.js';

export function CommunityPage() {
  const { communityUrl } = useConfig();
  return (
    <PageFrame title="Community" width="form">
      <BackLink to="/menu">Back to More</BackLink>
      <StatusPanel
        icon={UsersRound}
        title="Coming Soon"
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
              Open community chat
            </Button>
          )
        }
      >
        <p>
          A place to study together is on its way.{' '}
          {communityUrl
            ? 'Until then, join the conversation in our community chat.'
            : 'The community chat is not available on this server.'}
        </p>
      </StatusPanel>
    </PageFrame>
  );
}

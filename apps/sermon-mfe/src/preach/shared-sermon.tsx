import { Button, PageFrame, StatusPanel, type StatusPanelProps } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { useSharedSermon } from '../data/sermon-links.js';
import { CircleAlert, Link2Off } from 'lucide-react';
import { useManuscript } from '../manuscript/use-manuscript.js';
import { Podium } from './podium.js';
import styles from './podium.module.css';
import { t } from '../texts/preach-shared.js';

/** Statuses of a link that does not exist, or not any more. */
const NO_LINK = [400, 404];

/** A sermon that somebody shared, as it is preached: `/shared/{token}`. It needs no account, and no network once it shows. */
export function SharedSermonPage({ token }: { readonly token: string }) {
  const { data, isPending, isFetching, error, refetch } = useSharedSermon(token);
  const blocks = useManuscript(data?.text ?? '');
  if (isPending || !blocks)
    return (
      <div className={styles['podium']} role="status" data-podium="">
        <p className={styles['message']}>{t('preach-shared.loading-sermon')}</p>
      </div>
    );
  if (error instanceof TransportError && NO_LINK.includes(error.status))
    return (
      <Panel icon={Link2Off} title={t('preach-shared.this-link-leads-nowhere')} role="alert">
        {t('preach-shared.it-was-revoked')}
      </Panel>
    );
  if (!data)
    return (
      <Panel
        icon={CircleAlert}
        title={t('preach-shared.sermon-could-not-be-opened')}
        role="alert"
        actions={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            {t('preach-shared.try-again')}
          </Button>
        }
      >
        {explain(error)}
      </Panel>
    );
  if (!blocks.length)
    return (
      <Panel
        icon={CircleAlert}
        title={t('preach-shared.nothing-is-written-yet')}
        actions={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            {t('preach-shared.look-again')}
          </Button>
        }
      >
        {t('preach-shared.what-is-written-will')}
      </Panel>
    );
  return (
    <Podium
      id={token}
      title={data.title || t('preach-shared.untitled-sermon')}
      scripture={data.scripture}
      blocks={blocks}
      shared
    />
  );
}

/** In place of the sermon: a page opened by a link has no frame around it. */
const Panel = (panel: StatusPanelProps) => (
  <PageFrame title={t('preach-shared.shared-with-you')}>
    <StatusPanel {...panel} />
  </PageFrame>
);

import { Button, PageFrame, StatusPanel, type StatusPanelProps } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { useSharedSermon } from '../data/sermon-links.js';
import { CircleAlert, Link2Off } from 'lucide-react';
import { useManuscript } from '../manuscript/use-manuscript.js';
import { Podium } from './podium.js';
import styles from './podium.module.css';

/** What a link that is not, or not any more, is answered with. */
const NO_LINK = [400, 404];

/** A sermon that somebody shared, as it is preached: `/shared/{token}`. It needs no account, and no network once it shows. */
export function SharedSermonPage({ token }: { readonly token: string }) {
  const { data, isPending, isFetching, error, refetch } = useSharedSermon(token);
  const blocks = useManuscript(data?.text ?? '');
  if (isPending || !blocks)
    return (
      <div className={styles['podium']} role="status" data-podium="">
        <p className={styles['message']}>Loading the sermon...</p>
      </div>
    );
  if (error instanceof TransportError && NO_LINK.includes(error.status))
    return (
      <Panel icon={Link2Off} title="This link leads nowhere" role="alert">
        It was revoked, or its address is not whole. Ask whoever sent it for another one.
      </Panel>
    );
  if (!data)
    return (
      <Panel
        icon={CircleAlert}
        title="The sermon could not be opened"
        role="alert"
        actions={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            Try again
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
        title="Nothing is written yet"
        actions={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
        }
      >
        What is written will be shown here, at the same address.
      </Panel>
    );
  return (
    <Podium id={token} title={data.title || 'Untitled sermon'} scripture={data.scripture} blocks={blocks} shared />
  );
}

/** In place of the sermon: whoever opens a link has no frame around it. */
const Panel = (panel: StatusPanelProps) => (
  <PageFrame title="Shared with you">
    <StatusPanel {...panel} />
  </PageFrame>
);

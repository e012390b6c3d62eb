import { Button, Skeleton, StatusPanel } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type OpenedSermon, useOpenToWrite } from '../saving/open-sermon.js';
import { t } from '../texts/workspace.js';

interface OpenedProps {
  readonly id: string | undefined;
  readonly onCreated: (id: string) => void;
  /** Leaves a sermon that is no longer there. */
  readonly onNew: () => void;
  readonly children: (opened: OpenedSermon) => ReactNode;
}

/** Opens a sermon to be written on: what shows while it is on its way, and where it cannot be had. */
export function Opened({ id, onCreated, onNew, children }: OpenedProps) {
  // A new one gets its id while it is open, and is not opened again for that.
  const [first] = useState(id);
  const query = useOpenToWrite(first);
  // The outbox gave it an id a moment ago.
  const made = first ? undefined : query.data?.base?.id;
  const onMade = useEffectEvent(onCreated);
  useEffect(() => {
    if (made) onMade(made);
  }, [made]);
  if (query.isPending || (query.isFetching && !query.isSuccess))
    return (
      <div aria-busy data-uninterrupted="">
        <p className="visually-hidden" role="status">
          {t('workspace.loading-sermon')}
        </p>
        <Skeleton active title paragraph={{ rows: 12 }} />
      </div>
    );
  if (query.data) return children(query.data);
  const missing = query.error instanceof TransportError && query.error.status === 404;
  return (
    <StatusPanel
      icon={CircleAlert}
      title={missing ? t('workspace.this-sermon-is-no-longer-there') : t('workspace.your-sermon-could-not-be-opened')}
      role="alert"
      actions={
        <>
          {!missing && (
            <Button type="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
              {t('workspace.try-again')}
            </Button>
          )}
          <Button type={missing ? 'primary' : 'default'} onClick={onNew}>
            {t('workspace.start-a-new-sermon')}
          </Button>
        </>
      }
    >
      {missing ? t('workspace.it-was-deleted-or-address') : explain(query.error)}
    </StatusPanel>
  );
}

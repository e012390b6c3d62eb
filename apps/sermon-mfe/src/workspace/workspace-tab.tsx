import { Button, Skeleton, StatusPanel } from '@berea/ui/core';
import { explain, TransportError, useSession } from '@berea/web';
import { lastSermon } from '../saving/last-sermon.js';
import { useOpenToWrite } from '../saving/open-sermon.js';
import { useSearchParams } from '@berea/web/router';
import { CircleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Workspace } from './workspace.js';
import { t } from '../texts/workspace.js';

/** The tab of the Notes page in which a sermon is written: `/notes?tab=sermon&sermon={id}`. */
export function WorkspaceTab() {
  const [params, setParams] = useSearchParams();
  const user = useSession().user?.id ?? 'nobody';
  const last = lastSermon(`${user}:`);
  const [start] = useState(() => params.get('sermon') ?? last.read());
  const asked = params.get('sermon');
  // Without an id in the address, the last one goes on until another one is chosen.
  const [session, setSession] = useState({ key: 0, id: start, asked });
  if (asked !== session.asked) {
    const another = asked !== null && asked !== session.id;
    setSession(another ? { key: session.key + 1, id: asked, asked } : { ...session, asked });
  }
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const goTo = (id: string | undefined) => {
    last.write(id);
    // A save that ends after the tab was left does not lead back to it.
    if (shown.current) setParams(id ? { tab: 'sermon', sermon: id } : { tab: 'sermon' }, { replace: true });
  };
  const onOpen = (id: string | undefined) => {
    setSession({ ...session, key: session.key + 1, id });
    goTo(id);
  };
  const onCreated = (id: string) => {
    if (id === session.id && id === asked) return;
    setSession({ ...session, id });
    goTo(id);
  };
  return <Opened key={session.key} id={session.id} onOpen={onOpen} onCreated={onCreated} />;
}

interface OpenedProps {
  readonly id: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
  readonly onCreated: (id: string) => void;
}

function Opened({ id, onOpen, onCreated }: OpenedProps) {
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
  if (!query.data) {
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
            <Button type={missing ? 'primary' : 'default'} onClick={() => onOpen(undefined)}>
              {t('workspace.start-a-new-sermon')}
            </Button>
          </>
        }
      >
        {missing ? t('workspace.it-was-deleted-or-address') : explain(query.error)}
      </StatusPanel>
    );
  }
  return <Workspace opened={query.data} onCreated={onCreated} onOpen={onOpen} />;
}

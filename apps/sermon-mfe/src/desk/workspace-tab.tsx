import { useSession } from '@berea/web';
import { lastSermon } from '../saving/last-sermon.js';
import { useSearchParams } from '@berea/web/router';
import { useEffect, useRef, useState } from 'react';
import { Opened } from './opened.js';
import { Workspace } from './workspace.js';

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
  return (
    <Opened key={session.key} id={session.id} onCreated={onCreated} onNew={() => onOpen(undefined)}>
      {(opened) => <Workspace opened={opened} onCreated={onCreated} onOpen={onOpen} />}
    </Opened>
  );
}

import { Button, StatusPanel } from '@berea/ui/core';
import { explain, TransportError } from '@berea/web';
import { type OpenedSermon, useOpenSermon } from '../saving/open-sermon.js';
import { Link, useParams } from '@berea/web/router';
import { CircleAlert, MicVocal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useManuscript } from '../manuscript/use-manuscript.js';
import { useKeptForReload } from './keep-for-reload.js';
import { Podium } from './podium.js';
import styles from './podium.module.css';
import { t } from '../texts/preach-page.js';

/** So long a server is waited for, where this device keeps the sermon. */
const PATIENCE_MS = 3_000;

/**
 * A sermon as it is preached: `/sermon-prep/{id}/preach`. All that it needs is here once it shows; then the network may go,
 * also before a reload. The newest text is shown as soon as the server has given it.
 */
export function PreachPage() {
  const { id = '' } = useParams();
  const [kept, setKept] = useState<OpenedSermon>();
  const query = useOpenSermon(id, { onKept: setKept });
  const late = useLate(query.isPending);
  const opened = query.data ?? (late && kept?.base?.id === id ? kept : undefined);
  const { title = '', scripture = '', body = '', outline = '' } = opened?.content ?? {};
  const blocks = useManuscript(body.trim() ? body : outline);
  if ((query.isPending && !opened) || !blocks)
    return (
      <div className={styles['podium']} role="status" data-podium="" data-without-toasts="" data-uninterrupted="">
        <p className={styles['message']}>{t('preach-page.loading-your-sermon')}</p>
      </div>
    );
  if (!opened) {
    const missing = query.error instanceof TransportError && query.error.status === 404;
    return (
      <StatusPanel
        icon={CircleAlert}
        title={
          missing ? t('preach-page.this-sermon-is-no-longer-there') : t('preach-page.your-sermon-could-not-be-opened')
        }
        role="alert"
        actions={
          <>
            {!missing && (
              <Button type="primary" onClick={() => void query.refetch()}>
                {t('preach-page.try-again')}
              </Button>
            )}
            <Link to="/sermon-prep">{t('preach-page.back-to-sermon-prep')}</Link>
          </>
        }
      >
        {missing ? t('preach-page.it-was-deleted-or-address') : explain(query.error)}
      </StatusPanel>
    );
  }
  if (!blocks.length)
    return (
      <StatusPanel
        icon={MicVocal}
        title={t('preach-page.there-is-nothing-to-preach-yet')}
        actions={<Link to={`/sermon-prep/${id}`}>{t('preach-page.open-in-workspace')}</Link>}
      >
        {t('preach-page.write-sermon-body')}
      </StatusPanel>
    );
  const { base, offline } = opened;
  return (
    <>
      <KeptForReload />
      {/* Another text has other pages; the place is kept beside it. */}
      <Podium
        key={base?.version}
        id={id}
        title={title || t('preach-page.untitled-sermon')}
        scripture={scripture}
        blocks={blocks}
        offline={offline}
      />
    </>
  );
}

/** Whether something takes longer than one can wait in a pulpit. */
function useLate(waits: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return waits && late;
}

/** Once the sermon shows, since only then all that it needs has been loaded. */
function KeptForReload() {
  useKeptForReload();
  return null;
}

import { Button, StatusPanel } from '@berea/ui/core';
import { explain, TransportError, useOpenSermon } from '@berea/web';
import { Link, useParams } from '@berea/web/router';
import { CircleAlert, MicVocal } from 'lucide-react';
import { useManuscript } from '../manuscript/use-manuscript.js';
import { Podium } from './podium.js';
import styles from './preach.module.css';

/** A sermon as it is preached: `/sermon-prep/{id}/preach`. All that it needs is here once it shows; then the network may go. */
export function PreachPage() {
  const { id = '' } = useParams();
  const query = useOpenSermon(id);
  const { title = '', scripture = '', body = '', outline = '' } = query.data?.content ?? {};
  const blocks = useManuscript(body.trim() ? body : outline);
  if (query.isPending || !blocks)
    return (
      <div className={styles['podium']} role="status">
        <p className={styles['message']}>Loading your sermon...</p>
      </div>
    );
  if (!query.data) {
    const missing = query.error instanceof TransportError && query.error.status === 404;
    return (
      <StatusPanel
        icon={CircleAlert}
        title={missing ? 'This sermon is no longer there' : 'Your sermon could not be opened'}
        role="alert"
        actions={
          <>
            {!missing && (
              <Button type="primary" onClick={() => void query.refetch()}>
                Try again
              </Button>
            )}
            <Link to="/sermon-prep">Back to Sermon Prep</Link>
          </>
        }
      >
        {missing ? 'It was deleted, or the address is not right.' : explain(query.error)}
      </StatusPanel>
    );
  }
  if (!blocks.length)
    return (
      <StatusPanel
        icon={MicVocal}
        title="There is nothing to preach yet"
        actions={<Link to={`/notes?tab=sermon&sermon=${id}`}>Open in workspace</Link>}
      >
        Write the sermon body or an outline first.
      </StatusPanel>
    );
  return <Podium id={id} title={title || 'Untitled sermon'} scripture={scripture} blocks={blocks} />;
}

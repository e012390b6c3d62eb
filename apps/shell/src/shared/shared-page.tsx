import { PageFrame, StatusPanel } from '@berea/ui/core';
import { Slot } from '@berea/web';
import { useParams } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { TryAgain } from '../page/try-again.js';
import { LoadingScreen } from '../start/first-paint.js';

/** What somebody shared by a link, without the frame: whoever opens it may have no account. */
export function SharedPage() {
  const { token = '' } = useParams();
  return (
    <main>
      <Slot
        name="shared.page"
        props={{ token }}
        loading={<LoadingScreen />}
        failed={(title, retry) => (
          <PageFrame title="Shared with you">
            <StatusPanel
              role="alert"
              icon={TriangleAlert}
              title={`${title} could not be shown`}
              actions={<TryAgain retry={retry} />}
            >
              A part of this page did not load.
            </StatusPanel>
          </PageFrame>
        )}
      />
    </main>
  );
}

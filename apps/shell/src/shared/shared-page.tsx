import { PageFrame, StatusPanel } from '@berea/ui/core';
import { Slot } from '@berea/web';
import { useParams } from '@berea/web/router';
import { TriangleAlert } from 'lucide-react';
import { TryAgain } from '../page/try-again.js';
import { LoadingScreen } from '../start/first-paint.js';
import { t } from '../texts/shared-page.js';

/** A page shared by a link, without the frame: its reader may have no account. */
export function SharedPage() {
  const { token = '' } = useParams();
  return (
    <main>
      <Slot
        name="shared.page"
        props={{ token }}
        loading={<LoadingScreen />}
        failed={(title, retry) => (
          <PageFrame title={t('shared-page.shared-with-you')}>
            <StatusPanel
              role="alert"
              icon={TriangleAlert}
              title={t('shared-page.could-not-be-shown', { title })}
              actions={<TryAgain retry={retry} />}
            >
              {t('shared-page.a-part-of-this-page')}
            </StatusPanel>
          </PageFrame>
        )}
      />
    </main>
  );
}

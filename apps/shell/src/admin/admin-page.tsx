import { TransportError, useApi } from '@berea/web';
import { useRead } from '@berea/web/host';
import { PageFrame } from '@berea/ui/core';
import { NotFoundPage } from '../frame/not-found-page.js';
import { QueryState } from '../library/query-state.js';
import { PageSkeleton } from '../page/page-skeleton.js';
import { t } from '../texts/admin.js';
import { CatalogueOfServer } from './catalogue-of-server.js';
import { Health } from './health.js';
import { WorksOfServer } from './works-of-server.js';

/** What an operator sees of the server. For everybody else, nothing is at this address. */
export function AdminPage() {
  const operator = useRead(useApi().admin.show.queryOptions());
  if (operator.isPending) return <PageSkeleton />;
  if (operator.error instanceof TransportError && operator.error.status === 404) return <NotFoundPage />;
  return (
    <PageFrame title={t('admin.library-of-this-server')}>
      <QueryState of={operator} failed={t('admin.you-could-not-be-recognised')}>
        {() => (
          <>
            <Health />
            <CatalogueOfServer />
            <WorksOfServer />
          </>
        )}
      </QueryState>
    </PageFrame>
  );
}

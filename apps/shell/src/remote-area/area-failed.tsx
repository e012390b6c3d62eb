import { Button, PageFrame, StatusPanel } from '@berea/ui/core';
import { RemoteError } from '@berea/web';
import { Unplug } from 'lucide-react';
import type { Area } from './areas.js';

/** The panel in place of an area whose remote cannot be shown; the frame and the other areas go on. */
export function AreaFailed({ area, error, retry }: { area: Area; error: unknown; retry: () => void }) {
  const code = error instanceof RemoteError ? error.code : 'broken';
  return (
    <PageFrame title={area.name}>
      <StatusPanel
        role="alert"
        icon={Unplug}
        title={`${area.name} could not be loaded`}
        actions={
          <Button type="primary" onClick={retry}>
            Try again
          </Button>
        }
      >
        <p>{area.reassurance}</p>
        <details>
          <summary>Details for support</summary>
          <code>{`${area.id}: ${code}`}</code>
        </details>
      </StatusPanel>
    </PageFrame>
  );
}

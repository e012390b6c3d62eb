import { Button, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';

export function ChapterFailed({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <StatusPanel
      role="alert"
      icon={CloudAlert}
      title="Failed to get Bible chapter"
      actions={
        <Button type="primary" onClick={retry}>
          Try again
        </Button>
      }
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}

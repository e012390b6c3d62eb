import { Button, StatusPanel } from '@berea/ui/core';
import { CircleAlert } from 'lucide-react';

/** In place of a tab that another remote contributes and that cannot be had; the other tabs go on. */
export function TabFailed({ title, retry }: { readonly title: string; readonly retry: () => void }) {
  return (
    <StatusPanel
      icon={CircleAlert}
      title={`${title} could not be loaded`}
      role="alert"
      actions={
        <Button type="primary" onClick={retry}>
          Try again
        </Button>
      }
    >
      Your notes are not affected.
    </StatusPanel>
  );
}

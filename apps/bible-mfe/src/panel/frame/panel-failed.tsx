import { Button, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudOff } from 'lucide-react';

export interface PanelFailedProps {
  /** 'The lexicon entry could not be loaded' */
  readonly title: string;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What could not be had, why, and the way to try again. */
export function PanelFailed({ title, error, retry }: PanelFailedProps) {
  return (
    <StatusPanel
      icon={CloudOff}
      title={title}
      role="alert"
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

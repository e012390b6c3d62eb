import { Button, StatusPanel } from '@berea/ui/core';
import { explain } from '@berea/web';
import { CloudAlert } from 'lucide-react';

export interface ConversationFailedProps {
  readonly error: unknown;
  readonly retry: () => void;
  /** To the most recent conversation, when this one was named by the address. */
  readonly leave?: () => void;
}

export function ConversationFailed({ error, retry, leave }: ConversationFailedProps) {
  return (
    <StatusPanel
      role="alert"
      icon={CloudAlert}
      title="The conversation could not be loaded"
      actions={
        <>
          <Button type="primary" onClick={retry}>
            Try again
          </Button>
          {leave && <Button onClick={leave}>Open the latest one</Button>}
        </>
      }
    >
      <p>{explain(error)}</p>
    </StatusPanel>
  );
}

import { IconButton } from '@berea/ui/core';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useOnDemand } from '../use-on-demand.js';
import { t } from '../texts/chat.js';

const loadDialog = () => import('./chat-help-dialog.js').then(({ ChatHelpDialog }) => ChatHelpDialog);

/** Help on the page, behind its question mark. */
export function ChatHelp() {
  const [open, setOpen] = useState(false);
  const [Dialog, wantDialog] = useOnDemand(loadDialog);
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        iconSize={20}
        label={t('chat.help-for-this-page')}
        aria-haspopup="dialog"
        onClick={() => wantDialog(() => setOpen(true))}
      />
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

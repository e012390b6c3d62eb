import { type HelpDialogState, useFeature } from '@berea/web';
import { IconButton } from '@berea/ui/core';
import { useLocation } from '@berea/web/router';
import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { lazyDialog } from '../lazy-dialog.js';
import { remoteAt } from '../remotes.js';
import { helpFor } from './pages-with-help.js';

const PageHelpDialog = lazyDialog(async () => ({ default: (await import('./page-help-dialog.js')).PageHelpDialog }));

/**
 * The circled question mark in the header of a page, where the shell has help for it or its remote's feature names it;
 * what it opens is loaded when it is pressed.
 */
export function PageHelp() {
  const { pathname } = useLocation();
  const remote = remoteAt(pathname);
  if (remote) return <RemoteHelp key={remote.id} id={remote.id} />;
  const page = helpFor(pathname);
  return page ? <HelpOpener key={page} dialog={(state) => <PageHelpDialog page={page} {...state} />} /> : null;
}

function RemoteHelp({ id }: { id: string }) {
  const state = useFeature(id);
  const load = state.status === 'ready' ? state.feature.help : undefined;
  const Dialog = useMemo(
    () => load && lazyDialog<HelpDialogState>(async () => ({ default: (await load()).Help })),
    [load],
  );
  return Dialog ? <HelpOpener dialog={(dialog) => <Dialog {...dialog} />} /> : null;
}

function HelpOpener({ dialog }: { dialog: (state: HelpDialogState) => ReactNode }) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        iconSize={20}
        label="Help for this page"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {opened && dialog({ open, onClose: () => setOpen(false) })}
    </>
  );
}

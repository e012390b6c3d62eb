import { type Feature, type HelpDialogState } from '@berea/web';
import { IconButton } from '@berea/ui/core';
import { useLocation } from '@berea/web/router';
import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { lazyDialog } from '../lazy-dialog.js';
import { helpFor } from './pages-with-help.js';
import { t } from '../texts/frame.js';

const PageHelpDialog = lazyDialog(async () => ({ default: (await import('./page-help-dialog.js')).PageHelpDialog }));

/** The circled question mark in the header of a page that the shell has help for; what it opens is loaded when pressed. */
export function PageHelp() {
  const page = helpFor(useLocation().pathname);
  return page ? <HelpOpener key={page} dialog={(state) => <PageHelpDialog page={page} {...state} />} /> : null;
}

/** That of a remote's pages, which opens what its feature names. */
export function RemoteHelp({ load }: { load: NonNullable<Feature['help']> }) {
  const Dialog = useMemo(() => lazyDialog<HelpDialogState>(async () => ({ default: (await load()).Help })), [load]);
  return <HelpOpener dialog={(state) => <Dialog {...state} />} />;
}

function HelpOpener({ dialog }: { dialog: (state: HelpDialogState) => ReactNode }) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        iconSize={20}
        label={t('frame.help')}
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

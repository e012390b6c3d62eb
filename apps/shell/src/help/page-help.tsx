import { useScholarIsOff } from '@berea/web';
import { IconButton } from '@berea/ui/core';
import { useLocation } from '@berea/web/router';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { helpFor } from './pages-with-help.js';
import { lazyDialog } from '../lazy-dialog.js';

const PageHelpDialog = lazyDialog(async () => ({ default: (await import('./page-help-dialog.js')).PageHelpDialog }));

/** The circled question mark of the pages that bring none of their own; what it opens is loaded when it is pressed. */
export function PageHelp() {
  const { pathname } = useLocation();
  const page = helpFor(pathname, useScholarIsOff());
  const [opened, setOpened] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  if (!page) return null;
  const show = () => {
    setOpened(page);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        icon={CircleQuestionMark}
        iconSize={20}
        label="Help for this page"
        aria-haspopup="dialog"
        onClick={show}
      />
      {opened === page && <PageHelpDialog page={page} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

import { IconButton } from '@berea/ui/core';
import { Dropdown, useDialog } from '@berea/ui/data';
import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { draftedPassages } from '../manuscript/markers.js';
import { PrintPreview } from '../print/print-preview.js';
import type { Edition, PrintedSermon } from '../print/sermon-paper.js';
import { useWordExport } from './use-word-export.js';
import { t } from '../texts/workspace.js';

interface ExportMenuProps {
  readonly disabled: boolean;
  /** Reads the sermon's present text. */
  readonly read: () => PrintedSermon;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A sermon on paper and as a Word document. */
export function ExportMenu({ disabled, read }: ExportMenuProps) {
  const preview = useDialog<{ readonly sermon: PrintedSermon; readonly edition: Edition }>();
  const [drafted, setDrafted] = useState(false);
  const exportWord = useWordExport();
  const print = (edition: Edition) => preview.show({ sermon: read(), edition });
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        disabled={disabled}
        onOpenChange={(open) => open && setDrafted(draftedPassages(read().body ?? '').length > 0)}
        menu={{
          items: [
            {
              key: 'print',
              icon: <Printer {...ICON} />,
              label: t('workspace.print-or-save-as-pdf'),
              onClick: () => print('usual'),
            },
            {
              key: 'handout',
              icon: <Printer {...ICON} />,
              label: t('workspace.handout-with-blanks'),
              onClick: () => print('handout'),
            },
            {
              key: 'word',
              icon: <FileText {...ICON} />,
              label: t('workspace.word-document'),
              onClick: () => void exportWord(read()),
            },
            ...(drafted
              ? [
                  {
                    key: 'drafted',
                    icon: <FileText {...ICON} />,
                    label: t('workspace.word-with-a-list'),
                    onClick: () => void exportWord(read(), { listDrafted: true }),
                  },
                ]
              : []),
          ],
        }}
      >
        <IconButton icon={Printer} label={t('workspace.print-and-export')} disabled={disabled} />
      </Dropdown>
      {preview.shown && (
        <PrintPreview
          key={preview.shown.key}
          {...preview.shown.item}
          open={preview.shown.open}
          onWord={(...asked) => void exportWord(...asked)}
          onClose={preview.close}
          onClosed={preview.drop}
        />
      )}
    </>
  );
}

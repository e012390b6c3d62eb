import { copyText } from '@berea/answers';
import { useToast } from '@berea/ui/core';
import { Dropdown, useDialog } from '@berea/ui/data';
import { Copy, Download, FileText, Printer } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { draftedPassages, withoutMarkers } from '../manuscript/markers.js';
import { PrintPreview } from '../print/print-preview.js';
import type { Edition, PrintedSermon } from '../print/sermon-paper.js';
import { fileName, saveFile } from './download-text.js';
import { useWordExport } from './use-word-export.js';
import { t } from '../texts/workspace.js';

interface ExportMenuProps {
  readonly disabled: boolean;
  /** Reads the sermon's present text. */
  readonly read: () => PrintedSermon;
  /** The button that opens it. */
  readonly children: ReactElement;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A sermon on paper, as a Word document, as text, and on the clipboard: every way out of the desk. */
export function ExportMenu({ disabled, read, children }: ExportMenuProps) {
  const preview = useDialog<{ readonly sermon: PrintedSermon; readonly edition: Edition }>();
  const [drafted, setDrafted] = useState(false);
  const exportWord = useWordExport();
  const toast = useToast();
  const copy = () =>
    copyText(read().body ?? '').then(
      () => toast({ title: t('workspace.copied-to-clipboard') }),
      () => toast({ title: t('workspace.failed-to-copy'), kind: 'error' }),
    );
  const download = () => {
    const { title, body = '' } = read();
    const file = new Blob([withoutMarkers(body)], { type: 'text/plain;charset=utf-8' });
    saveFile(file, fileName(title, new Date(), 'txt'));
    toast({ title: t('workspace.document-downloaded') });
  };
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
              key: 'text',
              icon: <Download {...ICON} />,
              label: t('workspace.download'),
              onClick: download,
            },
            { type: 'divider' },
            { key: 'copy', icon: <Copy {...ICON} />, label: t('workspace.copy-body'), onClick: () => void copy() },
          ],
        }}
      >
        {children}
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

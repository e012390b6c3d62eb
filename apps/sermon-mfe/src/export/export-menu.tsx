import { IconButton } from '@berea/ui/core';
import { Dropdown } from '@berea/ui/data';
import { FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { draftedPassages } from '../manuscript/markers.js';
import { type Paper, type PrintedSermon, PrintSermon } from '../print/print-sermon.js';
import { useWordExport } from './use-word-export.js';

interface ExportMenuProps {
  readonly disabled: boolean;
  /** The sermon as it stands now. */
  readonly read: () => PrintedSermon;
}

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A sermon on paper and as a Word document. */
export function ExportMenu({ disabled, read }: ExportMenuProps) {
  const [printing, setPrinting] = useState<{ readonly sermon: PrintedSermon; readonly paper: Paper }>();
  const [drafted, setDrafted] = useState(false);
  const exportWord = useWordExport();
  const print = (paper: Paper) => setPrinting({ sermon: read(), paper });
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        disabled={disabled}
        onOpenChange={(open) => open && setDrafted(draftedPassages(read().body ?? '').length > 0)}
        menu={{
          items: [
            { key: 'print', icon: <Printer {...ICON} />, label: 'Print or save as PDF', onClick: () => print('usual') },
            { key: 'large', icon: <Printer {...ICON} />, label: 'Large print', onClick: () => print('large') },
            {
              key: 'handout',
              icon: <Printer {...ICON} />,
              label: 'Handout with blanks',
              onClick: () => print('handout'),
            },
            {
              key: 'word',
              icon: <FileText {...ICON} />,
              label: 'Word document',
              onClick: () => void exportWord(read()),
            },
            ...(drafted
              ? [
                  {
                    key: 'print-drafted',
                    icon: <Printer {...ICON} />,
                    label: 'Print, with a list of what Scholar drafted',
                    onClick: () => print('drafted'),
                  },
                  {
                    key: 'drafted',
                    icon: <FileText {...ICON} />,
                    label: 'Word, with a list of what Scholar drafted',
                    onClick: () => void exportWord(read(), { listDrafted: true }),
                  },
                ]
              : []),
          ],
        }}
      >
        <IconButton icon={Printer} label="Print and export" disabled={disabled} />
      </Dropdown>
      {printing && <PrintSermon {...printing} onDone={() => setPrinting(undefined)} />}
    </>
  );
}

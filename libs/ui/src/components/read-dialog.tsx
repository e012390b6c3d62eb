import { Button } from 'antd';
import { Pencil, Printer } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { CoveringModal } from './covers.js';
import { dialogLook } from './dialog.js';
import { PrintSheet } from './print-sheet.js';
import styles from './read-dialog.module.css';
import { t } from '../texts/ui-data.js';

export interface ReadDialogProps {
  readonly title: string;
  /** Date on the printed page: '17 Nov 2026' */
  readonly day?: string;
  /** 'Edit Note' */
  readonly editLabel: string;
  /** The dialog is off the screen and 'edit' was pressed: the focus is back where it was. */
  readonly onEdit: () => void;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** The whole of something that its card shows an excerpt of, in the reading type. */
export function ReadDialog({ title, day, editLabel, onEdit, open, onClose, onClosed, children }: ReadDialogProps) {
  // Editing opens its own dialog, which must remember the same opener: so this one leaves first.
  const edits = useRef(false);
  return (
    <CoveringModal
      {...dialogLook}
      width={680}
      title={<span dir="auto">{title}</span>}
      open={open}
      onCancel={onClose}
      footer={
        <>
          <Button
            type="text"
            icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('ui-data.print')}
          </Button>
          <Button
            icon={<Pencil size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => {
              edits.current = true;
              onClose();
            }}
          >
            {editLabel}
          </Button>
        </>
      }
      afterClose={() => {
        onClosed();
        if (edits.current) onEdit();
      }}
    >
      <PrintSheet className={styles['body']} title={title} day={day} alone>
        {children}
      </PrintSheet>
    </CoveringModal>
  );
}

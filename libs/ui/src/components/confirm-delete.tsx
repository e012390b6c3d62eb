import { Popconfirm } from 'antd';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { LightIconButton } from './light-icon-button.js';
import styles from './light-icon-button.module.css';
import { t } from '../texts/ui-data.js';

export interface ConfirmDeleteProps {
  /** Names the button: 'Delete note: The good shepherd'. */
  readonly label: string;
  /** The text of the buttons. Default 'Delete'. */
  readonly verb?: string;
  /** 'Delete this note?' */
  readonly question: string;
  /** The loss that the deletion causes. */
  readonly consequence: string;
  /** Deletes; the question stays, busy, until it is done. */
  readonly onDelete: () => Promise<unknown>;
}

/**
 * A delete button that asks first. The question takes the focus (on what does no harm: a key held down answers it too),
 * keeps it, and gives it back. It is made at the first press: a list of hundreds has as many of these buttons.
 */
export function ConfirmDelete({
  label,
  verb = t('ui-data.delete'),
  question,
  consequence,
  onDelete,
}: ConfirmDeleteProps) {
  // Undefined until it was asked once.
  const [open, setOpen] = useState<boolean>();
  const openAtPress = useRef(false);
  const place = useRef<HTMLSpanElement>(null);
  const words = useId();

  const giveBack = () => place.current?.querySelector('button')?.focus();
  const takeFocus = () => {
    const button = document.getElementById(`${words}-keep`);
    if (!button?.parentElement?.contains(document.activeElement)) button?.focus();
  };
  const close = () => {
    setOpen(false);
    giveBack();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    }
    if (event.key !== 'Tab') return;
    // The question is at the end of the document: without this, Tab would lead out of the page.
    const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
    event.preventDefault();
    buttons.find((button) => button !== event.currentTarget)?.focus();
  };
  const button = { size: undefined, onKeyDown, 'aria-describedby': words } as const;

  return (
    <span ref={place} className={styles['place']}>
      <LightIconButton
        icon={Trash2}
        label={label}
        tooltip={open ? '' : verb}
        aria-haspopup="dialog"
        // A press outside the question closes it, also one on this button: that press must not ask again.
        onPointerDown={() => {
          openAtPress.current = Boolean(open);
        }}
        onClick={() => {
          if (!openAtPress.current) setOpen(true);
          openAtPress.current = false;
        }}
      />
      {open !== undefined && (
        <Popconfirm
          title={<span id={words}>{question}</span>}
          description={consequence}
          placement="topRight"
          okText={verb}
          cancelText={t('ui-data.keep')}
          okButtonProps={{ ...button, danger: true }}
          cancelButtonProps={{ ...button, id: `${words}-keep`, autoFocus: true }}
          open={open}
          onOpenChange={(next) => (next ? setOpen(true) : close())}
          afterOpenChange={(isOpen) => isOpen && takeFocus()}
          onConfirm={onDelete}
          // Its right edge is the button's: on phones a longer line would leave the screen on the left.
          styles={{ root: { maxWidth: 'min(340px, calc(100vw - 40px))' } }}
          destroyOnHidden
        >
          <span className={styles['anchor']} aria-hidden />
        </Popconfirm>
      )}
    </span>
  );
}

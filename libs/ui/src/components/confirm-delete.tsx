import { Popconfirm } from 'antd';
import { Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from './icon-button.js';

export interface ConfirmDeleteProps {
  /** Names the button: 'Delete note: The good shepherd'. */
  readonly label: string;
  /** What the buttons say. Default 'Delete'. */
  readonly verb?: string;
  /** 'Delete this note?' */
  readonly question: string;
  /** What is lost by it. */
  readonly consequence: string;
  /** Deletes; the question stays, busy, until it is done. */
  readonly onDelete: () => Promise<unknown>;
}

/**
 * A delete button that asks first. The question takes the focus (on what does no harm: a key held down answers it too),
 * keeps it, and gives it back.
 */
export function ConfirmDelete({ label, verb = 'Delete', question, consequence, onDelete }: ConfirmDeleteProps) {
  const [open, setOpen] = useState(false);
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
    // The question stands at the end of the document: without this, Tab would lead out of the page.
    const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])];
    event.preventDefault();
    buttons.find((button) => button !== event.currentTarget)?.focus();
  };
  const button = { size: undefined, onKeyDown, 'aria-describedby': words } as const;

  return (
    <span ref={place}>
      <Popconfirm
        title={<span id={words}>{question}</span>}
        description={consequence}
        placement="topRight"
        okText={verb}
        cancelText="Keep"
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
        <IconButton icon={Trash2} label={label} tooltip={open ? '' : verb} aria-haspopup="dialog" />
      </Popconfirm>
    </span>
  );
}

import { Popover } from 'antd';
import { type FocusEvent, type KeyboardEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { Sheet, type SheetProps } from './sheet.js';
import { useIsPhone } from './use-media.js';

export interface PopoverDialogProps {
  /** The dialog's title. */
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Gives the focus back to what opened it, after Escape and from the sheet. */
  readonly returnFocus: () => void;
  readonly placement: 'top' | 'topLeft' | 'bottomLeft' | 'bottomRight';
  readonly className: string | undefined;
  /** Selects the element that has the focus at first; the first field by default. */
  readonly firstFocus?: string;
  /** Closes it when the focus goes elsewhere. */
  readonly closeOnBlur?: boolean;
  /** The sheet that phones show in its place. */
  readonly sheet?: Pick<SheetProps, 'size' | 'bodyClassName'>;
  readonly content: ReactNode;
  /** The button that opens it: by itself as a popover; where there is a sheet, it calls `onOpenChange` on phones. */
  readonly children: ReactElement;
}

/** A card beside the button that opens it, which has the focus and an Escape of its own; on phones perhaps a sheet. */
export function PopoverDialog(props: PopoverDialogProps) {
  const { title, open, onOpenChange, returnFocus, placement, className, sheet, content, children } = props;
  const { firstFocus = 'input', closeOnBlur = false } = props;
  const phone = useIsPhone();
  const card = useRef<HTMLDivElement>(null);
  const close = () => {
    onOpenChange(false);
    returnFocus();
  };
  if (phone && sheet) {
    return (
      <>
        {children}
        <Sheet {...sheet} title={title} open={open} onClose={close}>
          {content}
        </Sheet>
      </>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Only the card closes, not what is under it.
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpenChange(false);
  };
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      trigger="click"
      placement={placement}
      arrow={false}
      destroyOnHidden
      afterOpenChange={(shown) => {
        // A user may already use the card while it opens. The focus then stays: without it, an open list would close.
        if (!shown || card.current?.contains(document.activeElement)) return;
        card.current?.querySelector<HTMLElement>(firstFocus)?.focus({ preventScroll: true });
      }}
      content={
        <div
          ref={card}
          role="dialog"
          aria-label={title}
          className={className}
          onKeyDown={onKeyDown}
          onBlur={closeOnBlur ? onBlur : undefined}
        >
          {content}
        </div>
      }
    >
      {children}
    </Popover>
  );
}

import { Dropdown as AntDropdown, type DropdownProps } from 'antd';
import { type KeyboardEvent, useRef } from 'react';

/**
 * A menu below the button that opens it. Its first item has the focus, and when it closes the button has it again: the
 * library's own way back is gone by the time that Escape reaches it.
 */
export function Dropdown({ onOpenChange, autoFocus, menu, ...props }: DropdownProps) {
  const opener = useRef<Element>(null);
  const change: DropdownProps['onOpenChange'] = (open, info) => {
    const focused = document.activeElement;
    if (open) opener.current = focused;
    // Before what was chosen is done, so that a dialog gives the focus back to the button, too.
    else if (focused?.closest('[role="menu"]') && opener.current instanceof HTMLElement) opener.current.focus();
    onOpenChange?.(open, info);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Enter') chooseByEnter(event);
    menu?.onKeyDown?.(event);
  };
  return (
    <AntDropdown
      {...props}
      {...(menu && { menu: { ...menu, onKeyDown } })}
      autoFocus={autoFocus ?? menu !== undefined}
      onOpenChange={change}
    />
  );
}

/**
 * Enter has run the item's action by now. The same key must not press the button as well, which has the focus again. A
 * link in an item is followed here, since the library follows links only by pointer.
 */
function chooseByEnter(event: KeyboardEvent): void {
  event.preventDefault();
  const item = event.target instanceof Element && event.target.closest('[role="menuitem"]');
  if (item) item.querySelector('a')?.click();
}

import { Dropdown as AntDropdown, type DropdownProps } from 'antd';
import { useRef } from 'react';

/**
 * A menu below the button that opens it. Its first item has the focus, and when it closes the button has it again: the
 * library's own way back is gone by the time that Escape reaches it.
 */
export function Dropdown({ onOpenChange, autoFocus, ...props }: DropdownProps) {
  const opener = useRef<Element>(null);
  const change: DropdownProps['onOpenChange'] = (open, info) => {
    const focused = document.activeElement;
    if (open) opener.current = focused;
    // Before what was chosen is done, so that a dialog gives the focus back to the button, too.
    else if (focused?.closest('[role="menu"]') && opener.current instanceof HTMLElement) opener.current.focus();
    onOpenChange?.(open, info);
  };
  return <AntDropdown {...props} autoFocus={autoFocus ?? props.menu !== undefined} onOpenChange={change} />;
}

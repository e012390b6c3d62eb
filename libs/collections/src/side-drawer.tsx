import { useIsPhone } from '@berea/ui/core';
import { CoveringDrawer } from '@berea/ui/data';
import type { ReactNode } from 'react';

interface SideDrawerProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Made when it is opened. */
  readonly children: ReactNode;
}

/** A panel beside an item with more about it, such as its versions; on phones below it. */
export function SideDrawer({ title, open, onClose, children }: SideDrawerProps) {
  const phone = useIsPhone();
  return (
    <CoveringDrawer
      title={title}
      open={open}
      onClose={onClose}
      placement={phone ? 'bottom' : 'right'}
      size={phone ? '88dvh' : 440}
      destroyOnHidden
    >
      {children}
    </CoveringDrawer>
  );
}

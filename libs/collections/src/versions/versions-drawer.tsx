import { useIsPhone } from '@berea/ui/core';
import { Drawer } from '@berea/ui/data';
import type { ReactNode } from 'react';

interface VersionsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A `VersionList`, made when it is opened. */
  readonly children: ReactNode;
}

/** What something was before, beside it; on phones below it. */
export function VersionsDrawer({ open, onClose, children }: VersionsDrawerProps) {
  const phone = useIsPhone();
  return (
    <Drawer
      title="Versions"
      open={open}
      onClose={onClose}
      placement={phone ? 'bottom' : 'right'}
      size={phone ? '88dvh' : 440}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}

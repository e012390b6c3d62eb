import { Drawer } from '@berea/ui/data';
import styles from './look-menu.module.css';
import { LookMenu } from './look-menu.js';

export interface LookSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On phones: how the text is shown, in a sheet that leaves the text above it in sight. */
export const LookSheet = ({ open, onClose }: LookSheetProps) => (
  <Drawer
    title="Text size and theme"
    open={open}
    onClose={onClose}
    placement="bottom"
    size="auto"
    classNames={{
      section: styles['sheet'],
      header: styles['sheetHeader'],
      close: styles['close'],
      body: styles['sheetBody'],
    }}
    destroyOnHidden
  >
    <LookMenu />
  </Drawer>
);

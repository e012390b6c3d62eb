import { Sheet } from '@berea/ui/data';
import { LookMenu } from './settings-menu.js';

export interface LookSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On phones: how the text is shown, in a sheet that leaves the text above it in sight. */
export const LookSheet = ({ open, onClose }: LookSheetProps) => (
  <Sheet title="Text size and theme" open={open} onClose={onClose}>
    <LookMenu />
  </Sheet>
);

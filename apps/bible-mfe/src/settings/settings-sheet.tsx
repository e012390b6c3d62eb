import { Sheet } from '@berea/ui/data';
import { SettingsMenu } from './settings-menu.js';

export interface SettingsSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** On phones: how the text is shown, in a sheet that leaves the text above it in sight. */
export const SettingsSheet = ({ open, onClose }: SettingsSheetProps) => (
  <Sheet title="Text size and theme" open={open} onClose={onClose}>
    <SettingsMenu />
  </Sheet>
);

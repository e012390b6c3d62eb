import { HelpDialog } from '@berea/ui/data';
import { help } from './help-texts.js';
import type { HelpedPage } from './pages-with-help.js';

export interface PageHelpDialogProps {
  readonly page: HelpedPage;
  readonly open: boolean;
  readonly onClose: () => void;
}

export const PageHelpDialog = ({ page, ...dialog }: PageHelpDialogProps) => (
  <HelpDialog {...help()[page]} {...dialog} />
);

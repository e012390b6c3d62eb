import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Library } from 'lucide-react';
import { BereaTheme } from '../theme/berea-theme.js';
import { HelpButton } from './help-dialog.js';

const openHelp = async (tips: string[]) => {
  render(
    <BereaTheme dark={false}>
      <HelpButton
        title="Library"
        description="Featured reading now."
        features={[{ icon: Library, title: 'Browse Content', tips }]}
        quickStart="Press Read More."
      >
        <p>and the keys</p>
      </HelpButton>
    </BereaTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Help for this page' }));
  return screen.findByRole('dialog', { name: 'Library' });
};
const listed = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the help dialog', () => {
  it('shows three tips of a feature, and says that there are more', async () => {
    const dialog = await openHelp(['One', 'Two', 'Three', 'Four']);
    expect(listed(dialog)).toEqual(['One', 'Two', 'Three', '...and more']);
    for (const words of [
      'Featured reading now.',
      'Browse Content',
      'and the keys',
      'Quick start',
      'Press Read More.',
    ]) {
      expect(within(dialog).getByText(words)).toBeVisible();
    }
  });

  it('shows three tips of a feature that has no more, and does not speak of more', async () => {
    expect(listed(await openHelp(['One', 'Two', 'Three']))).toEqual(['One', 'Two', 'Three']);
  });

  it('closes, and gives the focus back', async () => {
    await openHelp(['One']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Help for this page' })).toHaveFocus();
  });
});

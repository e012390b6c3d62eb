import { escapeDialog, findDialog, renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortcutList } from './shortcut-list.js';
import { BibleHelp } from './bible-help.js';

describe('the help of the Bible page', () => {
  it('says what the page can do, where to begin, and which keys there are', async () => {
    renderPage(<BibleHelp />);
    const button = screen.getByRole('button', { name: 'Help for this page' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await findDialog('Bible Study');
    for (const name of ['Reading', 'Verse tools', 'Study Tools', 'Searching', 'Listening', 'Quick start']) {
      expect(within(dialog).getByRole('heading', { level: 3, name })).toBeVisible();
    }
    await userEvent.click(within(dialog).getByText('Keyboard'));
    for (const { shortcuts } of shortcutList()) {
      for (const { keys, does } of shortcuts) {
        const row = within(dialog).getByText(does).parentElement as HTMLElement;
        expect(
          within(row)
            .getAllByText((_text, element) => element?.tagName === 'KBD')
            .map((key) => key.textContent),
        ).toEqual(keys);
      }
    }
    await escapeDialog();
    expect(button).toHaveFocus();
  });
});

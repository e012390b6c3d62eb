import { findDialog, pressOnceStill } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPhone } from '../panel/testing/render-panel.js';
import { address, openBible, title } from '../testing/open-bible.js';

beforeEach(() => localStorage.clear());

const button = () => screen.getByRole('button', { name: 'More for this page' });
async function open() {
  onPhone();
  openBible('/bible/Matthew/5');
  await title('Matthew 5');
}
async function choose(name: string) {
  await userEvent.click(button());
  // A menu takes the focus a moment after it is there, and would take it from what an entry opened at once.
  await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('the menu of the page on phones', () => {
  it.each([
    ['Text size and theme', 'Text size and theme'],
    ['Help for this page', 'Bible Study'],
    ['Compare', 'Compare with'],
  ])('opens by %s a dialog, which gives the focus back', async (entry, dialog) => {
    await open();
    await choose(entry);
    const shown = await findDialog(dialog);
    await userEvent.click(within(shown).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('shows the marks, whose panel gives the focus back', async () => {
    await open();
    await choose('My marks');
    const marks = await findDialog('My marks');
    await userEvent.click(within(marks).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('ends a comparison at a press on the entry that began it', async () => {
    await open();
    await choose('Compare');
    await pressOnceStill(await screen.findByRole('option', { name: /^WEB/ }));
    await waitFor(() => expect(address()).toBe('/bible/Matthew/5?with=WEB'));
    await choose('End the comparison with WEB');
    await waitFor(() => expect(address()).toBe('/bible/Matthew/5'));
  });

  it('says why nothing is read aloud when the browser cannot', async () => {
    await open();
    await choose('Listen');
    expect(await screen.findByText('Reading aloud is not available')).toBeInTheDocument();
  });
});

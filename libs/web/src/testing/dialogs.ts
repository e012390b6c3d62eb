import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/**
 * The dialog of that title, once it can be seen: it is found by the title that it shows, since one that closes may
 * still be there.
 */
export const findDialog = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const dialog = screen.getAllByRole('dialog').find((each) => within(each).queryByText(title));
    if (!dialog) throw new Error(`There is no dialog titled ${title}.`);
    expect(dialog).toBeVisible();
    return dialog;
  });

/** Waits until no dialog is left. */
export const noDialog = (): Promise<void> =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('A dialog is still there.');
  });

/** Closes the dialog by Escape, which goes elsewhere until the dialog has the focus. */
export async function escapeDialog(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await noDialog();
}

/** Puts the text into a field at once: a keystroke at a time is slow, and says no more. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Presses what has just come: a list or a toast that still moves into its place takes no pointer. */
export async function pressOnceStill(pressed: HTMLElement): Promise<void> {
  await waitFor(() => {
    for (let each: HTMLElement | null = pressed; each; each = each.parentElement)
      expect(getComputedStyle(each).pointerEvents).not.toBe('none');
  });
  await userEvent.click(pressed);
}

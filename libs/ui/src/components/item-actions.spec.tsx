import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ItemActions } from './item-actions.js';

const show = () => {
  const calls: string[] = [];
  const onDelete = () => Promise.resolve(calls.push('delete'));
  const { container } = render(
    <ItemActions noun="note" title="Salt" onEdit={() => calls.push('edit')} onDelete={onDelete} />,
  );
  return { calls, container };
};
const button = (name: string) => screen.getByRole('button', { name });

describe('ItemActions', () => {
  it('is only two plain buttons until the pointer or the focus comes near', async () => {
    const { calls, container } = show();
    // Only to be looked at: what hangs on a component of antd is some hundred hooks a card.
    expect(container.querySelectorAll('button, button > svg')).toHaveLength(4);
    expect(container.querySelectorAll('[class*="ant-"], span[aria-hidden]')).toHaveLength(0);
    await userEvent.click(button('Edit note: Salt'));
    expect(calls).toEqual(['edit']);
  });

  it('says in a tooltip what a button does, to the mouse and to the keyboard', async () => {
    show();
    await userEvent.hover(button('Edit note: Salt'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit');
    await userEvent.tab();
    await userEvent.tab();
    expect(button('Delete note: Salt')).toHaveFocus();
    expect(await screen.findByText('Delete')).toBeVisible();
  });

  it('asks before it deletes; another press on the button takes the question back', async () => {
    const { calls } = show();
    const press = () => userEvent.click(button('Delete note: Salt'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Keep')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(button('Delete note: Salt')).toHaveFocus();
    await waitFor(() => expect(screen.queryByText('Delete this note?')).not.toBeInTheDocument());
    await press();
    expect(await screen.findByText('Delete this note?')).toBeVisible();
    await press();
    await waitFor(() => expect(screen.queryByText('Delete this note?')).not.toBeInTheDocument());
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(calls).toEqual(['delete']));
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

jest.unstable_mockModule('./toast-screen.js', () => {
  throw new Error('Loading chunk 1 failed.');
});
const { ToastProvider, useToast } = await import('./toast.js');

const undo = jest.fn();
function Saying() {
  const toast = useToast();
  const say = () => toast({ title: 'Note deleted', kind: 'error', action: { label: 'Undo', onPress: undo } });
  return <button onClick={say}>Delete</button>;
}

describe('a toast whose screen cannot be fetched', () => {
  it('has the same words in a plain form, does its action, and disappears when it is dismissed', async () => {
    render(
      <ToastProvider>
        <Saying />
      </ToastProvider>,
    );
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
    await press('Delete');
    expect(await screen.findByRole('alert')).toHaveTextContent('Note deleted');
    await press('Undo');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await press('Delete');
    await press('Dismiss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

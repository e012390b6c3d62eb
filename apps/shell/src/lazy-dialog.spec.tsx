import { expect, it } from '@jest/globals';
import { renderPage } from '@berea/web/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { lazyDialog } from './lazy-dialog.js';

it.each(['stays', 'goes when it is closed'])(
  'a dialog that is loaded at a press, and %s, says when it cannot be loaded, and opens at the next press',
  async (kind) => {
    let online = false;
    const Help = lazyDialog<{ open: boolean }>(async () => {
      if (!online) throw new Error('Loading chunk 7 failed.');
      return { default: ({ open }) => (open ? <p>Opened</p> : null) };
    });
    function Page() {
      const [open, setOpen] = useState<boolean>();
      const isThere = kind === 'stays' ? open !== undefined : open;
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {isThere && <Help open={open ?? false} onClose={() => setOpen(false)} />}
        </>
      );
    }
    renderPage(<Page />);
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await press();
    expect(await screen.findByText('This could not be opened')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('This could not be opened')).toBeNull();
    await press();
    expect(await screen.findByText('This could not be opened')).toBeVisible();
    online = true;
    await press();
    expect(await screen.findByText('Opened')).toBeVisible();
  },
);

import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { lazyAside } from './lazy-aside.js';

describe('lazyAside', () => {
  it('when its code cannot be loaded, leaves the page as it is, and shows it once the network is back', async () => {
    let online = false;
    const Reminder = lazyAside(async () => {
      if (!online) throw new Error('Loading chunk 7 failed.');
      return { default: () => <p>Remember</p> };
    });
    render(
      <>
        <p>The page</p>
        <Reminder />
      </>,
    );
    await screen.findByText('The page');
    expect(screen.queryByText('Remember')).toBeNull();
    online = true;
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText('Remember')).toBeDefined();
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './controls.js';

describe('Segmented', () => {
  it('is one stop for Tab, at the choice', async () => {
    render(
      <>
        <Segmented options={['Study', 'Devotional']} value="Study" onChange={() => undefined} aria-label="Mode" />
        <button>next</button>
      </>,
    );
    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Study' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'next' })).toHaveFocus();
  });
});

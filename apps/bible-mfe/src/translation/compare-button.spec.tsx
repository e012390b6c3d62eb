import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, openBible, title } from '../testing/open-bible.js';
import { OFFERED, TRANSLATIONS } from './testing/offered.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

const open = (path: string) => openBible(path, { [TRANSLATIONS]: () => OFFERED });

describe('CompareButton', () => {
  it('puts another text beside the one that is read, and ends the comparison', async () => {
    open('/bible/Matthew/5');
    await title('Matthew 5');
    await userEvent.click(screen.getByRole('button', { name: 'Compare with another translation' }));
    const same = await screen.findByRole('option', { name: /^KJV King/ });
    expect(same).toHaveAccessibleName(/You are reading it/);
    await userEvent.click(same);
    expect(address()).toBe('/bible/Matthew/5');
    await userEvent.click(screen.getByRole('option', { name: /^WEB/ }));
    expect(await screen.findByRole('list', { name: 'Matthew 5, KJV and WEB' })).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/5?with=WEB');

    const button = screen.getByRole('button', { name: 'Compare KJV with WEB' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    expect(await screen.findByRole('list', { name: 'Matthew 5, King James Version' })).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/5');
    expect(screen.getByRole('button', { name: 'Compare with another translation' })).toHaveFocus();
  });

  it('works by the keyboard alone', async () => {
    open('/bible/Matthew/5');
    await title('Matthew 5');
    screen.getByRole('button', { name: 'Compare with another translation' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', { name: 'Compare with' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Find a translation' })).toHaveFocus());
    await userEvent.keyboard('spanish{Enter}');
    expect(await screen.findByRole('list', { name: 'Matthew 5, KJV and RV1909' })).toBeInTheDocument();
  });
});

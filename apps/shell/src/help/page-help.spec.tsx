import { describe, expect, it } from '@jest/globals';
import { escapeDialog, findDialog, renderPage } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHelp } from './page-help.js';

const button = { name: 'Help for this page' };

describe('the question mark in the header of a page', () => {
  it('on a page of the shell, opens its help and has the focus again after Escape', async () => {
    renderPage(<PageHelp />, { path: '/library' });
    await userEvent.click(screen.getByRole('button', button));
    await findDialog('Library');
    await escapeDialog();
    expect(screen.getByRole('button', button)).toHaveFocus();
  });

  it('is not there on a page without help', () => {
    renderPage(<PageHelp />, { path: '/nowhere' });
    expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
  });
});

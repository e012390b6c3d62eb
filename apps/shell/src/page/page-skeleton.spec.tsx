import { renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton.js';
import { REMOTES } from '../remotes.js';

describe('PageSkeleton, while a remote loads,', () => {
  it.each(REMOTES)('has the header of the page of $id, so that nothing jumps when it arrives', ({ page }) => {
    renderPage(<PageSkeleton page={page} />);
    expect(screen.getByRole('heading', { level: 1, name: page.heading })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  });
});

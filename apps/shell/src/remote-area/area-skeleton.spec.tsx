import { renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AreaSkeleton } from './area-skeleton.js';

describe('the skeleton of a remote', () => {
  it.each([
    ['chat', 'Scholar'],
    ['bible', 'Bible Study'],
    ['notes', 'Notes'],
    ['sermon', 'Sermon Prep'],
  ] as const)('has the header of the page of %s, so that nothing jumps when it arrives', (id, title) => {
    renderPage(<AreaSkeleton id={id} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  });
});

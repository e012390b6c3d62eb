import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Card, CardGrid, CardTitle } from './card-grid.js';

const grid = (titles: readonly string[]) => (
  <CardGrid columns="auto">
    {titles.map((title) => (
      <Card key={title}>
        <CardTitle lines={1} onOpen={() => undefined}>
          {title}
        </CardTitle>
        <button>{`Edit ${title}`}</button>
      </Card>
    ))}
  </CardGrid>
);
const MANY = Array.from({ length: 30 }, (_, index) => `Note ${index + 1}`);
const control = (name: string) => screen.getByRole('button', { name });

describe('CardGrid', () => {
  it('is one list of all its cards, in their order', () => {
    render(grid(MANY));
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(MANY);
  });

  it('mounts all cards of a long list, and of a list that becomes long again', () => {
    const long = Array.from({ length: 200 }, (_, index) => `Long ${index + 1}`);
    const { rerender } = render(grid(long));
    expect(screen.getAllByRole('listitem')).toHaveLength(200);
    rerender(grid(MANY));
    expect(screen.getAllByRole('listitem')).toHaveLength(30);
    rerender(grid(long));
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(long);
  });

  it('keeps the focus on the control of a card that another one pushes into the next group', () => {
    const { rerender } = render(grid(MANY));
    control('Edit Note 12').focus();
    const before = document.activeElement;
    rerender(grid(['New', ...MANY]));
    expect(before).not.toBeInTheDocument();
    expect(control('Edit Note 12')).toHaveFocus();
  });

  it('does not take the focus back once it has moved on, nor give it back for a card that is gone', () => {
    const { rerender } = render(
      <>
        <input aria-label="Search" />
        {grid(MANY)}
      </>,
    );
    control('Note 12').focus();
    screen.getByLabelText('Search').focus();
    rerender(
      <>
        <input aria-label="Search" />
        {grid(['New', ...MANY])}
      </>,
    );
    expect(screen.getByLabelText('Search')).toHaveFocus();
    control('Note 5').focus();
    rerender(
      <>
        <input aria-label="Search" />
        {grid(MANY.filter((title) => title !== 'Note 5'))}
      </>,
    );
    expect(document.body).toHaveFocus();
  });
});

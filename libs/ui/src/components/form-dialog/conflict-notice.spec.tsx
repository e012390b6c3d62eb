import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictNotice } from './conflict-notice.js';
import type { TextField } from './field.js';

const FIELDS: TextField[] = [
  { name: 'title', label: 'Title', max: 300, required: true },
  { name: 'content', label: 'Content', max: 10, rows: 8 },
  { name: 'scripture', label: 'Scripture', max: 10 },
];
const OTHER = { title: 'Salt', content: 'Two\nlines', scripture: '' };

const notice = (props: Partial<Parameters<typeof ConflictNotice>[0]> = {}) => {
  const [load, keep] = [jest.fn(), jest.fn()];
  render(
    <>
      <button>before</button>
      <ConflictNotice
        heading="The other version"
        explanation="This was changed elsewhere."
        fields={FIELDS}
        other={OTHER}
        urgent
        choices={[
          { label: 'Load', onChoose: load },
          { label: 'Keep', onChoose: keep },
        ]}
        {...props}
      />
    </>,
  );
  return { load, keep };
};

describe('ConflictNotice', () => {
  it('shows the other text under its labels, without what is empty', () => {
    notice();
    expect(screen.getAllByRole('term').map((each) => each.textContent)).toEqual(['Title', 'Content']);
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['Salt', 'Two\nlines']);
  });

  it('shows a choice by its words, and any other value unchanged', () => {
    const choices = { glad: 'Glad', weary: 'Weary' };
    const fields = ['mood', 'later'].map((name) => ({ name, label: name, max: 20, choices }));
    notice({ fields, other: { mood: 'weary', later: 'calm' } });
    expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual(['Weary', 'calm']);
  });

  it('takes the focus when it interrupts, says what happened, and leads on to the choices by keyboard', async () => {
    const { load, keep } = notice();
    const region = screen.getByRole('region', { name: 'The other version' });
    expect(region).toHaveFocus();
    expect(region).toHaveAccessibleDescription('This was changed elsewhere.');
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'The other version' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus where it is when it only reminds', () => {
    notice({ urgent: false });
    expect(document.body).toHaveFocus();
  });

  it('offers no further choice while the chosen one is under way', async () => {
    const { load } = notice({ busy: true });
    for (const name of ['Load', 'Keep']) expect(screen.getByRole('button', { name })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(load).not.toHaveBeenCalled();
  });
});

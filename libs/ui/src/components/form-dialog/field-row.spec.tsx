import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import type { TextField } from './field.js';
import { FieldRow } from './field-row.js';

const MOOD: TextField = {
  name: 'mood',
  label: 'Mood',
  max: 20,
  choices: { glad: 'Glad', weary: 'Weary' },
  placeholder: 'Choose a mood',
};

const form = (mood: string) => {
  const changed = jest.fn();
  render(
    <Form name="entry" initialValues={{ mood }} onValuesChange={(_part, values) => changed(values)}>
      <FieldRow field={MOOD} />
    </Form>,
  );
  return changed;
};

describe('a field with choices', () => {
  it('keeps the value of the words that are chosen', async () => {
    const changed = form('');
    expect(screen.getByText('Choose a mood')).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: /Mood/ }));
    await userEvent.click(await screen.findByTitle('Weary'));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ mood: 'weary' }));
  });

  it('begins with the kept choice; cleared, it keeps an empty text', async () => {
    const changed = form('glad');
    expect(screen.getByTitle('Glad')).toBeVisible();
    await userEvent.click(document.querySelector('.ant-select-clear') ?? document.body);
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ mood: '' }));
  });
});

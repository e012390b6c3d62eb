import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { pasteMarkdown } from './paste-markdown.js';

const clipboard = (texts: Readonly<Record<string, string>>) => ({
  clipboardData: { getData: (kind: string) => texts[kind] ?? '' },
});

function Field() {
  const [text, setText] = useState('before after');
  return (
    <>
      <textarea
        aria-label="Content"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => pasteMarkdown(event, event.currentTarget)}
      />
      <output>{text}</output>
    </>
  );
}

describe('a paste into a text area', () => {
  it('with headings and lists is Markdown in place of what is selected, and the page knows it', async () => {
    render(<Field />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    area.setSelectionRange(7, 12);
    const asked = fireEvent.paste(
      area,
      clipboard({ 'text/html': '<h2>Salt</h2><ul><li>light</li></ul>', 'text/plain': 'Salt light' }),
    );
    expect(asked).toBe(false);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('before ## Salt\n\n- light'));
    expect(area.value).toBe('before ## Salt\n\n- light');
  });

  it('is plain when the text is too long to be read otherwise', async () => {
    render(<Field />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    area.setSelectionRange(0, 12);
    const html = `<b>x</b>${' '.repeat(1_000_000)}`;
    fireEvent.paste(area, clipboard({ 'text/html': html, 'text/plain': 'plain' }));
    await waitFor(() => expect(area.value).toBe('plain'));
  });

  it.each([
    ['plain text alone, as by Paste as plain text', { 'text/plain': '# x' }],
    ['a page whose words have no look', { 'text/html': '<meta><span>x</span>', 'text/plain': 'x' }],
  ])('of %s is left to the browser', async (_what, texts) => {
    render(<Field />);
    const area = screen.getByRole<HTMLTextAreaElement>('textbox');
    expect(fireEvent.paste(area, clipboard(texts))).toBe(true);
    area.setSelectionRange(0, 12);
    area.focus();
    await userEvent.paste('y');
    expect(area.value).toContain('y');
  });
});

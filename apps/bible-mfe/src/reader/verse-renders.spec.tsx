import type { Highlight } from '@berea/contracts';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VerseTextProps } from './verse-text.js';

/** Verses whose words were rendered, by their numbers. */
const rendered: number[] = [];
let page: typeof import('../testing/open-bible.js');

beforeAll(async () => {
  jest.unstable_mockModule('./verse-text.js', () => ({
    VerseText: ({ verse, highlight }: VerseTextProps) => {
      rendered.push(verse.verse);
      return <span data-colour={highlight}>{verse.text}</span>;
    },
  }));
  page = await import('../testing/open-bible.js');
});
beforeEach(() => localStorage.clear());

const words = (verse: number) => screen.getByText(`Words of Psalms 119:${verse}.`);
const toolbarOf = (verse: number) => within(words(verse).closest('li')!).queryByRole('toolbar');
/** Which verses an action renders again, each named once. */
async function renderedBy(act: () => Promise<unknown>): Promise<number[]> {
  rendered.length = 0;
  await act();
  return [...new Set(rendered)].sort((a, b) => a - b);
}

describe('Psalm 119', () => {
  it('renders again only the verses that change', async () => {
    const saved: Highlight[] = [];
    page.openBible('/bible/Psalms/119', {
      'GET /api/highlights': () => saved,
      'PUT /api/highlights/Psalms/119/80': () => {
        saved.push({
          book: 'Psalms',
          chapter: 119,
          verse: 80,
          colour: 'yellow',
          updatedAt: '2026-11-21T00:00:00.000Z',
        });
        return saved[0];
      },
    });
    await page.title('Psalm 119');
    await screen.findByRole('list', { name: 'Psalm 119, King James Version' });
    expect(new Set(rendered).size).toBe(176);

    const hovering = await renderedBy(async () => {
      await userEvent.hover(words(80));
      await waitFor(() => expect(toolbarOf(80)).toBeInTheDocument());
    });
    expect(hovering).toEqual([80]);

    const highlighting = await renderedBy(async () => {
      await userEvent.click(within(toolbarOf(80)!).getByRole('button', { name: /^Highlight/ }));
      await waitFor(() => expect(words(80)).toHaveAttribute('data-colour', 'yellow'));
    });
    expect(highlighting).toEqual([80]);

    const moving = await renderedBy(async () => {
      await userEvent.hover(words(90));
      await waitFor(() => expect(toolbarOf(90)).toBeInTheDocument());
    });
    // The first verse gives the stop of the tab key to the one that takes the focus from its toolbar.
    expect(moving).toEqual([1, 80, 90]);
  });
});

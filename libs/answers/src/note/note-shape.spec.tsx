import { renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { configure, screen, waitFor } from '@testing-library/react';
import { AnswerText } from '../answer-text.js';
import { ExcerptText } from '../excerpt-text.js';
import { directionOf } from '../text-direction.js';
import { NoteText } from './note-text.js';

configure({ asyncUtilTimeout: 10_000 });

const TASKS = '- [x] Call **Ruth**\n- [ ] Read Psalm 23\n  - [X] twice\n- plain';
const PEACE = 'שלום עולם';

describe('tasks', () => {
  it('are boxes that keep their state, are named by their words and cannot be pressed', async () => {
    renderPage(<NoteText note={{ title: 'Mine', content: TASKS }} />);
    const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, disabled, ariaLabel }) => [ariaLabel, checked, disabled])).toEqual([
      ['Call Ruth', true, true],
      ['Read Psalm 23', false, true],
      ['twice', true, true],
    ]);
  });

  it('are signs in an excerpt', () => {
    const { container } = renderPage(<ExcerptText text={TASKS} />);
    // No empty line above it, where ends of lines are shown.
    expect(container.textContent.replace(/\s+/g, ' ').trimEnd()).toBe('☑ Call Ruth ☐ Read Psalm 23 ☑ twice plain');
  });

  it('make no control of anything else', () => {
    const { container } = renderPage(<AnswerText text={'<input type="text" autofocus>\n\n[x] done'} citations={[]} />);
    expect(container.querySelector('input')).toBeNull();
  });
});

it('a heading of one sign is marked as higher than one of two', () => {
  renderPage(<AnswerText text={'# Whole\n\n## Part'} citations={[]} kind="note" />);
  expect(screen.getByRole('heading', { name: 'Whole' })).toHaveAttribute('data-top');
  expect(screen.getByRole('heading', { name: 'Part' })).not.toHaveAttribute('data-top');
});

describe('text from right to left', () => {
  it.each([
    ['In the beginning', 'auto'],
    [`${PEACE}.`, 'rtl'],
    ['مرحبا بالعالم', 'rtl'],
    ['שלום is the Hebrew word for peace', 'auto'],
    ['17:11', 'auto'],
  ])('%s: %s', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });

  it('has a direction of its own in each paragraph of Markdown', async () => {
    const { container } = renderPage(
      <NoteText note={{ title: 'Mine', content: `## ${PEACE}\n\nIn the beginning\n\n- ${PEACE}\n\n> ${PEACE}` }} />,
    );
    await waitFor(() => expect(container.querySelector('li')).not.toBeNull());
    const directions = ['h3', 'li', 'ul', 'blockquote'].map((name) =>
      container.querySelector(name)?.getAttribute('dir'),
    );
    expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
    expect(screen.getByText('In the beginning')).toHaveAttribute('dir', 'auto');
  });

  it('has a direction of its own in each line of typed text, which stays as it was typed', () => {
    const content = `${PEACE}\n\n  In the beginning\nمرحبا`;
    const { container } = renderPage(<NoteText note={{ title: 'Mine', content }} />);
    expect(container.querySelector('p')?.textContent).toBe(content);
    const lines = [...container.querySelectorAll('p > [dir]')].map((line) => line.getAttribute('dir'));
    expect(lines).toEqual(['rtl', 'auto', 'auto', 'rtl']);
  });
});

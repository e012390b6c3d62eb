import type { NotedSection } from '@berea/contracts';
import { inTurn, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matthew5 } from '../../testing/study-state.js';
import { openTools, renderPanel, wordsOf } from '../testing/render-panel.js';

beforeEach(() => localStorage.clear());

const VERSE = 'GET /api/library/berea/verses/Matthew/5/3';
const NAME = 'What this passage does';

const verses = (verse: number, endVerse: number) => ({
  reference: `Matthew 5:${verse}–${endVerse}`,
  place: { book: 'Matthew', chapter: 5, verse, endVerse },
});

const section: NotedSection = {
  id: 'matt-5-1-12',
  title: 'Who is called blessed',
  ...verses(1, 12),
  edition: '2026-11-27',
  about: 'Jesus goes up a hill and calls people blessed.',
  setting: 'The first words of the first long speech.',
  note: 'The word *makarios* is older than this speech; Psalm 1:1 begins in the same way.',
  keyVerse: verses(3, 3),
  asked: [{ question: 'Who are the poor in spirit?', answer: 'Those with empty hands (Isaiah 66:2).' }],
  idea: 'Blessing comes first.',
  movements: [
    { ...verses(1, 2), title: 'On the hill', verses: 2 },
    { ...verses(3, 12), title: 'Nine blessings', verses: 10 },
  ],
  questions: ['Which surprises you?', 'Which is missing?'],
  caution: 'It is no list of tasks.',
  themes: ['Blessing'],
  source: 'berea',
};

it('the study tools begin with the notes on the passage, and name their source', async () => {
  renderPanel({ routes: { [VERSE]: () => ({ section }) } });
  await openTools(matthew5(3));
  const notes = within(await screen.findByRole('region', { name: NAME }));
  expect(notes.getByRole('heading', { name: 'Who is called blessed' })).toBeInTheDocument();
  expect(notes.getByText('makarios').tagName).toBe('I');
  expect(await notes.findByRole('link', { name: 'Psalm 1:1' })).toHaveAttribute('href', '/bible/Psalms/1/1');
  expect(notes.getByText('Caution:').parentElement).toHaveTextContent('Caution: It is no list of tasks.');
  expect(notes.getByRole('link', { name: 'Berea Notes on Matthew 5:1–12' })).toHaveAttribute(
    'href',
    '/library/berea/passages/matt-5-1-12',
  );
  expect(notes.getByText(/27 Nov 2026\. Drafted by machine, references and quotations checked/)).toBeInTheDocument();
  expect(notes.queryByRole('link', { name: 'About this book' })).not.toBeInTheDocument();
  const tools = screen.getByRole('region', { name: 'Study focus' });
  expect(screen.getByRole('region', { name: NAME }).compareDocumentPosition(tools)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('the place of the notes is kept while they come, and goes where there are none', async () => {
  let answer: (value: object) => void = () => undefined;
  const { container } = renderPanel({ routes: { [VERSE]: () => new Promise((resolve) => (answer = resolve)) } });
  await openTools(matthew5(3));
  await screen.findByRole('region', { name: 'Study focus' });
  const coming = () => container.ownerDocument.querySelectorAll('[aria-hidden] > .shimmer');
  expect(coming().length).toBeGreaterThan(0);
  await waitFor(() => answer({}));
  await waitFor(() => expect(coming()).toHaveLength(0));
});

it('the notes lead to the introduction to the book when there is one', async () => {
  const introduction = { id: 'matthew', book: 'Matthew' };
  renderPanel({ routes: { [VERSE]: () => ({ section: { ...section, introduction } }) } });
  await openTools(matthew5(3));
  expect(await screen.findByRole('link', { name: 'About this book' })).toHaveAttribute(
    'href',
    '/library/berea/books/matthew',
  );
});

it('the questions that people ask and the setting of the passage are folded, and a click unfolds them', async () => {
  renderPanel({ routes: { [VERSE]: () => ({ section }) } });
  await openTools(matthew5(3));
  const asked = await screen.findByText('What people ask here (1)');
  expect(asked.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText(/first long speech/).closest('details')).not.toHaveAttribute('open');
  await userEvent.click(asked);
  expect(asked.closest('details')).toHaveAttribute('open');
  expect(await screen.findByRole('link', { name: 'Isaiah 66:2' })).toBeInTheDocument();
});

it('the step of the passage that holds the chosen verse is marked', async () => {
  renderPanel({ routes: { [VERSE]: () => ({ section }) } });
  await openTools(matthew5(3));
  await screen.findByRole('region', { name: NAME });
  const steps = screen.getAllByRole('listitem').filter((item) => /^5:/.test(item.textContent ?? ''));
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['5:1–2 On the hill', null],
    ['5:3–12 Nine blessings', 'step'],
  ]);
});

it.each([
  ['there is none', () => ({})],
  ['an earlier study service has no such address', { status: 404, body: { code: 'NOT_FOUND', message: 'No.' } }],
])('nothing is shown of a passage when %s', async (_why, answer) => {
  const { calls } = renderPanel({ routes: { [VERSE]: answer } });
  await openTools(matthew5(3));
  await screen.findByText(wordsOf(3));
  await waitFor(() => expect(calls.map(({ route }) => route)).toContain(VERSE));
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('notes on a passage that could not be loaded are asked for again', async () => {
  renderPanel({ routes: { [VERSE]: inTurn(UNAVAILABLE, { status: 200, body: { section } }) } });
  await openTools(matthew5(3));
  expect(await screen.findByText('The notes on this passage could not be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: NAME })).toBeInTheDocument();
});

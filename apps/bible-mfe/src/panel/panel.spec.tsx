import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPhone, openTools, renderPanel } from './testing/render-panel.js';
import { answer } from './analysis/testing/answers.js';
import { matthew5, onState } from '../testing/study-state.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void jest.restoreAllMocks());

const verse = (number: number) => screen.getByRole('button', { name: `Matthew 5:${number}` });
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const panel = () => screen.queryByRole('dialog');

describe('the panel beside the text', () => {
  it('renders nothing until something is opened, then takes the focus by its heading', async () => {
    renderPanel();
    expect(panel()).toBeNull();
    const tools = await openTools(matthew5(3));
    expect(await heading('Study Tools')).toHaveFocus();
    expect(within(tools).getByText('Matthew 5:3 in the KJV')).toBeInTheDocument();
    expect(tools).not.toHaveAttribute('aria-modal');
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s and gives the focus back to the verse', async (_way, leave) => {
    renderPanel();
    await openTools(matthew5(4));
    await leave();
    expect(panel()).toBeNull();
    expect(verse(4)).toHaveFocus();
  });

  it('closes by Escape in the text, and leaves the focus there', async () => {
    renderPanel();
    await openTools(matthew5(3));
    verse(5).focus();
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(verse(5)).toHaveFocus();
  });

  it('leaves the Escape of a search field to the field', async () => {
    renderPanel();
    await openTools(matthew5(3));
    await userEvent.type(screen.getByRole('searchbox'), 'salt{Escape}');
    expect(panel()).not.toBeNull();
  });

  it('gives the focus to the text when the reader has moved on to another chapter', async () => {
    renderPanel({ chapter: 6 });
    await openTools(matthew5(4));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Matthew 6:3' })).toHaveFocus();
  });

  it('gives the focus back to what opened a view that is about no verse', async () => {
    renderPanel();
    const opener = screen.getByRole('button', { name: 'My marks' });
    opener.focus();
    await onState(({ open }) => open({ kind: 'marks' }));
    expect(await heading('My marks')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(opener).toHaveFocus();
  });

  it('shows a tool over the list of tools, and on the way back the unchanged list', async () => {
    renderPanel();
    await openTools(matthew5(3));
    await userEvent.type(screen.getByLabelText('Quick Note'), 'Half a thought');
    const tile = screen.getByRole('button', { name: 'Interlinear' });
    await userEvent.click(tile);
    expect(screen.queryByRole('heading', { name: 'Study Tools' })).toBeNull();
    await onState(({ back }) => back());
    expect(await heading('Study Tools')).toBeInTheDocument();
    expect(tile).toHaveFocus();
    expect(screen.getByLabelText('Quick Note')).toHaveValue('Half a thought');
  });

  it.each([
    ['note', 'Quick Note'],
    ['ask', 'Ask Scholar about this verse'],
  ] as const)(
    'goes straight to the field when a %s is wanted, again for the verse that is open',
    async (focus, label) => {
      renderPanel();
      await openTools(matthew5(3), focus);
      expect(screen.getByLabelText(label)).toHaveFocus();
      await userEvent.click(verse(5));
      await openTools(matthew5(3), focus);
      expect(screen.getByLabelText(label)).toHaveFocus();
    },
  );

  it('follows to another verse and keeps the typed text of each', async () => {
    renderPanel();
    await openTools(matthew5(3));
    await userEvent.type(screen.getByLabelText('Quick Note'), 'On the poor');
    await openTools(matthew5(4));
    expect(screen.getByText('Matthew 5:4 in the KJV')).toBeInTheDocument();
    expect(screen.getByLabelText('Quick Note')).toHaveValue('');
    await userEvent.type(screen.getByLabelText('Quick Note'), 'On those who mourn');
    await openTools(matthew5(3));
    expect(screen.getByLabelText('Quick Note')).toHaveValue('On the poor');
    await openTools(matthew5(4));
    expect(screen.getByLabelText('Quick Note')).toHaveValue('On those who mourn');
  });

  it('keeps the section of the guide for another verse, and gives it the focus', async () => {
    renderPanel({ routes: { 'POST /api/bible/study-tools': () => answer() } });
    await openTools(matthew5(3));
    await userEvent.click(screen.getByRole('button', { name: 'Topical Tags' }));
    const topics = () => screen.findByRole('heading', { level: 3, name: 'Topical Tags' });
    expect(await topics()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Literary Structure' }));
    await openTools(matthew5(4));
    expect(within(panel()!).getAllByText('Matthew 5:4 in the KJV').at(-1)).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Literary Structure' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Tools' }));
    expect(await heading('Study Tools')).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Study focus' })).toBeVisible();
  });

  it('adds verses without taking the focus from the text', async () => {
    renderPanel();
    await openTools(matthew5(3));
    verse(4).focus();
    await onState(({ select }) => select({ ...matthew5(3), endVerse: 5 }));
    expect(await screen.findByText('Matthew 5:3–5 in the KJV')).toBeInTheDocument();
    expect(verse(4)).toHaveFocus();
  });
});

describe('the panel as a sheet on phones', () => {
  beforeEach(() => onPhone());

  it('opens as a modal dialog, and gives the focus back to the verse', async () => {
    renderPanel();
    const sheet = await openTools(matthew5(3));
    expect(sheet).toHaveAttribute('aria-modal', 'true');
    expect(await heading('Study Tools')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(verse(3)).toHaveFocus());
  });

  const draw = (element: Element, by: number) => {
    Element.prototype.setPointerCapture = () => undefined;
    const finger = (type: string, clientY: number) =>
      fireEvent(element, new MouseEvent(type, { bubbles: true, clientY }));
    finger('pointerdown', 100);
    finger('pointermove', 100 + by);
    return { letGo: () => finger('pointerup', 100 + by) };
  };

  it('follows a finger, and closes when it is dragged down far enough', async () => {
    renderPanel();
    const sheet = await openTools(matthew5(3));
    const { letGo } = draw(sheet.querySelector('header')!, 200);
    expect(sheet).toHaveStyle({ transform: 'translateY(200px)' });
    letGo();
    await waitFor(() => expect(verse(3)).toHaveFocus());
  });

  it('stays open when it is dragged down a little', async () => {
    renderPanel();
    const sheet = await openTools(matthew5(3));
    draw(sheet.querySelector('header')!, 30).letGo();
    expect(sheet).toHaveStyle({ transform: 'none' });
    expect(await heading('Study Tools')).toHaveFocus();
  });

  it('closes at a press on its grip', async () => {
    renderPanel();
    const sheet = await openTools(matthew5(3));
    draw(sheet.querySelector('[data-grip]')!, 0).letGo();
    await waitFor(() => expect(verse(3)).toHaveFocus());
  });

  it('closes when the reader goes to another place', async () => {
    renderPanel();
    await openTools(matthew5(3));
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(verse(3)).toHaveFocus());
  });
});

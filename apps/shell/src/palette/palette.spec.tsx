import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Palette } from './palette.js';

beforeEach(() => localStorage.clear());

const CONVERSATIONS = 'GET /api/chat/conversations';
const conversation = (id: string, title: string) => ({ id, title, updatedAt: '2026-11-20T08:00:00.000Z' });
const BY_WORDS: Readonly<Record<string, readonly object[]>> = {
  grace: [conversation('c1', 'What is grace?')],
  'rom 8': [conversation('c2', 'rom 8 in a week'), conversation('c3', 'Romans 8, rom 8')],
  'Romans 8': [conversation('c3', 'Romans 8, rom 8')],
};
const STATUS = { engine: 'library', model: null, available: true, remaining: null };

const open = (own: Readonly<Record<string, Answer>> = {}) => {
  const { calls } = renderPage(<Palette />, {
    routes: {
      'GET /api/notes': { status: 200, body: [] },
      'GET /api/sermons': { status: 200, body: [] },
      'GET /api/bible/reading': { status: 200, body: { recent: [] } },
      'GET /api/chat/assistant': { status: 200, body: STATUS },
      [CONVERSATIONS]: (_body: unknown, url: URL) => BY_WORDS[url.searchParams.get('search') ?? ''] ?? [],
      ...own,
    },
  });
  return () => calls.filter(({ route }) => route === CONVERSATIONS).map(({ url }) => url.searchParams.toString());
};
const field = () => screen.findByRole('combobox', { name: 'Go to' });
const work = async () => {
  const group = await screen.findByRole('group', { name: 'Your work' });
  return within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};

describe('conversations in the palette', () => {
  it('are asked for by the typed words, a few at a time, and not before anything is typed', async () => {
    const asked = open();
    await userEvent.type(await field(), 'grace');
    await waitFor(async () => expect(await work()).toEqual([expect.stringContaining('What is grace? conversation')]));
    expect(asked()).toEqual(['search=grace&limit=4']);
  });

  it('are found by the typed words and by the place that these name, each once', async () => {
    const asked = open();
    await userEvent.type(await field(), 'rom 8');
    await waitFor(async () => expect(await work()).toHaveLength(2));
    expect(new Set(asked())).toEqual(new Set(['search=rom+8&limit=4', 'search=Romans+8&limit=4']));
  });

  it('are not asked for when Scholar is off', async () => {
    const asked = open({ 'GET /api/chat/assistant': { status: 200, body: { ...STATUS, engine: 'off' } } });
    await userEvent.type(await field(), 'grace');
    await screen.findByRole('option', { name: /Search Scripture for/ });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(asked()).toEqual([]);
  });

  it('are left out when they cannot be read, and the rest serves', async () => {
    open({ [CONVERSATIONS]: UNAVAILABLE });
    await userEvent.type(await field(), 'grace');
    await screen.findByRole('option', { name: /Ask Scholar about grace/ });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(screen.queryByRole('group', { name: 'Your work' })).toBeNull();
  });
});

describe('the field of the palette', () => {
  it('accepts typed text, also when another element has taken the focus', async () => {
    open();
    const input = await field();
    await userEvent.type(input, 'S');
    input.blur();
    await userEvent.keyboard('ermon');
    expect(input).toHaveValue('Sermon');
    expect(input).toHaveFocus();
    // The letter is there before anything is rendered: the next one is written behind it.
    input.blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect(input).toHaveValue('Sermon ');
    await userEvent.keyboard('Workspace');
    expect(input).toHaveValue('Sermon Workspace');
  });

  it('stays open at the Enter that ends a composition, which Safari tells by its code alone, and goes at the next one', async () => {
    open();
    await userEvent.type(await field(), 'sermon');
    const input = await field();
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(true);
    expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(true);
    // A handled key is taken from the browser.
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })).toBe(false);
  });
});

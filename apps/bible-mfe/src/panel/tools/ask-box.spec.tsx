import { care, CARE_ANSWER, exact, QUOTE } from '@berea/answers/testing';
import type { Work } from '@berea/contracts';
import { type Answer, inTurn, refuseStorage, UNAVAILABLE, write } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { note, openTools, renderPanel } from '../testing/render-panel.js';
import { matthew5, onState } from '../../testing/study-state.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const POST = 'POST /api/bible/study-tools';
const WORK: Work = {
  id: 'mhcc',
  kind: 'commentary',
  title: "Matthew Henry's Concise Commentary",
  language: 'en',
  direction: 'ltr',
  installed: true,
  licence: 'Public domain',
};
const QUESTION = 'Why the poor before the mourners?';
const answer = (response: string) => ({
  response,
  tool: null,
  place: matthew5(3),
  sections: [],
  sources: [{ id: 'mhcc', title: "Matthew Henry's Concise Commentary", licence: 'Public domain' }],
  citations: [exact],
  engine: 'library',
});
const answered = { status: 200, body: answer(`The order follows need.\n\n> ${QUOTE}\n>\n> — Matthew 5:3 (KJV)`) };
const field = () => screen.getByLabelText('Ask Scholar about this verse');
const button = () => screen.getByRole('button', { name: 'Ask' });
const panel = () => screen.findByRole('article', { name: 'Scholar’s answer' });
const asked = (calls: readonly { route: string; body: unknown }[]) =>
  calls.filter(({ route }) => route === POST).map(({ body }) => body);

/** An answer that comes when the test wants it. */
function waiting(): { readonly route: Answer; readonly arrive: () => Promise<void> } {
  let resolve: (value: unknown) => void = () => undefined;
  return {
    route: () => new Promise((done) => (resolve = done)),
    arrive: () => act(async () => resolve(answered.body)),
  };
}

describe('a question asked beside the text', () => {
  it('of a person in distress is answered with people to call, and nothing to keep', async () => {
    const body = { ...answer(CARE_ANSWER), place: null, care };
    renderPanel({ routes: { [POST]: { status: 200, body } } });
    await openTools(matthew5(3));
    await userEvent.type(field(), 'I want to die');
    await userEvent.click(button());
    const response = await panel();
    expect(within(response).getByLabelText('Call 988, Lifeline')).toHaveAttribute('href', 'tel:988');
    expect(within(response).queryByText('From public-domain scholarship')).toBeNull();
    expect(within(response).queryByRole('button', { name: 'Save to Notes' })).toBeNull();
    expect(within(response).queryByText(/Matthew Henry/)).toBeNull();
  });

  it('is answered, with the sources of the answer', async () => {
    const slow = waiting();
    const { calls } = renderPanel({ routes: { [POST]: slow.route, 'GET /api/bible/works': () => [WORK] } });
    await openTools(matthew5(3));
    expect(button()).toBeDisabled();
    await userEvent.type(field(), `  ${QUESTION}`);
    await userEvent.click(button());
    const told = await screen.findByText('Scholar is analyzing your question...');
    expect(told.closest('[role="status"]')).toBeInTheDocument();
    expect(button()).toBeDisabled();
    await slow.arrive();
    const response = await panel();
    expect(within(response).getByRole('heading', { name: QUESTION })).toBeInTheDocument();
    expect(within(response).getByText('The order follows need.')).toBeInTheDocument();
    expect(within(response).getByText('From public-domain scholarship')).toBeInTheDocument();
    const source = await within(response).findByRole('button', { name: "Matthew Henry's Concise Commentary" });
    expect(within(response).getByText('1 quotation checked against the KJV text')).toBeInTheDocument();
    expect(field()).toHaveValue('');
    await userEvent.click(source);
    expect(screen.queryByRole('heading', { name: 'Study Tools' })).toBeNull();
    expect(asked(calls)).toEqual([
      { message: QUESTION, mode: 'study', book: 'Matthew', chapter: 5, verse: 3, translation: 'kjv' },
    ]);
  });

  it('about several verses names the whole range', async () => {
    const { calls } = renderPanel({ routes: { [POST]: answered } });
    await openTools(matthew5(3, 5));
    await userEvent.type(screen.getByLabelText('Ask Scholar about these verses'), 'Why these?');
    await userEvent.click(button());
    await panel();
    expect(asked(calls)).toMatchObject([{ verse: 3, endVerse: 5 }]);
  });

  it('makes room for a new one once it is answered', async () => {
    renderPanel({ routes: { [POST]: answered } });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    await panel();
    await userEvent.click(screen.getByRole('button', { name: 'New Question' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('is kept as a note with its answer', async () => {
    const { calls } = renderPanel({
      routes: { [POST]: { status: 200, body: answer('Need.') }, 'POST /api/notes': { status: 201, body: note({}) } },
    });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Save to Notes' }));
    expect(await screen.findByText('Analysis saved to notes successfully!')).toBeInTheDocument();
    expect(calls.find(({ route }) => route === 'POST /api/notes')?.body).toEqual({
      title: 'Scholar Response - Matthew 5:3',
      content: `Question: ${QUESTION}\n\nNeed.`,
      scripture: 'Matthew 5:3',
      tags: ['scholar-question', 'study-tool'],
    });
  });

  it('that could not be kept as a note says so, and keeps the answer', async () => {
    renderPanel({ routes: { [POST]: answered, 'POST /api/notes': UNAVAILABLE } });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Save to Notes' }));
    expect(await screen.findByText('Failed to save to notes')).toBeInTheDocument();
    expect(await panel()).toBeInTheDocument();
  });

  it('says that the response is ready when its answer is empty', async () => {
    renderPanel({ routes: { [POST]: { status: 200, body: { ...answer('  '), citations: [] } } } });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    expect(within(await panel()).getByText('Scholar response is ready.')).toBeInTheDocument();
  });

  it('stays when Scholar cannot be reached, also after a reload', async () => {
    const routes = { [POST]: inTurn(UNAVAILABLE, answered) };
    const before = renderPanel({ routes });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    expect(await screen.findByText('Connection Error')).toBeInTheDocument();
    expect(screen.getByText('Unable to connect to Scholar. Please try again.')).toBeInTheDocument();
    expect(screen.queryByText('Scholar is analyzing your question...')).toBeNull();
    expect(field()).toHaveValue(QUESTION);
    before.unmount();
    renderPanel({ routes });
    await openTools(matthew5(3));
    expect(field()).toHaveValue(QUESTION);
    await userEvent.click(button());
    expect(await panel()).toBeInTheDocument();
  });

  it('is sent once by Ctrl+Enter, however often it is pressed', async () => {
    const slow = waiting();
    const { calls } = renderPanel({ routes: { [POST]: slow.route } });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    const keys = { key: 'Enter', ctrlKey: true };
    fireEvent.keyDown(field(), keys);
    fireEvent.keyDown(field(), keys);
    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    await slow.arrive();
    await panel();
    expect(asked(calls)).toHaveLength(1);
  });

  it('is answered behind a tool and behind another verse, and is found there on the way back', async () => {
    const slow = waiting();
    renderPanel({ routes: { [POST]: slow.route } });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    await onState(({ open }) => open({ kind: 'interlinear' }));
    await openTools(matthew5(4));
    expect(screen.queryByText('Scholar is analyzing your question...')).toBeNull();
    expect(field()).toHaveValue('');
    await slow.arrive();
    expect(screen.queryByRole('article')).toBeNull();
    await openTools(matthew5(3));
    expect(await panel()).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('keeps text that is typed while its answer is on the way', async () => {
    const slow = waiting();
    renderPanel({ routes: { [POST]: slow.route } });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    await userEvent.type(field(), ' And the meek?');
    await slow.arrive();
    await panel();
    expect(field()).toHaveValue(`${QUESTION} And the meek?`);
  });

  it('in a browser that refuses storage says beside the field that it is not kept', async () => {
    const allow = refuseStorage();
    try {
      renderPanel();
      await openTools(matthew5(3));
      await userEvent.type(field(), 'Why?');
      expect(await screen.findByText(/This browser keeps no drafts/)).toBeVisible();
    } finally {
      allow();
    }
    await userEvent.clear(field());
    await waitFor(() => expect(screen.queryByText(/This browser keeps no drafts/)).toBeNull());
  });

  it('once answered can be printed, with the verses and the question as its title', async () => {
    const printed: (string | null)[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      const sheet = document.querySelector('[data-print]');
      printed.push(
        sheet?.querySelector('[data-title]')?.getAttribute('data-title') ?? null,
        sheet?.textContent ?? null,
      );
    });
    renderPanel({ routes: { [POST]: answered } });
    await openTools(matthew5(3));
    await userEvent.type(field(), QUESTION);
    await userEvent.click(button());
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Print' }));
    expect(printed).toEqual([`Matthew 5:3: ${QUESTION}`, expect.stringContaining('The order follows need.')]);
    print.mockRestore();
  });

  it('that is too long stays, and says how much is too long', async () => {
    renderPanel();
    await openTools(matthew5(3));
    await write(field(), 'x'.repeat(8_012));
    expect(screen.getByText('Shorten it by 12 characters to ask it.')).toBeInTheDocument();
    expect(button()).toBeDisabled();
  });
});

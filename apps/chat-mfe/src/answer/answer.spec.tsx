import type { ChatMessage } from '@berea/contracts';
import { inTurn, streamOf, UNAVAILABLE, wholeStream } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANSWER } from '@berea/answers/testing';
import { CONVERSATION, message, OTHER } from '../testing/messages.js';
import { ASK, asked, type ChatRoutes, MESSAGES, openChat, send, write } from '../testing/open-chat.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('an answer of Scholar', () => {
  it('shows its beginning when it is far back in a conversation, and the whole answer on request', async () => {
    const whole = message();
    const { calls } = openChat({
      [MESSAGES]: () => [{ ...whole, response: 'I looked up', truncated: true, citations: [], sources: [] }],
      [`GET /api/chat/messages/${whole.id}`]: inTurn(UNAVAILABLE, { status: 200, body: whole }),
    });
    expect(await screen.findByText('I looked up…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
    const show = () => userEvent.click(screen.getByRole('button', { name: 'Show the whole answer' }));
    await show();
    expect(await screen.findByRole('alert')).toHaveTextContent('The answer could not be loaded.');
    expect(screen.getByText('I looked up…')).toBeVisible();
    await show();
    expect(await screen.findByRole('button', { name: 'Save to Notes' })).toBeVisible();
    expect(screen.queryByText('I looked up…')).toBeNull();
    expect(calls.filter(({ route }) => route === `GET /api/chat/messages/${whole.id}`)).toHaveLength(2);
  });

  it('says of itself that it came out of an archive', async () => {
    openChat({ [MESSAGES]: () => [message({ imported: true })] });
    expect(await screen.findByText(/^This answer came in from an archive/)).toBeVisible();
  });

  it('that is missing for a question is asked for again, in its place', async () => {
    const left = message({ message: 'Left open?', response: null, engine: null, sources: [], citations: [] });
    const { calls } = openChat({
      [MESSAGES]: () => [left],
      [ASK]: () => wholeStream(message({ message: 'Left open?', response: 'Now it is.', parent: null })),
    });
    expect(await screen.findByText('This question was not answered.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Now it is.')).toBeInTheDocument();
    expect(asked(calls)).toEqual([
      { message: 'Left open?', mode: 'study', conversation: CONVERSATION, insteadOf: left.id },
    ]);
  });

  it('is saved to the notes, and says so for a while', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const { calls } = openChat({
        [MESSAGES]: () => [message()],
        'POST /api/notes': (body: unknown) => ({ id: OTHER, ...(body as object), createdAt: '', updatedAt: '' }),
      });
      await user.click(await screen.findByRole('button', { name: 'Save to Notes' }));
      expect(await screen.findByRole('button', { name: 'Saved!' })).toBeInTheDocument();
      expect(screen.getByText('Saved to Notes successfully!')).toBeInTheDocument();
      expect(calls.at(-1)?.body).toEqual({
        title: 'Scholar Response: What does “poor in spirit” mean?',
        content: `Question: What does “poor in spirit” mean?\n\n${ANSWER}`,
      });
      act(() => jest.advanceTimersByTime(2_000));
      expect(await screen.findByRole('button', { name: 'Save to Notes' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('to a greeting offers nothing to keep, and names no works', async () => {
    openChat({ [MESSAGES]: () => [message({ message: 'Hello', response: 'Hello.', sources: [], citations: [] })] });
    expect(await screen.findByText('Hello.')).toBeInTheDocument();
    expect(screen.queryByText('From public-domain scholarship')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
  });

  it('says when it could not be saved to the notes, and when there is nothing to save', async () => {
    openChat({
      [MESSAGES]: () => [message(), message({ response: ' ', citations: [] })],
      'POST /api/notes': { status: 500, body: { code: 'INTERNAL_SERVER_ERROR', message: 'Our fault.' } },
    });
    const [full, blank] = await screen.findAllByRole('button', { name: 'Save to Notes' });
    await userEvent.click(full as HTMLElement);
    expect(await screen.findByText('Failed to save to Notes')).toBeInTheDocument();
    await userEvent.click(blank as HTMLElement);
    expect(await screen.findByText('No response to save')).toBeInTheDocument();
  });
});

describe('an answer that grows', () => {
  const ID = '66666666-6666-4666-8666-666666666666';
  const why = (over: Partial<ChatMessage> = {}) => message({ id: ID, message: 'Why?', ...over });
  const growing = why({ response: null, state: 'answering', citations: [], sources: [] });
  const begin = async (more: ChatRoutes = {}) => {
    const stream = streamOf(
      { type: 'accepted', message: growing },
      { type: 'step', step: 'searching' },
      { type: 'delta', text: 'Half of Romans 8:1' },
    );
    const page = openChat({
      [MESSAGES]: () => [message()],
      [ASK]: inTurn({ status: 200, body: stream.response }, { status: 200, body: streamOf().response }),
      ...more,
    });
    await screen.findByText('What does “poor in spirit” mean?');
    await write('Why?');
    await userEvent.click(send());
    await screen.findByText(/Half of/);
    return { stream, ...page };
  };

  it('is shown without a tick, is said once when it is whole, and nothing streams to screen readers', async () => {
    const { stream } = await begin();
    const log = screen.getByRole('log');
    expect(log).toBeEmptyDOMElement();
    const reference = () => screen.getAllByRole('link', { name: /Romans 8:1/ }).at(-1);
    expect(reference()).toHaveAccessibleName(/no quotation was checked/);
    stream.tell({ type: 'done', message: why({ response: 'The whole of it.', citations: [] }) });
    expect(await screen.findAllByText('The whole of it.')).toHaveLength(1);
    await waitFor(() => expect(log).toHaveTextContent('Scholar answered: The whole of it.'));
  });

  it('ends at a press on Stop, which replaces Send, and keeps unchecked what has arrived', async () => {
    const stopped = why({ response: 'Half of it', state: 'stopped', citations: [] });
    const { stream, calls } = await begin({ [`POST /api/chat/messages/${ID}/stop`]: () => stopped });
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    stream.tell({ type: 'done', message: stopped });
    expect(await screen.findByText('You stopped this answer.')).toBeInTheDocument();
    expect(screen.getByText('What came is kept. Its references have not been checked.')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route.endsWith('/stop'))).toHaveLength(1);
    expect(send()).toBeInTheDocument();
  });

  it('that broke off is shown with the words that came, and asked for again in its place', async () => {
    const { stream, calls } = await begin();
    stream.tell({ type: 'failed', code: 'broken_off', message: 'The answer was broken off.' });
    expect(await screen.findByText('The answer broke off here.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.filter(({ route }) => route === ASK)).toHaveLength(2));
    expect(calls.findLast(({ route }) => route === ASK)?.body).toMatchObject({ message: 'Why?', insteadOf: ID });
  });

  it('to an edited question is another version, and the one before can be seen again', async () => {
    const first = message({ id: OTHER, parent: null, message: 'Who was Saul?', response: 'A king.' });
    const second = why({ parent: null, message: 'Who was Paul?', response: 'An apostle.' });
    const { calls } = openChat({ [MESSAGES]: () => [first], [ASK]: () => wholeStream(second) });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit and ask again' }));
    const edit = screen.getByRole('textbox', { name: 'Edit your question' });
    expect(screen.getByText('The earlier answer stays as 1 / 2.')).toBeInTheDocument();
    await userEvent.clear(edit);
    await userEvent.type(edit, 'Who was Paul?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('An apostle.')).toBeInTheDocument();
    expect(screen.queryByText('A king.')).toBeNull();
    expect(calls.findLast(({ route }) => route === ASK)?.body).toMatchObject({
      message: 'Who was Paul?',
      insteadOf: OTHER,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Earlier version' }));
    expect(await screen.findByText('A king.')).toBeInTheDocument();
    expect(screen.getByLabelText('Version 1 of 2')).toHaveTextContent('1 / 2');
  });
});

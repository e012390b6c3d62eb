import type { ChatMessage } from '@berea/contracts';
import { refuseStorage, streamOf, wholeStream } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { message } from '../testing/messages.js';
import { ASK, asked, box, later, MESSAGES, openChat, send, write } from '../testing/open-chat.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the question box of the chat', () => {
  it('shows the question at once when it is sent, Scholar thinking in the place of the answer, and then the answer', async () => {
    const answer = later<ChatMessage>();
    const { calls } = openChat({ [MESSAGES]: () => [], [ASK]: () => answer.promise.then(wholeStream) });
    await screen.findByRole('heading', { level: 2 });
    await write('Who is my neighbour?');
    await userEvent.keyboard('{Enter}Really?');
    expect(asked(calls)).toEqual([]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Scholar is thinking...')).toBeInTheDocument();
    expect(screen.getByText(/Who is my neighbour\?\s+Really\?/)).toBeInTheDocument();
    expect(box()).toHaveValue('');
    await write('next');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    answer.resolve(message({ message: 'Who is my neighbour?\nReally?', response: 'He that shewed mercy.' }));
    expect(await screen.findByText('He that shewed mercy.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Scholar is thinking...')).toBeNull());
    expect(screen.getAllByText(/Who is my neighbour\?\s+Really\?/)).toHaveLength(1);
    expect(box()).toHaveValue('next');
    expect(asked(calls)).toEqual([{ message: 'Who is my neighbour?\nReally?', mode: 'study' }]);
    expect(calls.filter(({ route }) => route === MESSAGES)).toHaveLength(1);
  });

  it('can stop an answer before the server has begun one: what is asked stands there, stopped', async () => {
    const accepted = later<void>();
    const answering = message({ message: 'Too much?', response: null, state: 'answering' });
    const stopped: ChatMessage = { ...answering, state: 'stopped' };
    const stream = streamOf();
    const { calls } = openChat({
      [MESSAGES]: () => [],
      [ASK]: () => accepted.promise.then(() => stream.response),
      [`POST /api/chat/messages/${answering.id}/stop`]: () => {
        stream.tell({ type: 'done', message: stopped });
        return stopped;
      },
    });
    await screen.findByRole('heading', { level: 2 });
    await write('Too much?');
    await userEvent.click(send());
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopping...')).toBeInTheDocument();
    expect(send()).toBeDisabled();
    expect(box()).toHaveFocus();
    stream.tell({ type: 'accepted', message: answering });
    accepted.resolve();
    expect(await screen.findByText('You stopped this answer.')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route.endsWith('/stop'))).toHaveLength(1);
    await write('Something else');
    await waitFor(() => expect(send()).toBeEnabled());
  });

  it('has the question again when it could not be sent', async () => {
    openChat({
      [MESSAGES]: () => [message()],
      [ASK]: { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Try again soon.' } },
    });
    await screen.findByText('What does “poor in spirit” mean?');
    await write('A long thought');
    await userEvent.click(send());
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
    expect(screen.getByText('Try again soon.')).toBeInTheDocument();
    expect(box()).toHaveValue('A long thought');
    expect(send()).toBeEnabled();
    expect(screen.queryByText('Scholar is thinking...')).toBeNull();
  });

  it('loses nothing when the reader leaves the page before the call fails', async () => {
    const failure = later<never>();
    openChat({
      [MESSAGES]: () => [message()],
      [ASK]: () => failure.promise.then(() => Promise.reject(new Error('lost'))),
    });
    await screen.findByText('What does “poor in spirit” mean?');
    await write('A long thought');
    await userEvent.click(send());
    await screen.findByText('Scholar is thinking...');
    await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
    await screen.findByText('another page');
    failure.resolve(undefined as never);
    await userEvent.click(screen.getByRole('link', { name: 'home' }));
    await waitFor(() => expect(box()).toHaveValue('A long thought'));
    expect(await screen.findByText('Failed to send message')).toBeInTheDocument();
  });

  it('keeps a draft over a reload', async () => {
    const first = openChat({ [MESSAGES]: () => [] });
    await write('half a question');
    first.unmount();
    openChat({ [MESSAGES]: () => [] });
    expect(box()).toHaveValue('half a question');
  });

  it('in a browser that refuses storage says beside the box that drafts are not kept', async () => {
    const allow = refuseStorage();
    try {
      openChat({ [MESSAGES]: () => [] });
      expect(screen.queryByText(/This browser keeps no drafts/)).toBeNull();
      await write('Who was Apollos?');
      expect(await screen.findByText(/This browser keeps no drafts/)).toBeVisible();
      expect(box()).toHaveValue('Who was Apollos?');
    } finally {
      allow();
    }
    await userEvent.clear(box());
    await waitFor(() => expect(screen.queryByText(/This browser keeps no drafts/)).toBeNull());
  });

  it('refuses blank and too long questions, and counts near the end', async () => {
    const { calls } = openChat({ [MESSAGES]: () => [] });
    await screen.findByRole('heading', { level: 2 });
    expect(send()).toBeDisabled();
    await write('   ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByText(/characters/)).toBeNull();
    await userEvent.clear(box());
    await userEvent.click(box());
    await userEvent.paste('a'.repeat(8_000));
    expect(screen.getByText('8,000 of 8,000 characters')).toBeInTheDocument();
    expect(send()).toBeEnabled();
    await userEvent.paste('bc');
    expect(screen.getByText(/8,002 of 8,000 characters: shorten it by 2/)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send()).toBeDisabled();
    expect(asked(calls)).toEqual([]);
  });
});

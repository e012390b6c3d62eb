import { wholeStream } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { message, OTHER } from '../testing/messages.js';
import { address, ASK, asked, MESSAGES, openChat, send, write } from '../testing/open-chat.js';

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const QUESTION = 'What does “poor in spirit” mean?';
const lead = () => screen.findByText(/I’m Scholar, your study companion/);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
});

describe('home on a new day', () => {
  it('begins with the welcome, and a question there begins a conversation that home then shows', async () => {
    const { calls } = openChat({
      [MESSAGES]: () => [message({ timestamp: before(1) })],
      [ASK]: () => wholeStream(message({ message: 'First?', response: 'Yes.', conversation: OTHER, parent: null })),
    });
    await lead();
    expect(screen.queryByText(QUESTION)).toBeNull();
    await write('First?');
    await userEvent.click(send());
    expect(await screen.findByText('Yes.')).toBeInTheDocument();
    expect(asked(calls)).toEqual([{ message: 'First?', mode: 'study', newConversation: true }]);
    expect(address()).toBe('/');
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('is the conversation where it was used today', async () => {
    openChat({ [MESSAGES]: () => [message({ timestamp: before(1) }), message({ message: 'Today?' })] });
    expect(await screen.findByText('Today?')).toBeInTheDocument();
  });

  it('shows an earlier conversation that the address names', async () => {
    openChat({ [MESSAGES]: () => [message({ timestamp: before(3) })] }, { path: `/?conversation=${OTHER}` });
    expect(await screen.findByText(QUESTION)).toBeInTheDocument();
  });
});

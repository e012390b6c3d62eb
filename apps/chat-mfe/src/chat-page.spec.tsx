import type { ChatMessage } from '@berea/contracts';
import { inTurn, refuseStorage, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { Link, Route, Routes, useLocation } from '@berea/web/router';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPage } from './chat-page.js';
import { ANSWER, care, CARE_ANSWER } from '@berea/answers/testing';
import { CONVERSATION, message, OTHER } from './testing/messages.js';

const MESSAGES = 'GET /api/chat/messages';
const ASK = 'POST /api/chat/messages';
const CONVERSATIONS = 'GET /api/chat/conversations';
const scrollIntoView = jest.fn();

beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

type Options = Parameters<typeof renderPage>[1];

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

const open = (routes: NonNullable<Options>['routes'], options: Options = {}) =>
  renderPage(
    <>
      <Address />
      <Link to="/elsewhere">elsewhere</Link>
      <Link to="/">home</Link>
      <Routes>
        <Route path="/" element={<ChatPage />} />
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </>,
    { routes, ...options },
  );

const box = () => screen.getByRole('textbox', { name: 'Ask Scholar about Scripture' });
/** As pasted: a key press each would render the page for every letter. */
const write = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
const send = () => screen.getByRole('button', { name: 'Send' });
const address = () => screen.getByTestId('address').textContent;
const asked = (calls: { route: string; body: unknown }[]) =>
  calls.filter(({ route }) => route === ASK).map((call) => call.body);

/** An answer that comes when the test says so. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('ChatPage', () => {
  it('says that it loads, then shows what was asked and answered', async () => {
    open({ [MESSAGES]: () => [message(), message({ message: 'And then?' })] });
    expect(screen.getByText('Loading conversation...')).toBeInTheDocument();
    expect(await screen.findByText('And then?')).toBeInTheDocument();
    expect(screen.queryByText('Loading conversation...')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Scholar' })).toBeInTheDocument();
    expect(screen.getAllByText('From public-domain scholarship')).toHaveLength(2);
    expect(screen.getAllByText('King James Version (1769)')).toHaveLength(2);
    expect(screen.getAllByText('1 quotation checked against the KJV text')).toHaveLength(2);
  });

  it('shows an answer to somebody in distress with whom to call, and nothing to keep; it can be deleted at once', async () => {
    const { calls } = open({
      [MESSAGES]: () => [message({ message: 'I want to die', response: CARE_ANSWER, care })],
      [`DELETE /api/chat/conversations/${CONVERSATION}`]: () => undefined,
    });
    await screen.findByText('I’m so glad you told me.');
    expect(screen.getByLabelText('Call 988, Lifeline')).toHaveAttribute('href', 'tel:988');
    expect(screen.queryByText('From public-domain scholarship')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Delete this conversation' }));
    const sure = await screen.findByRole('tooltip');
    await userEvent.click(within(sure).getByRole('button', { name: 'Delete this conversation' }));
    await waitFor(() => expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(true));
  });

  it('explains a failure and tries again', async () => {
    let broken = true;
    open({
      [MESSAGES]: () => {
        if (broken) throw new TypeError('Failed to fetch');
        return [message()];
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What does “poor in spirit” mean?')).toBeInTheDocument();
  });

  it('offers a way out of a conversation that is gone', async () => {
    open(
      {
        [MESSAGES]: (_body: unknown, url: URL) =>
          url.searchParams.has('conversation') ? Promise.reject(new Error('gone')) : [message()],
      },
      { path: `/?conversation=${OTHER}` },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Open the latest one' }));
    expect(await screen.findByText('What does “poor in spirit” mean?')).toBeInTheDocument();
  });

  it('welcomes with four topics, each of which fills the box', async () => {
    open({ [MESSAGES]: () => [] });
    expect(await screen.findByRole('heading', { level: 2, name: /Ruth/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New' })).toBeNull();
    const topics = screen.getAllByRole('listitem').map((item) => within(item).getByRole('button'));
    expect(topics).toHaveLength(4);
    await userEvent.click(topics[2] as HTMLElement);
    expect(box()).toHaveValue('Give me a three-point outline on Psalm 23');
    expect(box()).toHaveFocus();
    expect(send()).toBeEnabled();
  });

  it('shows the question at once, Scholar thinking in the place of the answer, and then the answer', async () => {
    const answer = later<ChatMessage>();
    const { calls } = open({ [MESSAGES]: () => [], [ASK]: () => answer.promise });
    await screen.findByRole('heading', { level: 2 });
    await write('Who is my neighbour?');
    await userEvent.keyboard('{Enter}Really?');
    expect(asked(calls)).toEqual([]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Scholar is thinking...')).toBeInTheDocument();
    expect(screen.getByText(/Who is my neighbour\?\s+Really\?/)).toBeInTheDocument();
    expect(box()).toHaveValue('');
    await write('next');
    expect(send()).toBeDisabled();
    answer.resolve(message({ message: 'Who is my neighbour?\nReally?', response: 'He that shewed mercy.' }));
    expect(await screen.findByText('He that shewed mercy.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Scholar is thinking...')).toBeNull());
    expect(screen.getAllByText(/Who is my neighbour\?\s+Really\?/)).toHaveLength(1);
    expect(box()).toHaveValue('next');
    expect(asked(calls)).toEqual([{ message: 'Who is my neighbour?\nReally?', mode: 'study' }]);
    expect(calls.filter(({ route }) => route === MESSAGES)).toHaveLength(1);
  });

  it('puts the question back into the box when it could not be sent', async () => {
    open({
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

  it('loses nothing when the reader leaves the page before the sending fails', async () => {
    const failure = later<never>();
    open({ [MESSAGES]: () => [message()], [ASK]: () => failure.promise.then(() => Promise.reject(new Error('lost'))) });
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
    const first = open({ [MESSAGES]: () => [] });
    await write('half a question');
    first.unmount();
    open({ [MESSAGES]: () => [] });
    expect(box()).toHaveValue('half a question');
  });

  it('in a browser that refuses storage says beside the box that drafts are not kept', async () => {
    const allow = refuseStorage();
    try {
      open({ [MESSAGES]: () => [] });
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

  it('shows the beginning of an answer far back, and the whole of it when asked for', async () => {
    const whole = message();
    const { calls } = open({
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

  it('refuses blank and too long questions, and counts near the end', async () => {
    const { calls } = open({ [MESSAGES]: () => [] });
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

  it('begins a new conversation, asks in it, and goes on in the same one', async () => {
    const { calls } = open({
      [MESSAGES]: () => [message()],
      [ASK]: (body: unknown) =>
        message({ message: (body as { message: string }).message, response: 'Yes.', conversation: OTHER }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'New' }));
    expect(await screen.findByRole('heading', { level: 2, name: /Ruth/ })).toBeInTheDocument();
    expect(address()).toBe('/?conversation=new');
    await write('First?');
    await userEvent.click(send());
    expect(await screen.findByText('Yes.')).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe(`/?conversation=${OTHER}`));
    await write('Second?');
    await userEvent.click(send());
    await waitFor(() => expect(screen.getAllByText('Yes.')).toHaveLength(2));
    expect(asked(calls)).toEqual([
      { message: 'First?', mode: 'study', newConversation: true },
      { message: 'Second?', mode: 'study', conversation: OTHER },
    ]);
    // 'New' once more begins another one rather than leading back.
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    expect(await screen.findByRole('heading', { level: 2, name: /Ruth/ })).toBeInTheDocument();
  });

  it('asks again what was not answered', async () => {
    const { calls } = open({
      [MESSAGES]: () => [message({ message: 'Left open?', response: null, engine: null, sources: [], citations: [] })],
      [ASK]: () => message({ message: 'Left open?', response: 'Now it is.' }),
    });
    expect(await screen.findByText('This question was not answered.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Now it is.')).toBeInTheDocument();
    expect(asked(calls)).toEqual([{ message: 'Left open?', mode: 'study', conversation: CONVERSATION }]);
  });

  it('saves an answer to the notes and says so for a while', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
      const { calls } = open({
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
      jest.advanceTimersByTime(2_000);
      expect(await screen.findByRole('button', { name: 'Save to Notes' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('offers nothing to keep of a greeting, and names no works for it', async () => {
    open({ [MESSAGES]: () => [message({ message: 'Hello', response: 'Hello.', sources: [], citations: [] })] });
    expect(await screen.findByText('Hello.')).toBeInTheDocument();
    expect(screen.queryByText('From public-domain scholarship')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
  });

  it('says when saving failed, and when there is nothing to save', async () => {
    open({
      [MESSAGES]: () => [message(), message({ response: ' ', citations: [] })],
      'POST /api/notes': { status: 500, body: { code: 'INTERNAL_SERVER_ERROR', message: 'Our fault.' } },
    });
    const [full, blank] = await screen.findAllByRole('button', { name: 'Save to Notes' });
    await userEvent.click(full as HTMLElement);
    expect(await screen.findByText('Failed to save to Notes')).toBeInTheDocument();
    await userEvent.click(blank as HTMLElement);
    expect(await screen.findByText('No response to save')).toBeInTheDocument();
  });

  it('asks in the mode that was chosen, and remembers it', async () => {
    const routes = { [MESSAGES]: () => [], [ASK]: () => message() };
    const first = open(routes);
    expect(screen.getByRole('radio', { name: 'Study Mode' })).toBeChecked();
    await userEvent.click(screen.getByText('Devotional Mode'));
    await write('Comfort me');
    await userEvent.click(send());
    await waitFor(() => expect(asked(first.calls)).toEqual([{ message: 'Comfort me', mode: 'devotional' }]));
    first.unmount();
    open(routes);
    expect(screen.getByRole('radio', { name: 'Devotional Mode' })).toBeChecked();
  });

  it.each([
    ['library' as const, true, 'Library mode', /without a language model/],
    ['model' as const, true, 'Online', /language model/],
    ['model' as const, false, 'Offline', /no connection/],
  ])('tells the truth about %s, online %s', async (assistant, online, label, meaning) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    open({ [MESSAGES]: () => [] }, { config: { assistant } });
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(meaning)).toBeInTheDocument();
    onLine.mockRestore();
  });

  it('brings the newest exchange into view: at first, when asking, when answered', async () => {
    const answer = later<ChatMessage>();
    open({ [MESSAGES]: () => [message()], [ASK]: () => answer.promise });
    await screen.findByText('What does “poor in spirit” mean?');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
    await write('Next');
    await userEvent.click(send());
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
    answer.resolve(message({ message: 'Next', response: 'Answered.' }));
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(3));
  });
});

describe('Conversations', () => {
  const list = [
    {
      id: CONVERSATION,
      title: 'Poor in spirit',
      messageCount: 1,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-02T00:00:00.000Z',
    },
    {
      id: OTHER,
      title: 'Living water',
      messageCount: 2,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    },
  ];
  const routes = () => {
    let all = [...list];
    return {
      [CONVERSATIONS]: () => all,
      [MESSAGES]: (_body: unknown, url: URL) =>
        (url.searchParams.get('conversation') ?? all[0]?.id) === OTHER
          ? [message({ message: 'Where is living water?', conversation: OTHER })]
          : [message()],
      [`PATCH /api/chat/conversations/${OTHER}`]: (body: unknown) => ({ ...list[1], ...(body as object) }),
      [`DELETE /api/chat/conversations/${CONVERSATION}`]: () => {
        all = all.slice(1);
        return undefined;
      },
    };
  };
  const openList = async () => {
    await screen.findByText('What does “poor in spirit” mean?');
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    return within(await screen.findByRole('dialog'));
  };

  it('lists the earlier ones and opens one', async () => {
    open(routes());
    const drawer = await openList();
    await userEvent.click(await drawer.findByRole('button', { name: /^Living water/ }));
    expect(await screen.findByText('Where is living water?')).toBeInTheDocument();
    expect(address()).toBe(`/?conversation=${OTHER}`);
  });

  it('renames one', async () => {
    const { calls } = open(routes());
    const drawer = await openList();
    await userEvent.click(await drawer.findByRole('button', { name: 'Rename Living water' }));
    const title = drawer.getByRole('textbox', { name: 'Title of the conversation' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Jacob’s well{Enter}');
    expect(await drawer.findByText('Jacob’s well')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ title: 'Jacob’s well' });
  });

  it('deletes the one on screen after asking, and shows the next one', async () => {
    open(routes());
    const drawer = await openList();
    await userEvent.click(await drawer.findByRole('button', { name: 'Delete Poor in spirit' }));
    expect(await screen.findByText('Delete this conversation?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Where is living water?')).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: /^Living water/ })).toHaveFocus();
    expect(drawer.queryByText('Poor in spirit')).toBeNull();
    expect(screen.queryByText('What does “poor in spirit” mean?')).toBeNull();
  });

  it('says when there are none, and when they cannot be had', async () => {
    let broken = true;
    open({
      ...routes(),
      [CONVERSATIONS]: () => (broken ? Promise.reject(new TypeError('Failed to fetch')) : []),
    });
    const drawer = await openList();
    expect(await drawer.findByRole('alert')).toHaveTextContent('The conversations could not be loaded');
    broken = false;
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    expect(await drawer.findByText('No conversations yet')).toBeInTheDocument();
  });
});

import type { ChatMessage } from '@berea/contracts';
import { inTurn, refuseStorage, renderPage, streamOf, UNAVAILABLE, wholeStream } from '@berea/web/testing';
import { Link, Route, Routes, useLocation } from '@berea/web/router';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatPage } from './chat-page.js';
import { ANSWER, care, CARE_ANSWER } from '@berea/answers/testing';
import { CONVERSATION, message, OTHER } from './testing/messages.js';

const MESSAGES = 'GET /api/chat/messages';
const ASK = 'POST /api/chat/messages/stream';
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

  it.each([
    ['pastor', 'Sermon help', 'I’m weary in ministry. What does Scripture say?'],
    ['teacher', 'Lesson help', 'What is the difference between mercy and grace?'],
    ['student', 'Greek and Hebrew', 'Who wrote Hebrews?'],
    ['leader', 'For your group', 'What does Scripture say to somebody who is anxious?'],
    ['other', 'Greek and Hebrew', 'Give me a three-point outline on Psalm 23'],
  ])('begins with the work of a %s: %s', async (ministryRole, first, question) => {
    const preferences = { defaultBibleTranslation: 'kjv', darkMode: false, notifications: true, ministryRole };
    open({ [MESSAGES]: () => [], 'GET /api/user/profile': () => preferences });
    expect(await screen.findByText(question)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(first);
  });

  it('shows the question at once, Scholar thinking in the place of the answer, and then the answer', async () => {
    const answer = later<ChatMessage>();
    const { calls } = open({ [MESSAGES]: () => [], [ASK]: () => answer.promise.then(wholeStream) });
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
        wholeStream(
          message({
            message: (body as { message: string }).message,
            response: 'Yes.',
            conversation: OTHER,
            ...((body as { newConversation?: true }).newConversation && { parent: null }),
          }),
        ),
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
    const left = message({ message: 'Left open?', response: null, engine: null, sources: [], citations: [] });
    const { calls } = open({
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
      act(() => jest.advanceTimersByTime(2_000));
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
    const routes = { [MESSAGES]: () => [], [ASK]: () => wholeStream(message()) };
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
    open({ [MESSAGES]: () => [message()], [ASK]: () => answer.promise.then(wholeStream) });
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
    return within(await screen.findByRole('complementary', { name: 'Conversations' }));
  };
  const choose = async (title: string, action: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  };
  const changes = (calls: readonly { route: string }[]) =>
    calls.map(({ route }) => route).filter((each) => /^(DELETE|PATCH)/.test(each));

  it('lists the earlier ones and opens one', async () => {
    open(routes());
    const list = await openList();
    await userEvent.click(await list.findByRole('button', { name: /^Living water/ }));
    expect(await screen.findByText('Where is living water?')).toBeInTheDocument();
    expect(address()).toBe(`/?conversation=${OTHER}`);
  });

  it('renames one in its row', async () => {
    const { calls } = open(routes());
    const list = await openList();
    await choose('Living water', 'Rename');
    const title = list.getByRole('textbox', { name: 'Title of the conversation' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Jacob’s well{Enter}');
    expect(await list.findByText('Jacob’s well')).toBeInTheDocument();
    expect(calls.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({ title: 'Jacob’s well' });
  });

  it('keeps a deleted one in its row, to be brought back, until the list is left', async () => {
    const { calls } = open(routes());
    const list = await openList();
    await choose('Living water', 'Delete');
    expect(list.getByText('Deleted “Living water”')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Undo' }));
    expect(list.getByRole('button', { name: /^Living water/ })).toBeInTheDocument();
    await choose('Poor in spirit', 'Delete');
    // What was on screen is not any more.
    expect(await screen.findByRole('heading', { level: 2, name: /Ruth/ })).toBeInTheDocument();
    expect(changes(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Conversations' }));
    await waitFor(() => expect(changes(calls)).toEqual([`DELETE /api/chat/conversations/${CONVERSATION}`]));
  });

  it('deletes what a closing browser did not get to', async () => {
    localStorage.setItem('berea_deleted_conversations', CONVERSATION);
    const { calls } = open(routes());
    await waitFor(() => expect(changes(calls)).toEqual([`DELETE /api/chat/conversations/${CONVERSATION}`]));
    await waitFor(() => expect(localStorage.getItem('berea_deleted_conversations')).toBeNull());
  });

  it('finds words in titles, questions and answers, and opens where they stand', async () => {
    const hit = {
      message: OTHER,
      conversation: OTHER,
      title: 'Living water',
      part: 'answer',
      excerpt: 'a well of water springing up',
      timestamp: '2026-01-01T00:00:00.000Z',
    };
    open({
      ...routes(),
      'GET /api/chat/search': (_body: unknown, url: URL) => (url.searchParams.get('search') === 'well' ? [hit] : []),
    });
    const list = await openList();
    await userEvent.type(await list.findByRole('searchbox', { name: 'Search conversations' }), 'well');
    await userEvent.click(await list.findByRole('button', { name: /a well of water springing up/ }));
    expect(await screen.findByText('Where is living water?')).toBeInTheDocument();
  });

  it('says when there are none, and when they cannot be had', async () => {
    let broken = true;
    open({
      ...routes(),
      [CONVERSATIONS]: () => (broken ? Promise.reject(new TypeError('Failed to fetch')) : []),
    });
    const list = await openList();
    expect(await list.findByRole('alert')).toHaveTextContent('The conversations could not be loaded');
    broken = false;
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText('No conversations yet')).toBeInTheDocument();
  });
});

describe('an answer that grows', () => {
  const ID = '66666666-6666-4666-8666-666666666666';
  const asked = (over: Partial<ChatMessage> = {}) => message({ id: ID, message: 'Why?', ...over });
  const growing = asked({ response: null, state: 'answering', citations: [], sources: [] });
  const begin = async (more: NonNullable<NonNullable<Options>['routes']> = {}) => {
    const stream = streamOf(
      { type: 'accepted', message: growing },
      { type: 'step', step: 'searching' },
      { type: 'delta', text: 'Half of Romans 8:1' },
    );
    const page = open({
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
    stream.tell({ type: 'done', message: asked({ response: 'The whole of it.', citations: [] }) });
    expect(await screen.findAllByText('The whole of it.')).toHaveLength(1);
    await waitFor(() => expect(log).toHaveTextContent('Scholar answered: The whole of it.'));
  });

  it('is ended by Stop, which stands in the place of Send; what came is kept, unchecked', async () => {
    const stopped = asked({ response: 'Half of it', state: 'stopped', citations: [] });
    const { stream, calls } = await begin({ [`POST /api/chat/messages/${ID}/stop`]: () => stopped });
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    stream.tell({ type: 'done', message: stopped });
    expect(await screen.findByText('You stopped this answer.')).toBeInTheDocument();
    expect(screen.getByText('What came is kept. Its references have not been checked.')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route.endsWith('/stop'))).toHaveLength(1);
    expect(send()).toBeInTheDocument();
  });

  it('that broke off is told with what came, and asked again in its place', async () => {
    const { stream, calls } = await begin();
    stream.tell({ type: 'failed', code: 'broken_off', message: 'The answer was broken off.' });
    expect(await screen.findByText('The answer broke off here.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.filter(({ route }) => route === ASK)).toHaveLength(2));
    expect(calls.findLast(({ route }) => route === ASK)?.body).toMatchObject({ message: 'Why?', insteadOf: ID });
  });

  it('to an edited question is another version, and the one before can be seen again', async () => {
    const first = message({ id: OTHER, parent: null, message: 'Who was Saul?', response: 'A king.' });
    const second = asked({ parent: null, message: 'Who was Paul?', response: 'An apostle.' });
    const { calls } = open({ [MESSAGES]: () => [first], [ASK]: () => wholeStream(second) });
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

describe('sources', () => {
  it('chosen for a question are asked with it, and with that one alone', async () => {
    const work = (id: string, title: string) => ({
      id,
      title,
      kind: 'commentary',
      language: 'en',
      direction: 'ltr',
      installed: true,
      licence: 'Public domain',
    });
    const { calls } = open({
      [MESSAGES]: () => [message()],
      [ASK]: () => wholeStream(message()),
      'GET /api/bible/works': () => [work('henry', 'Matthew Henry'), work('nave', 'Nave’s Topical Bible')],
    });
    await screen.findByText('What does “poor in spirit” mean?');
    await userEvent.click(screen.getByRole('button', { name: 'Sources' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Only these works' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Matthew Henry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: '1 of 2 works' })).toBeInTheDocument();
    for (const question of ['One', 'Two']) {
      await write(question);
      await userEvent.click(send());
      await waitFor(() => expect(box()).toHaveValue(''));
    }
    await waitFor(() => expect(asked(calls)).toHaveLength(2));
    expect(asked(calls)).toMatchObject([{ message: 'One', works: ['nave'] }, { message: 'Two' }]);
    expect(asked(calls)[1]).not.toHaveProperty('works');
  });
});

import type { ChatMessage } from '@berea/contracts';
import { wholeStream } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { care, CARE_ANSWER } from '@berea/answers/testing';
import { CONVERSATION, message, OTHER } from './testing/messages.js';
import { address, ASK, asked, box, later, MESSAGES, openChat, send, write } from './testing/open-chat.js';

const scrollIntoView = jest.fn();

beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('ChatPage', () => {
  it('says that it loads, then shows questions and answers', async () => {
    openChat({ [MESSAGES]: () => [message(), message({ message: 'And then?' })] });
    expect(screen.getByText('Loading conversation...')).toBeInTheDocument();
    expect(await screen.findByText('And then?')).toBeInTheDocument();
    expect(screen.queryByText('Loading conversation...')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Scholar' })).toBeInTheDocument();
    expect(screen.getAllByText('From public-domain scholarship')).toHaveLength(2);
    expect(screen.getAllByText('King James Version (1769)')).toHaveLength(2);
    expect(screen.getAllByText('1 quotation checked against the KJV text')).toHaveLength(2);
  });

  it('shows an answer to a person in distress with people to call, and nothing to keep; it can be deleted at once', async () => {
    const { calls } = openChat({
      [MESSAGES]: () => [message({ message: 'I want to die', response: CARE_ANSWER, care })],
      [`DELETE /api/chat/conversations/${CONVERSATION}`]: () => undefined,
    });
    await screen.findByText('I’m so glad you told me.');
    expect(screen.getByLabelText('Call 988, Lifeline')).toHaveAttribute('href', 'tel:988');
    expect(screen.queryByText('From public-domain scholarship')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save to Notes' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this conversation' }));
    const sure = await screen.findByRole('tooltip');
    await userEvent.click(within(sure).getByRole('button', { name: 'Delete this conversation' }));
    await waitFor(() => expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(true));
  });

  it('says why the conversation could not be loaded, and loads it on Try again', async () => {
    let broken = true;
    openChat({
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

  it('offers another conversation when this one is gone', async () => {
    openChat(
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
    openChat({ [MESSAGES]: () => [] });
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
  ])('welcomes the role “%s” with the topic “%s” first', async (ministryRole, first, question) => {
    const preferences = { defaultBibleTranslation: 'kjv', darkMode: false, notifications: true, ministryRole };
    openChat({ [MESSAGES]: () => [], 'GET /api/user/profile': () => preferences });
    expect(await screen.findByText(question)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(first);
  });

  it('offers what may be asked after the newest answer, and asks it at a press', async () => {
    const earlier = message({ next: ['What came before?'] });
    const { calls } = openChat({
      [MESSAGES]: () => [earlier, message({ message: 'And then?', next: ['What is grace?', 'Who may receive it?'] })],
      [ASK]: () => new Promise(() => undefined),
    });
    const next = await screen.findByRole('region', { name: 'Ask next' });
    expect(
      within(next)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['What is grace?', 'Who may receive it?']);
    expect(screen.queryByText('What came before?')).toBeNull();
    await userEvent.click(within(next).getByRole('button', { name: 'Who may receive it?' }));
    expect(asked(calls)).toMatchObject([{ message: 'Who may receive it?', conversation: earlier.conversation }]);
    expect(screen.queryByRole('region', { name: 'Ask next' })).toBeNull();
    expect(box()).toHaveFocus();
  });

  it('begins a new conversation, asks in it, and goes on in the same one', async () => {
    const { calls } = openChat({
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

  it('asks in the mode that was chosen, and remembers it', async () => {
    const routes = { [MESSAGES]: () => [], [ASK]: () => wholeStream(message()) };
    const first = openChat(routes);
    expect(screen.getByRole('radio', { name: 'Study Mode' })).toBeChecked();
    await userEvent.click(screen.getByText('Devotional Mode'));
    await write('Comfort me');
    await userEvent.click(send());
    await waitFor(() => expect(asked(first.calls)).toEqual([{ message: 'Comfort me', mode: 'devotional' }]));
    first.unmount();
    openChat(routes);
    expect(screen.getByRole('radio', { name: 'Devotional Mode' })).toBeChecked();
  });

  it.each([
    [
      'library' as const,
      true,
      'Online',
      /^Answers are looked up in Berea Notes and in the books on the shelf; nothing is made/,
    ],
    ['model' as const, true, 'Online', /language model/],
    ['model' as const, false, 'Offline', /no connection/],
  ])(
    'with the engine “%s” and navigator.onLine %s, says “%s” and what it means',
    async (assistant, online, label, meaning) => {
      const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      openChat({ [MESSAGES]: () => [] }, { config: { assistant } });
      await userEvent.click(screen.getByRole('button', { name: label }));
      expect(await screen.findByText(meaning)).toBeInTheDocument();
      onLine.mockRestore();
    },
  );

  it('brings the newest exchange into view: at first, when asking, when answered', async () => {
    const answer = later<ChatMessage>();
    openChat({ [MESSAGES]: () => [message()], [ASK]: () => answer.promise.then(wholeStream) });
    await screen.findByText('What does “poor in spirit” mean?');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
    await write('Next');
    await userEvent.click(send());
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(2));
    answer.resolve(message({ message: 'Next', response: 'Answered.' }));
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(3));
  });
});

describe('the sources chosen beside the question box', () => {
  it('are sent with the next question only', async () => {
    const work = (id: string, title: string) => ({
      id,
      title,
      kind: 'commentary',
      language: 'en',
      direction: 'ltr',
      installed: true,
      licence: 'Public domain',
    });
    const { calls } = openChat({
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

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/index.js';
import { useAddToDraft, useDraft } from './use-draft.js';

function Probe({ name }: { name: string }) {
  const [text, setText, clear] = useDraft(name, 'start');
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={clear}>saved</button>
    </>
  );
}

function Adder({ name, words }: { name: string; words: string }) {
  const add = useAddToDraft();
  return <button onClick={() => add(name, words)}>add</button>;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const as = (id: string) => ({ session: { user: { id } as never } });

describe('useDraft', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps a draft over a reload once the typing has paused', () => {
    const { unmount } = renderPage(<Probe name="chat" />, as('ruth'));
    expect(field()).toHaveValue('start');
    type('Who was Apollos?');
    act(() => jest.advanceTimersByTime(300));
    expect(localStorage.getItem('berea_draft:ruth:chat')).toBe('Who was Apollos?');
    unmount();
    renderPage(<Probe name="chat" />, as('ruth'));
    expect(field()).toHaveValue('Who was Apollos?');
  });

  it('keeps a draft at once when the page goes away or the screen changes', () => {
    const { unmount } = renderPage(<Probe name="chat" />, as('ruth'));
    type('first');
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem('berea_draft:ruth:chat')).toBe('first');
    type('second');
    unmount();
    expect(localStorage.getItem('berea_draft:ruth:chat')).toBe('second');
  });

  it('shows the draft of one user to no other', () => {
    const { unmount } = renderPage(<Probe name="chat" />, as('ruth'));
    type('private');
    unmount();
    renderPage(<Probe name="chat" />, as('orpah'));
    expect(field()).toHaveValue('start');
  });

  it('forgets a draft that the server has, also words that were about to be kept', () => {
    const { unmount } = renderPage(<Probe name="chat" />, as('ruth'));
    type('done');
    fireEvent.click(screen.getByRole('button'));
    unmount();
    expect(localStorage.getItem('berea_draft:ruth:chat')).toBeNull();
  });

  describe('useAddToDraft', () => {
    const add = () => fireEvent.click(screen.getByText('add'));

    it('puts words into the field on screen, below what was typed a moment ago', () => {
      renderPage(
        <>
          <Probe name="ask" />
          <Adder name="ask" words="Who was he?" />
        </>,
        as('ruth'),
      );
      type('My own');
      add();
      expect(field()).toHaveValue('My own\nWho was he?');
      act(() => jest.advanceTimersByTime(300));
      expect(localStorage.getItem('berea_draft:ruth:ask')).toBe('My own\nWho was he?');
    });

    it('keeps words for a field that comes later, and leaves other drafts alone', () => {
      const { unmount } = renderPage(
        <>
          <Probe name="note" />
          <Adder name="ask" words="Who was he?" />
        </>,
        as('ruth'),
      );
      add();
      add();
      expect(field()).toHaveValue('start');
      unmount();
      renderPage(<Probe name="ask" />, as('ruth'));
      expect(field()).toHaveValue('Who was he?');
    });
  });
});

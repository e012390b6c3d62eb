import type { Place } from '@berea/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chapter } from '../annotations/testing/annotation-server.js';
import { renderAnnotated } from '../annotations/testing/render-annotated.js';
import { useShareVerse } from './use-share-verse.js';
import { matthew5 } from '../testing/study-state.js';

const POOR = 'Blessed are the poor in spirit: for theirs is the kingdom of heaven.';
const MOURN = 'Blessed are they that mourn: for they shall be comforted.';
const QUOTED = `${POOR}\nMatthew 5:3 (KJV)`;
const LINK = 'http://localhost/bible/Matthew/5/3';
const CHAPTER = 'GET /api/bible/Matthew/5';

function Probe({ place }: { place: Place }) {
  const { copy, share } = useShareVerse(place, 'KJV');
  return (
    <>
      <button onClick={() => copy()}>Copy Verse</button>
      <button onClick={share}>Share</button>
    </>
  );
}

const text = () =>
  chapter('Matthew', 5, [
    { verse: 3, text: POOR },
    { verse: 4, text: MOURN },
  ]);
const open = (place = matthew5(3), answer: () => unknown = text) =>
  renderAnnotated(<Probe place={place} />, { [CHAPTER]: answer });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const copied = () => navigator.clipboard.readText();

/** Gives the browser a share sheet, which jsdom lacks. */
function shareSheet(answer: () => Promise<void>) {
  const share = jest.fn((_data: ShareData) => answer());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return share;
}

beforeEach(() => {
  // It brings the clipboard, which jsdom lacks.
  userEvent.setup();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

describe('copying verses', () => {
  it('copies the words, and below them the reference with its translation', async () => {
    open();
    await press('Copy Verse');
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await copied()).toBe(QUOTED);
  });

  it('copies several verses in their reading order', async () => {
    open(matthew5(3, 4));
    await press('Copy Verse');
    await screen.findByText('Copied to clipboard');
    expect(await copied()).toBe(`${POOR} ${MOURN}\nMatthew 5:3–4 (KJV)`);
  });

  it('waits for a chapter that is still on its way', async () => {
    let arrive = (_chapter: unknown) => undefined as void;
    open(matthew5(3), () => new Promise((resolve) => (arrive = resolve)));
    await press('Copy Verse');
    await waitFor(() => arrive(text()));
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await copied()).toBe(QUOTED);
  });

  it.each([
    ['the browser refuses', text],
    ['the words cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that it failed when %s', async (_reason, answer) => {
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    open(matthew5(3), answer);
    await press('Copy Verse');
    expect(await screen.findByText('Copy failed')).toBeInTheDocument();
    expect(screen.getByText('Could not copy to clipboard')).toBeInTheDocument();
  });

  it('works on pages that have no clipboard', async () => {
    const written: string[] = [];
    const execCommand = () => Boolean(written.push((document.activeElement as HTMLTextAreaElement).value));
    Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    open();
    await press('Copy Verse');
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(written).toEqual([QUOTED]);
    expect(screen.getByRole('button', { name: 'Copy Verse' })).toHaveFocus();
  });
});

describe('sharing verses', () => {
  it("hands the words and the place's address to the system's sheet", async () => {
    const share = shareSheet(async () => undefined);
    open();
    await press('Share');
    await waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Matthew 5:3 (KJV)', text: QUOTED, url: LINK }));
    expect(screen.queryByText('Copied for sharing')).toBeNull();
  });

  it('copies the words with the address when the system has no sheet', async () => {
    open();
    await press('Share');
    expect(await screen.findByText('Copied for sharing')).toBeInTheDocument();
    expect(await copied()).toBe(`${QUOTED}\n${LINK}`);
  });

  it("copies the words when the system's sheet fails", async () => {
    shareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    open();
    await press('Share');
    expect(await screen.findByText('Copied for sharing')).toBeInTheDocument();
  });

  it("does nothing more when the system's sheet is closed", async () => {
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    const share = shareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    open();
    await press('Share');
    await waitFor(() => expect(share).toHaveBeenCalled());
    await Promise.allSettled(share.mock.results.map(({ value }) => value as Promise<void>));
    expect(write).not.toHaveBeenCalled();
    expect(screen.queryByText('Copied for sharing')).toBeNull();
  });
});

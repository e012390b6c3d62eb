import { pressOnceStill, type ScriptedSpeech, type ScriptedVoice, scriptSpeech } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, chapterOf, next, openBible, title, verseNamed } from '../testing/open-bible.js';

const DAVID = { name: 'Microsoft David', lang: 'en-US' };
const scrollIntoView = jest.fn();
let speech: ScriptedSpeech;
const voices = (...list: ScriptedVoice[]) => {
  speech = scriptSpeech(list);
};

beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  voices(DAVID);
});
afterEach(() => speech.restore());

const start = () => screen.getByRole('button', { name: 'Read chapter aloud' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.queryByRole('region', { name: 'Reading aloud' });
/** The engine comes to the end of what it says. */
const finish = () => act(async () => speech.finish());
const nowIs = (text: string | undefined) => waitFor(() => expect(speech.now()).toBe(text));

/** John 3 is read aloud, from its first verse. */
async function readJohn3(path = '/bible/John/3') {
  const page = openBible(path);
  await title('John 3');
  await userEvent.click(start());
  await nowIs('Words of John 3:1.');
  return page;
}

describe('reading aloud', () => {
  it('says verse by verse, shows which one it says, and brings it into view', async () => {
    const { calls } = await readJohn3();
    expect(speech.spoken[0]).toMatchObject({ rate: 0.85, pitch: 0.8, volume: 0.9 });
    expect(bar()).toHaveTextContent('John 3:1');
    await finish();
    await nowIs('Words of John 3:2.');
    expect(bar()).toHaveTextContent('John 3:2');
    const seen = scrollIntoView.mock.contexts.at(-1) as Element;
    expect(seen).toHaveAttribute('data-verse', '2');
    expect(seen).toContainElement(verseNamed('John 3:2'));
    // A chapter on screen is not requested again.
    expect(calls.filter(({ route }) => route === 'GET /api/bible/John/3')).toHaveLength(1);
  });

  it('does not scroll for a reader who has scrolled away', async () => {
    await readJohn3();
    const first = document.querySelector('[data-verse="1"]');
    jest.spyOn(first as Element, 'getBoundingClientRect').mockReturnValue({ top: -300, bottom: -250 } as DOMRect);
    scrollIntoView.mockClear();
    await finish();
    await nowIs('Words of John 3:2.');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('says the title of a psalm first', async () => {
    const psalm = { ...chapterOf('Psalms', 23), headings: [{ verse: 1, kind: 'psalm', text: 'A Psalm of David.' }] };
    openBible('/bible/Psalms/23', { 'GET /api/bible/Psalms/23': () => psalm });
    await title('Psalm 23');
    await userEvent.click(start());
    await nowIs('A Psalm of David.');
    expect(bar()).toHaveTextContent('Psalm 23, title');
    await finish();
    await nowIs('Words of Psalms 23:1.');
  });

  it('begins at the verse that is chosen', async () => {
    openBible('/bible/John/3');
    await title('John 3');
    await userEvent.click(verseNamed('John 3:16'));
    await press('Read aloud from verse 16');
    await nowIs('Words of John 3:16.');
  });

  it('pauses, goes on, moves by verses, and stops with the focus where it began', async () => {
    await readJohn3();
    expect(screen.getByRole('button', { name: 'Previous verse' })).toBeDisabled();
    await press('Pause');
    expect(speech.now()).toBeUndefined();
    expect(bar()).toHaveTextContent('John 3:1');
    await press('Resume');
    await nowIs('Words of John 3:1.');
    await press('Next verse');
    await nowIs('Words of John 3:2.');
    await press('Previous verse');
    await nowIs('Words of John 3:1.');
    await press('Stop');
    await nowIs(undefined);
    expect(bar()).toBeNull();
    expect(start()).toHaveFocus();
  });

  it('speaks as fast and in the voice that the reader chooses, now and the next time', async () => {
    voices(DAVID, { name: 'Microsoft Zira', lang: 'en-US' }, { name: 'Helena', lang: 'es-ES' });
    const { unmount } = await readJohn3();
    await press('Speed and voice');
    await userEvent.click(await screen.findByRole('radio', { name: '1.5×' }));
    await waitFor(() => expect(speech.spoken.at(-1)).toMatchObject({ rate: 0.85 * 1.5, pitch: 0.8, volume: 0.9 }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Voice' }));
    await pressOnceStill(await screen.findByTitle('Microsoft Zira'));
    expect(screen.queryByTitle('Helena')).toBeNull();
    await waitFor(() => expect(speech.spoken.at(-1)?.voice?.name).toBe('Microsoft Zira'));
    expect(bar()).toHaveTextContent('John 3:1');
    unmount();
    await readJohn3();
    expect(speech.spoken.at(-1)).toMatchObject({ rate: 0.85 * 1.5, voice: { name: 'Microsoft Zira' } });
  });

  it('can be stopped by the button that began it', async () => {
    await readJohn3();
    await press('Stop reading aloud');
    await nowIs(undefined);
    expect(start()).toHaveFocus();
  });

  it('works by the keyboard alone', async () => {
    openBible('/bible/John/3');
    await title('John 3');
    start().focus();
    await userEvent.keyboard('{Enter}');
    await nowIs('Words of John 3:1.');
    screen.getByRole('button', { name: 'Pause' }).focus();
    await userEvent.keyboard(' ');
    await nowIs(undefined);
    expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  });
});

describe('the end of reading aloud', () => {
  it('comes after the last verse', async () => {
    openBible('/bible/Psalms/117');
    await title('Psalm 117');
    await userEvent.click(start());
    await nowIs('Words of Psalms 117:1.');
    await finish();
    await nowIs('Words of Psalms 117:2.');
    expect(screen.getByRole('button', { name: 'Next verse' })).toBeDisabled();
    await finish();
    await nowIs(undefined);
    expect(bar()).toBeNull();
    expect(address()).toBe('/bible/Psalms/117');
  });

  it('goes on with the next chapter when the reader has chosen that, now and the next time', async () => {
    const { unmount } = openBible('/bible/Psalms/117');
    await title('Psalm 117');
    await userEvent.click(start());
    await userEvent.click(screen.getByRole('checkbox', { name: 'Continue with the next chapter' }));
    await finish();
    await finish();
    await nowIs('Words of Psalms 118:1.');
    expect(address()).toBe('/bible/Psalms/118');
    expect(bar()).toHaveTextContent('Psalm 118:1');
    unmount();
    await readJohn3();
    expect(screen.getByRole('checkbox', { name: 'Continue with the next chapter' })).toBeChecked();
  });

  it.each([
    ['turning to another chapter', () => userEvent.click(next())],
    ['leaving the page', async () => fireEvent(window, new Event('pagehide'))],
  ])('comes by %s', async (_name, leave) => {
    await readJohn3();
    await leave();
    await nowIs(undefined);
    expect(bar()).toBeNull();
    // Coming back does not begin again.
    await press('back');
    await waitFor(() => expect(start()).toBeInTheDocument());
    expect(speech.spoken).toHaveLength(1);
  });

  it('comes when the reader leaves the area', async () => {
    const { unmount } = await readJohn3();
    unmount();
    expect(speech.now()).toBeUndefined();
  });

  it('comes with a message when the browser fails', async () => {
    await readJohn3();
    await act(async () => speech.fail('synthesis-failed'));
    expect(await screen.findByText('Reading aloud stopped')).toBeInTheDocument();
    expect(bar()).toBeNull();
  });
});

describe('a browser that cannot read aloud', () => {
  it.each([
    ['no voices', [], 'This browser has no voices to read with.'],
    ['no voice for the language', [{ name: 'Helena', lang: 'es-ES' }], 'This browser has no voice for English.'],
  ])('the button says why: %s', async (_name, list, reason) => {
    voices(...list);
    openBible('/bible/John/3');
    await title('John 3');
    expect(start()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(start());
    expect(await screen.findByText('Reading aloud is not available')).toBeInTheDocument();
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    expect(bar()).toBeNull();
  });

  it('the button says that the browser cannot do it at all', async () => {
    speech.restore();
    openBible('/bible/John/3');
    await title('John 3');
    await userEvent.click(start());
    expect(await screen.findByText('This browser cannot read aloud.')).toBeInTheDocument();
  });
});

import { pressOnceStill } from '@berea/web/testing';
import type { Highlight, Place } from '@berea/contracts';
import { browserStore } from '@berea/web';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bookmark, highlight, type Kept, annotationServer, REFUSED } from '../testing/annotation-server.js';
import { renderAnnotated } from '../testing/render-annotated.js';
import { useChapterAnnotations } from '../chapter-annotations.js';
import { VerseToolbar } from './verse-toolbar.js';
import { matthew5, onState, stateNow } from '../../testing/study-state.js';

beforeEach(() => localStorage.clear());

/** The marks that the text shows, and a toolbar that leaves as the pointer does. */
function Text({ place }: { place: Place }) {
  const marks = useChapterAnnotations('Matthew', 5);
  const [here, setHere] = useState(true);
  const shown = [...marks].map(([verse, mark]) => `${verse} ${mark.highlight ?? ''}${mark.bookmark ? ' ribbon' : ''}`);
  return (
    <>
      <p data-testid="marks">{shown.sort().join(', ')}</p>
      {here && <VerseToolbar place={place} />}
      <button onClick={() => setHere(false)}>Leave</button>
    </>
  );
}
const marks = (text: string) => waitFor(() => expect(screen.getByTestId('marks').textContent).toBe(text));

/** The verses and colours of each call that changed many verses. */
const changesIn = (calls: ReturnType<typeof renderAnnotated>['calls']) =>
  calls
    .filter(({ route }) => route === 'PATCH /api/highlights')
    .map(({ body }) => (body as { changes: Highlight[] }).changes.map(({ verse, colour }) => `${verse} ${colour}`));

type Routes = ReturnType<typeof annotationServer>['routes'];
async function open(place = matthew5(3), start: Partial<Kept> = {}, refused: Routes = {}) {
  const server = annotationServer(start);
  const page = renderAnnotated(<Text place={place} />, { ...server.routes, ...refused });
  await waitFor(() => expect(page.calls).toHaveLength(4));
  return { ...server, ...page };
}
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => pressOnceStill(await button(name));

describe('highlighting from the toolbar of a verse', () => {
  it('applies yellow at first, says so, and keeps it on the server', async () => {
    const { kept } = await open();
    await press('Highlight yellow');
    await marks('3 yellow');
    expect(await screen.findByText('Verse highlighted')).toBeInTheDocument();
    expect(screen.getByText('Applied yellow highlight')).toBeInTheDocument();
    expect(kept.highlights).toMatchObject([{ verse: 3, colour: 'yellow' }]);
  });

  it('takes the highlight of a highlighted verse away', async () => {
    const { kept } = await open(matthew5(3), { highlights: [highlight('Matthew', 5, 3, 'pink')] });
    await press('Remove highlight');
    await marks('');
    expect(await screen.findByText('Highlight removed')).toBeInTheDocument();
    expect(kept.highlights).toEqual([]);
  });

  it('offers the five colours by name, and uses the chosen one from then on', async () => {
    await open();
    await press('Choose a colour');
    const colours = within(screen.getByRole('radiogroup', { name: 'Highlight colour' })).getAllByRole('radio');
    expect(colours.map(({ textContent }) => textContent)).toEqual(['Yellow', 'Green', 'Blue', 'Pink', 'Purple']);
    expect(colours[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await marks('3 blue');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(await button('Choose a colour')).toHaveFocus();
    await press('Remove highlight');
    expect(await button('Highlight blue')).toBeInTheDocument();
    expect(browserStore.read('highlightColour')).toBe('blue');
  });

  it('removes a highlight whose colour is chosen again, and changes it to another one', async () => {
    await open(matthew5(3), { highlights: [highlight('Matthew', 5, 3, 'pink')] });
    await button('Remove highlight');
    await press('Choose a colour');
    expect(screen.getByRole('radio', { name: 'Pink', checked: true })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
    await marks('3 green');
    await press('Choose a colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
    await marks('');
  });

  it('closes the palette of colours by Escape and when the focus goes elsewhere', async () => {
    await open();
    await press('Choose a colour');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(await button('Choose a colour')).toHaveFocus();
    await press('Choose a colour');
    const leave = await button('Leave');
    act(() => leave.focus());
    await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
    expect(await button('Leave')).toHaveFocus();
  });

  it('puts back a highlight that the server refuses, says what to do, and tries again even without the toolbar', async () => {
    let away = true;
    const { kept, routes } = annotationServer();
    const put = routes['PUT /api/highlights/Matthew/5/3'] as (body: unknown, url: URL) => unknown;
    renderAnnotated(<Text place={matthew5(3)} />, {
      ...routes,
      'PUT /api/highlights/Matthew/5/3': (body, url) =>
        away ? new Response(JSON.stringify(REFUSED.body), REFUSED) : put(body, url),
    });
    await press('Highlight yellow');
    await press('Leave');
    expect(await screen.findByText('Highlight not saved')).toBeInTheDocument();
    expect(screen.getByText('Try again soon.')).toBeInTheDocument();
    await marks('');
    away = false;
    await press('Try again');
    await marks('3 yellow');
    expect(await screen.findByText('Verse highlighted')).toBeInTheDocument();
    expect(kept.highlights).toHaveLength(1);
  });
});

describe('a chosen range of verses', () => {
  it('is highlighted as a whole, sending only what changes', async () => {
    const { calls } = await open(matthew5(4), { highlights: [highlight('Matthew', 5, 4, 'yellow')] });
    await onState(({ select }) => select(matthew5(3, 5)));
    expect(screen.getByRole('toolbar', { name: 'Tools for Matthew 5:3–5' })).toBeInTheDocument();
    await press('Highlight yellow');
    await marks('3 yellow, 4 yellow, 5 yellow');
    expect(await screen.findByText('Verses highlighted')).toBeInTheDocument();
    expect(changesIn(calls)).toEqual([['3 yellow', '5 yellow']]);
    await press('Remove highlight');
    await marks('');
  });

  it('has its highlights put back whole when the server refuses, and sent again whole', async () => {
    let away = true;
    const { routes } = annotationServer();
    const patch = routes['PATCH /api/highlights'] as (body: unknown, url: URL) => unknown;
    const { calls } = renderAnnotated(<Text place={matthew5(3)} />, {
      ...routes,
      'PATCH /api/highlights': (body, url) =>
        away ? new Response(JSON.stringify(REFUSED.body), REFUSED) : patch(body, url),
    });
    await onState(({ select }) => select(matthew5(3, 5)));
    await press('Highlight yellow');
    await screen.findByText('Highlight not saved');
    await marks('');
    away = false;
    await press('Try again');
    await marks('3 yellow, 4 yellow, 5 yellow');
    const range = ['3 yellow', '4 yellow', '5 yellow'];
    expect(changesIn(calls)).toEqual([range, range]);
  });

  it('is not changed by the tools of a verse outside of it', async () => {
    await open(matthew5(9));
    await onState(({ select }) => select(matthew5(3, 5)));
    expect(screen.getByRole('toolbar', { name: 'Tools for Matthew 5:9' })).toBeInTheDocument();
  });
});

describe('bookmarks in the toolbar of a verse', () => {
  it('are added and removed, which is said each time', async () => {
    const { kept } = await open();
    await press('Add bookmark');
    await marks('3  ribbon');
    expect(await screen.findByText('Bookmark added')).toBeInTheDocument();
    expect(screen.getByText('Verse saved to your bookmarks')).toBeInTheDocument();
    await press('Remove bookmark');
    await marks('');
    expect(await screen.findByText('Bookmark removed')).toBeInTheDocument();
    expect(kept.bookmarks).toEqual([]);
  });

  it('come back when removing them is refused', async () => {
    await open(
      matthew5(3),
      { bookmarks: [bookmark('Matthew', 5, 3)] },
      { 'DELETE /api/bookmarks/Matthew/5/3': REFUSED },
    );
    await press('Remove bookmark');
    expect(await screen.findByText('Bookmark not removed')).toBeInTheDocument();
    await marks('3  ribbon');
  });
});

describe('the toolbar of a verse', () => {
  it.each([
    ['Add note', 'note'],
    ['Ask Scholar', 'ask'],
  ] as const)('opens the tools of its verse by %s', async (name, focus) => {
    await open();
    await press(name);
    expect(stateNow()).toMatchObject({ selected: matthew5(3), views: [{ kind: 'tools', focus }] });
  });

  it('is one stop of the tab key; arrows, Home and End move within it', async () => {
    await open();
    await userEvent.tab();
    expect(await button('Highlight yellow')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(await button('Add note')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(await button('Select more verses')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await button('Highlight yellow')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{End}');
    await userEvent.tab();
    expect(await button('Leave')).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(await button('Select more verses')).toHaveFocus();
  });

  it('keeps its presses and keys from the verse around it', async () => {
    const heard: string[] = [];
    const { routes } = annotationServer();
    renderAnnotated(
      <div onClick={() => heard.push('click')} onKeyDown={({ key }) => heard.push(key)}>
        <VerseToolbar place={matthew5(3)} />
      </div>,
      routes,
    );
    await press('Add bookmark');
    await userEvent.keyboard('{ArrowLeft}{Enter}x');
    expect(heard).toEqual(['x']);
  });
});

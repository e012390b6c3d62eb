import { UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlaceLink } from './place-link.js';
import { renderView } from './testing/render-view.js';

const ISAIAH = 'GET /api/bible/Isaiah/66';
const place = { book: 'Isaiah', chapter: 66, verse: 1, endVerse: 2 };
const chapter = {
  book: 'Isaiah',
  chapter: 66,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion: 'v1',
  verses: [
    { verse: 1, text: 'Thus saith the LORD.' },
    { verse: 2, text: 'For all those things hath mine hand made.' },
    { verse: 3, text: 'He that killeth an ox.' },
  ],
};
const link = () => screen.getByRole('link', { name: 'Isaiah 66:1–2' });
const address = () => screen.getByTestId('address').textContent;
/** As a browser tells a tap: jsdom's own clicks have no pointer. */
const tap = () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'pointerType', { value: 'touch' });
  fireEvent(link(), click);
};

describe('PlaceLink', () => {
  it('asks for no verse until its words are needed, then shows those of the place', async () => {
    const { calls } = renderView(<PlaceLink place={place} />, { [ISAIAH]: () => chapter });
    expect(calls).toEqual([]);
    await userEvent.hover(link());
    expect(await screen.findByText('For all those things hath mine hand made.')).toBeInTheDocument();
    expect(screen.getByText('Thus saith the LORD.')).toBeInTheDocument();
    expect(screen.queryByText('He that killeth an ox.')).toBeNull();
  });

  it('shows the words of its verse on focus, opens the verse at Enter, and hides the words only at Escape', async () => {
    renderView(<PlaceLink place={place} />, { [ISAIAH]: () => chapter });
    await userEvent.tab();
    expect(link()).toHaveFocus();
    expect(await screen.findByText('Thus saith the LORD.')).toBeVisible();
    expect(fireEvent.keyDown(link(), { key: 'Escape' })).toBe(false);
    await waitFor(() => expect(screen.queryByText('Thus saith the LORD.')).toBeNull());
    expect(fireEvent.keyDown(link(), { key: 'Escape' })).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/bible/Isaiah/66/1-2');
  });

  it('shows the words of its verse on a first tap, from where the verse opens', async () => {
    renderView(<PlaceLink place={place} />, { [ISAIAH]: () => chapter });
    tap();
    expect(address()).toBe('/bible/Matthew/5');
    await userEvent.click(await screen.findByRole('link', { name: 'Open in Bible' }));
    expect(address()).toBe('/bible/Isaiah/66/1-2');
  });

  it('opens its verse at the first tap when the words of the verse are shown next to it', () => {
    const { calls } = renderView(<PlaceLink place={place} plain />);
    tap();
    expect(address()).toBe('/bible/Isaiah/66/1-2');
    expect(calls).toEqual([]);
  });

  it.each([
    ['that the translation lacks the verse', () => ({ ...chapter, verses: [] }), 'The KJV does not have this verse.'],
    ['why the words could not be had', UNAVAILABLE, UNAVAILABLE.body.message],
  ])('says %s', async (_what, answer, words) => {
    renderView(<PlaceLink place={place} />, { [ISAIAH]: answer });
    await userEvent.hover(link());
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

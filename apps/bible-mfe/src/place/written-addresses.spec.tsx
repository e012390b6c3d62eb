import { keyOfPlace, WRITTEN_REFERENCES } from '@berea/scripture/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { address, answerChapter, openBible, title } from '../testing/open-bible.js';
import { isPlace, readPlace } from './place.js';

beforeEach(() => localStorage.clear());

/** The place that the page shows now, as its address names it. */
function shown(): string | undefined {
  const [path = ''] = (address() ?? '').slice('/bible/'.length).split('?');
  const place = readPlace(path);
  if (!place || !isPlace(place) || place.noVerse) return undefined;
  return keyOfPlace(place.book.name, place.chapter, place.verses?.from, place.verses?.to);
}

describe('an address with a reference as people write it', () => {
  it.each(WRITTEN_REFERENCES)('$written leads to $key', async ({ written, key }) => {
    const [, book = '', chapter] = /^(.+) (\d+):/.exec(key) ?? [];
    openBible(`/bible/${encodeURIComponent(written)}`, {
      [`GET /api/bible/${book}/${chapter}`]: answerChapter(book, Number(chapter)),
    });
    await waitFor(() => expect(shown()).toBe(key));
    expect(await title(`${book === 'Psalms' ? 'Psalm' : book} ${chapter}`)).toBeInTheDocument();
  });

  it('keeps the translation that is named beside it', async () => {
    openBible('/bible/John 3:16 (WEB)');
    await waitFor(() => expect(address()).toBe('/bible/John/3/16?translation=WEB'));
  });

  it.each(['/bible/John/3/x', '/bible/John/3/18-16', '/bible/Hezekiah/3', '/bible/John 3:16; Mark 4'])(
    'stays when it names no one place, as %s',
    async (path) => {
      openBible(path);
      await waitFor(() => expect(document.body.textContent).toMatch(/There is no/));
      expect(address()).toBe(path);
    },
  );
});

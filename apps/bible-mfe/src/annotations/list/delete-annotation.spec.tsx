import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { MyAnnotations } from './my-annotations.js';
import { highlight, annotationServer, REFUSED } from '../testing/annotation-server.js';
import { renderAnnotated } from '../testing/render-annotated.js';
import { KEPT, openAnnotations, press, references, thought } from '../testing/open-annotations.js';

beforeEach(() => localStorage.clear());

describe('deleting from the list of marks', () => {
  it('takes a highlight away, and puts it back in its colour', async () => {
    const { kept } = openAnnotations();
    await press('Delete green highlight: Matthew 5:3');
    await waitFor(async () => expect(await references()).not.toContain('Matthew 5:3'));
    expect(screen.getByRole('link', { name: 'Matthew 5:8' })).toHaveFocus();
    await screen.findByText('Highlight removed');
    expect(kept.highlights).toHaveLength(1);
    await press('Undo');
    await screen.findByText('Highlight restored');
    expect(kept.highlights).toMatchObject([{ verse: 3, colour: 'green' }, { verse: 1 }]);
    expect(await references()).toContain('Matthew 5:3');
  });

  it('removes verses that were highlighted together as one, and puts them back', async () => {
    const { kept } = openAnnotations({ highlights: [3, 4, 5].map((verse) => highlight('Matthew', 5, verse, 'green')) });
    expect(await references()).toEqual(['Matthew 5:3–5']);
    await press('Delete green highlight: Matthew 5:3–5');
    await screen.findByText('Highlight removed');
    expect(kept.highlights).toEqual([]);
    await press('Undo');
    await screen.findByText('Highlight restored');
    expect(kept.highlights.map(({ verse, colour }) => `${verse} ${colour}`).sort()).toEqual([
      '3 green',
      '4 green',
      '5 green',
    ]);
  });

  it('deletes a note, and puts the same one back', async () => {
    const { kept } = openAnnotations();
    await press('Delete note “Note on Matthew 5:9”: Matthew 5:9');
    await screen.findByText('Note deleted successfully');
    expect(kept.notes).toEqual([]);
    await press('Undo');
    await screen.findByText('Note restored');
    expect(kept.notes).toEqual([thought]);
  });

  it('keeps a bookmark that the server refuses to delete', async () => {
    openAnnotations(KEPT, { 'DELETE /api/bookmarks/Matthew/5/8': REFUSED });
    await press('Delete bookmark: Matthew 5:8');
    expect(await screen.findByText('Bookmark not removed')).toBeInTheDocument();
    expect(await references()).toContain('Matthew 5:8');
  });

  it('offers to try again when a note cannot be put back', async () => {
    let away = true;
    const { kept, routes } = annotationServer(KEPT);
    const route = `POST /api/notes/${thought.id}/restore`;
    const post = routes[route] as (body: unknown, url: URL) => unknown;
    renderAnnotated(<MyAnnotations />, {
      ...routes,
      [route]: (body, url) => (away ? new Response(JSON.stringify(REFUSED.body), REFUSED) : post(body, url)),
    });
    await press(/^Delete note/);
    await press('Undo');
    expect(await screen.findByText('Note not restored')).toBeInTheDocument();
    away = false;
    await press('Try again');
    await screen.findByText('Note restored');
    expect(kept.notes).toHaveLength(1);
  });
});

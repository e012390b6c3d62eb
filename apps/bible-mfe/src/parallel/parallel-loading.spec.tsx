import { inTurn, pressOnceStill, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, chapterOf, fetched, next, title } from '../testing/open-bible.js';

import { chapter5, head, list, never, openParallel, rows, verses } from './testing/open-parallel.js';
const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
describe('two texts beside each other, while one is missing,', () => {
  it('leave the other one to be read while it loads', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5({ WEB: never }));
    expect(await rows()).toHaveLength(48);
    expect(screen.getAllByTestId('awaited-verse')).toHaveLength(48);
    expect(screen.getByText('Loading Matthew 5 in the WEB...')).toBeInTheDocument();
    expect(screen.getByText('Words of Matthew 5:3.')).toBeInTheDocument();
  });

  it.each([
    ['second', 'WEB', 'KJV'],
    ['first', 'KJV', 'WEB'],
  ])(
    'leave the other one to be read when the %s fails, which alone is asked for again',
    async (_which, broken, whole) => {
      const answers = inTurn(UNAVAILABLE, { status: 200, body: chapterOf('Matthew', 5, broken) });
      const works = chapter5({})['GET /api/bible/Matthew/5'] as (body: unknown, url: URL) => unknown;
      const { calls } = openParallel('/bible/Matthew/5?with=WEB', {
        'GET /api/bible/Matthew/5': (body, url) => {
          if (url.searchParams.get('translation') !== broken.toUpperCase()) return works(body, url);
          const { status, body: content } = answers as { status: number; body: unknown };
          return new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });
        },
      });
      expect(await rows()).toHaveLength(48);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(`The ${broken} could not be loaded.`);
      expect(screen.getAllByText('Words of Matthew 5:3.')).toHaveLength(1);
      const asked = () => calls.filter(({ url }) => url.searchParams.get('translation') === whole.toUpperCase()).length;
      const before = asked();
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.getAllByText('Words of Matthew 5:3.')).toHaveLength(2));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(asked() - before).toBeLessThanOrEqual(2);
    },
  );

  it('show one failure when both fail', async () => {
    let broken = true;
    const fail = () => (broken ? Promise.reject(new TypeError('Failed to fetch')) : {});
    openParallel('/bible/Matthew/5?with=WEB', chapter5({ KJV: fail, WEB: fail }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to get Bible chapter');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(48);
  });

  it('say once that one of them does not have the chapter', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5({ WEB: () => ({ verses: [] }) }));
    expect(await rows()).toHaveLength(48);
    expect(screen.getByText('The WEB has no Matthew 5.')).toBeInTheDocument();
    expect(screen.queryByText('Not in this text')).toBeNull();
  });

  it('show the placeholder when neither has the chapter', async () => {
    const empty = () => ({ verses: [] });
    openParallel('/bible/Matthew/5?with=WEB', chapter5({ KJV: empty, WEB: empty }));
    expect(
      await screen.findByText('Chapter content will appear here when connected to a Bible API.'),
    ).toBeInTheDocument();
  });

  it('show the skeleton until one of them is there', () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5({ KJV: never, WEB: never }));
    expect(screen.getByText('Loading Matthew 5...')).toBeInTheDocument();
  });
});

describe('turning the page of two texts beside each other', () => {
  it('keeps comparing, and fetches the neighbours in both texts', async () => {
    const { calls } = openParallel('/bible/Matthew/5?with=WEB');
    await list();
    await waitFor(() => expect(fetched(calls).filter((each) => each === 'Matthew/6')).toHaveLength(2));
    await userEvent.click(next());
    expect(await list('Matthew 6, KJV and WEB')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/6?with=WEB');
  });

  it('never shows two chapters beside each other', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5({ WEB: never }, 6));
    await list();
    await userEvent.click(next());
    const [first] = await rows('Matthew 6, KJV and WEB');
    expect(first).toHaveTextContent('Words of Matthew 6:1.');
    expect(screen.queryByText('Words of Matthew 5:1.')).toBeNull();
    expect(screen.getAllByTestId('awaited-verse').length).toBeGreaterThan(0);
  });

  it('keeps the chapter of both texts on screen until one of them has the next', async () => {
    openParallel('/bible/Matthew/5?with=WEB', chapter5({ KJV: never, WEB: never }, 6));
    await list();
    await userEvent.click(next());
    expect(address()).toBe('/bible/Matthew/6?with=WEB');
    expect(await title('Matthew 5')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true'));
  });

  it('does not show one text under the name of another', async () => {
    openParallel(
      '/bible/Matthew/5?with=WEB',
      chapter5({ RV1909: never, WEB: () => ({ verses: verses('The crowds.') }) }),
    );
    await list();
    await userEvent.click(head('WEB'));
    await pressOnceStill(await screen.findByRole('option', { name: /^RV1909/ }));
    await list('Matthew 5, KJV and RV1909');
    expect(screen.queryByText('The crowds.')).toBeNull();
    expect(screen.getByText('Loading Matthew 5 in the RV1909...')).toBeInTheDocument();
  });
});

import { FEATURE_CONTRACT_VERSION } from '@berea/web';
import { Route, Routes, useLocation } from '@berea/web/router';
import { renderPage } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { feature } from './feature.js';

const chapter = (translation: string, text: string) => ({
  book: 'John',
  chapter: 3,
  translation,
  verses: Array.from({ length: 36 }, (_, index) => ({ verse: index + 1, text: `${text} ${index + 1}.` })),
});

const ROUTES = {
  'GET /api/bible/John/3': (_body: unknown, url: URL) => {
    const code = (url.searchParams.get('translation') ?? 'KJV').toUpperCase();
    return chapter(code, code === 'WEB' ? 'World English words' : 'King James words');
  },
  'GET /api/bible/translations': () =>
    ['KJV', 'WEB'].map((code) => ({ code, title: code, language: 'en', direction: 'ltr', installed: true })),
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

/** As the shell does it: the area under its path, the feature's routes below. */
async function open(path: string) {
  const routes = await Promise.all(
    feature.routes.map(async ({ path: below, load }) => ({ below, Page: (await load()).Page })),
  );
  const area = (
    <Routes>
      {routes.map(({ below, Page }) => (
        <Route key={below} path={below} element={<Page />} />
      ))}
    </Routes>
  );
  return renderPage(
    <>
      <Address />
      <Routes>
        <Route path="/bible/*" element={area} />
      </Routes>
    </>,
    { path, routes: ROUTES },
  );
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

describe('the feature that this remote offers the shell', () => {
  it('is the area "bible", in the version of the contract that it was built with', () => {
    expect(feature).toMatchObject({ id: 'bible', contractVersion: FEATURE_CONTRACT_VERSION });
    expect(Object.keys(feature).sort()).toEqual(['contractVersion', 'id', 'routes', 'slots']);
  });

  it('has routes below its path alone, each with a page that can be loaded', async () => {
    expect(feature.routes.map(({ path }) => path)).toEqual(['/*']);
    for (const { load } of feature.routes) expect((await load()).Page).toBeInstanceOf(Function);
  });
});

// `renderPage` puts around a page what the shell does, and nothing else.
describe("the Bible page, in the shell's providers alone", () => {
  it.each([
    ['/bible/John/3', /^King James words 16\.$/],
    ['/bible/jn/3/16', /^King James words 16\.$/],
    ['/bible/John/3/16-18', /^King James words 16\.$/],
    ['/bible/John/3/16?translation=WEB', /^World English words 16\.$/],
  ])('opens %s', async (path, text) => {
    await open(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bible Study' })).toBeInTheDocument();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(path);
  });

  it('shows two texts when the address asks for both', async () => {
    await open('/bible/John/3/16?translation=KJV&with=WEB');
    expect(await screen.findByText(/^King James words 16\.$/)).toBeInTheDocument();
    expect(await screen.findByText(/^World English words 16\.$/)).toBeInTheDocument();
  });

  it('says when an address leads nowhere', async () => {
    await open('/bible/Hezekiah/3');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bible Study' })).toBeInTheDocument();
    expect(await screen.findByText(/^There is no book called “Hezekiah”/)).toBeInTheDocument();
  });
});

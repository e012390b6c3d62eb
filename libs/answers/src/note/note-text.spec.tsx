import { renderPage } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANSWER, exact, known, QUOTE } from '../testing/index.js';
import { TYPED_NOTES } from '../testing/typed-notes.js';
import { isMarkdown } from './is-markdown.js';
import { NoteExcerpt } from './note-excerpt.js';
import { NoteText } from './note-text.js';

configure({ asyncUtilTimeout: 10_000 });

const chapter = (book: string, number: number, verses: string[]) => ({
  book,
  chapter: number,
  translation: 'KJV',
  verses: verses.map((text, at) => ({ verse: at + 1, text })),
});
const matthew = chapter('Matthew', 5, ['And seeing', 'And he opened', QUOTE, 'Blessed are they that mourn']);
const inOtherWords = { ...matthew, translation: 'WEB', verses: [{ verse: 3, text: 'In other words.' }] };
const translation = (code: string) => ({ code, title: code, language: 'en', direction: 'ltr', installed: true });
const routes = {
  'GET /api/bible/Matthew/5': (_body: unknown, url: URL) =>
    url.searchParams.get('translation') === 'WEB' ? inOtherWords : matthew,
  'GET /api/bible/translations': () => [translation('KJV'), translation('WEB')],
  'POST /api/study/verify': { status: 200, body: { citations: [exact, known] } },
};
const saved = { title: 'Scholar Response: Who are the poor?', content: `Question: Who are the poor?\n\n${ANSWER}` };

const show = (note: { title: string; content: string; tags?: string[] }, check = false) =>
  renderPage(
    <section>
      <NoteText note={note} check={check} />
    </section>,
    { routes },
  );
const shownNote = (container: Element) => container.querySelector('section') as Element;
/** The tree without what only looks: classes, names for those who do not see, addresses. */
function htmlOf(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('*')) {
    for (const { name } of [...each.attributes]) each.removeAttribute(name);
    if (each.tagName === 'SPAN' || each.tagName === 'DIV') each.replaceWith(...each.childNodes);
  }
  return copy.innerHTML.replace(/\n+/g, '').replace(/<svg>.*?<\/svg>/g, '');
}
const ticked = () => screen.queryAllByRole('link', { name: /checked against/ });

describe('NoteText', () => {
  it('is tested with 30 typed notes or more', () => {
    expect(TYPED_NOTES.length).toBeGreaterThanOrEqual(30);
  });

  it.each(TYPED_NOTES.map((typed) => [typed.name, typed] as const))(
    'shows a typed note as it was meant: %s',
    async (_name, typed) => {
      const { container } = show({ title: 'Mine', content: typed.text });
      if (typed.shown === 'as typed') {
        expect(shownNote(container).querySelector('p')?.textContent).toBe(typed.text);
        expect(shownNote(container).children).toHaveLength(1);
        expect(container.querySelector('li, h3, h4, strong, em, blockquote, code, hr, table, br')).toBeNull();
      } else {
        const { html } = typed.shown;
        await waitFor(() => expect(htmlOf(shownNote(container))).toBe(html));
      }
      const verses = [...container.querySelectorAll('a[href^="/bible/"]')].map((link) => link.textContent);
      expect(verses).toEqual(typed.verses ?? []);
    },
  );

  it('shows a saved answer as it was answered, with its question, quotations and references', async () => {
    const { container } = show(saved);
    expect(await screen.findAllByRole('link', { name: /^Matthew 5:3/ })).toHaveLength(2);
    expect(container.querySelector('blockquote')).toHaveTextContent(QUOTE);
    expect(screen.getByText('Who are the poor?')).toBeVisible();
    expect(container).not.toHaveTextContent(/[>#*|]/);
  });

  it('gives a saved answer no tick before the verifier has judged its current words', async () => {
    const { calls } = show(saved);
    await screen.findAllByRole('link', { name: /^Matthew 5:3/ });
    expect(ticked()).toEqual([]);
    expect(calls).toEqual([]);
  });

  it('ticks in a saved answer what the verifier found, when it is told to ask', async () => {
    const { calls } = show(saved, true);
    await waitFor(() => expect(ticked()).toHaveLength(2));
    expect(calls).toMatchObject([{ route: 'POST /api/study/verify', body: { text: ANSWER } }]);
  });

  it('asks the verifier nothing about a typed note', async () => {
    const { calls } = show({ title: 'Mine', content: '## Mine\n\nJohn 3:16' }, true);
    await screen.findByRole('heading', { name: 'Mine' });
    expect(calls).toEqual([]);
  });

  it('shows a note with the tags of an analysis as Markdown, and words typed in its place unchanged', async () => {
    const tags = ['commentary', 'study-tool'];
    const first = show({ title: "Scholar's Take", content: '> Blessed\n> — Matthew 5:3 (KJV)', tags });
    await waitFor(() => expect(first.container.querySelector('blockquote')).not.toBeNull());
    first.unmount();
    const { container } = show({ title: 'Mine', content: 'bread\nwine', tags });
    expect(container.textContent).toBe('bread\nwine');
  });

  it('shows the verse of a typed reference', async () => {
    show({ title: 'Mine', content: 'Read Matthew 5:3 again' });
    await userEvent.tab();
    const card = await screen.findByRole('tooltip');
    expect(await within(card).findByText(QUOTE)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Open in Bible' })).toHaveAttribute('href', '/bible/Matthew/5/3');
  });

  it('shows the verse behind a reference in another translation, chosen with the keys alone, and leads back to the reference', async () => {
    show({ title: 'Mine', content: 'Read Matthew 5:3 again' });
    await userEvent.tab();
    const card = within(await screen.findByRole('tooltip'));
    const choice = await card.findByRole('combobox', { name: 'Translation' });
    await userEvent.keyboard('{ArrowDown}');
    expect(choice).toHaveFocus();
    await userEvent.selectOptions(choice, 'WEB');
    expect(await card.findByText('In other words.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Matthew 5:3' })).toHaveFocus();
  });
});

describe('isMarkdown', () => {
  // The square of such a length would take longer than a test may.
  it.each([
    ['bars', '|'.repeat(1_000_000)],
    ['stars', '**a '.repeat(250_000)],
    ['brackets', '[a]('.repeat(250_000)],
    ['dashes', `|a\n${'---|'.repeat(250_000)}x`],
  ])('takes a very long note of nothing but %s for no Markdown, without taking long', (_what, content) => {
    expect(isMarkdown({ title: 'Mine', content })).toBe(false);
  });
});

describe('NoteExcerpt', () => {
  it('has the words of Markdown without its signs, and typed text unchanged', async () => {
    const analysis = { title: 'Words', content: '## Matthew 5:3\n\n> **Blessed**', tags: ['study-tool'] };
    const markdown = renderPage(<NoteExcerpt note={analysis} />).container;
    await waitFor(() => expect(markdown.textContent.replace(/\s+/g, ' ').trim()).toBe('Matthew 5:3 · Blessed'));
    const typed = renderPage(<NoteExcerpt note={{ title: 'Mine', content: '# hope\n- bread' }} />).container;
    expect(typed.textContent).toBe('# hope\n- bread');
    const long = renderPage(<NoteExcerpt note={{ title: 'Mine', content: 'bread and wine' }} keepLines room={12} />);
    expect(long.container.textContent).toBe('bread and…');
  });
});

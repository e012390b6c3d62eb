import type { Citation } from '@berea/contracts';
import { renderPage } from '@berea/web/testing';
import { loadReferenceReader } from '@berea/scripture';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANSWER, exact, known, QUOTE } from './testing/index.js';
import { AnswerText } from './answer-text.js';

beforeAll(loadReferenceReader);

const show = (text: string, citations: Citation[] = [exact, known]) =>
  renderPage(<AnswerText text={text} citations={citations} />).container;

const chips = () =>
  screen.queryAllByRole('link').map((link) => `${link.getAttribute('aria-label')} → ${link.getAttribute('href')}`);

describe('AnswerText', () => {
  it('ticks a reference at the quotation that was found there, and only there', () => {
    show(ANSWER);
    expect(chips()).toEqual([
      'Matthew 5:3, checked against the KJV text → /bible/Matthew/5/3',
      'Matthew 5:3, checked against the KJV text → /bible/Matthew/5/3',
      'Isaiah 66:2, no quotation was checked → /bible/Isaiah/66/2',
    ]);
  });

  it('leaves a reference that no citation names as plain text', () => {
    show(ANSWER, []);
    expect(chips()).toEqual([]);
    expect(screen.getByText(/Read Isaiah 66:2 too, and Isaiah 99:1/)).toBeInTheDocument();
  });

  it('does not lend the tick to other words under the same reference', () => {
    show(
      `> ${QUOTE}\n>\n> — Matthew 5:3 (KJV)\n\nBut “Blessed are the rich in spirit, for they have enough” (Matthew 5:3).`,
    );
    expect(chips()).toEqual([
      'Matthew 5:3, checked against the KJV text → /bible/Matthew/5/3',
      'Matthew 5:3, no quotation was checked → /bible/Matthew/5/3',
    ]);
  });

  it('ticks a quotation inside a sentence, whatever its marks and its case', () => {
    show('He says “blessed are the POOR in spirit; for theirs is the kingdom of heaven” (Matt. 5:3).');
    expect(chips()).toEqual(['Matt. 5:3, checked against the KJV text → /bible/Matthew/5/3']);
  });

  it('shows the numbers of several quoted verses small', () => {
    show('> 10 Blessed are they\n> 11 Blessed are ye\n> — Matthew 5:10–11 (KJV)\n\n> 40 days it rained');
    const [several, one] = document.querySelectorAll('blockquote');
    expect([...(several?.querySelectorAll('sup') ?? [])].map((sup) => sup.textContent)).toEqual(['10', '11']);
    expect(several).toHaveTextContent('10 Blessed are they 11 Blessed are ye');
    expect(one?.querySelector('sup')).toBeNull();
  });

  it('sets the Name in small capitals when Scripture is quoted', () => {
    show("> The LORD said unto my Lord, in the LORD'S house\n\nThe LORD God of this sentence.");
    expect([...document.querySelectorAll('[data-divine-name]')].map((name) => name.textContent)).toEqual([
      'LORD',
      "LORD'S",
    ]);
    expect(document.querySelector('blockquote')).toHaveTextContent("The LORD said unto my Lord, in the LORD'S house");
  });

  it('names the column at each cell of a table that is too wide for a phone', () => {
    show(
      '| English | Form | Meaning | Uses |\n| --- | --- | --- | --- |\n| Word | logos | speech | 339 |\n\n| A | B |\n| --- | --- |\n| 1 | 2 |',
    );
    const [wide, narrow] = screen.getAllByRole('table');
    expect(within(wide as HTMLElement).getByText('speech')).toHaveAttribute('data-label', 'Meaning');
    expect(wide).toHaveAttribute('data-wide');
    expect(narrow?.querySelector('[data-label]')).toBeNull();
  });

  it.each([
    ['below the heading of the answer', undefined, ['h3 Whole', 'h4 Part', 'h4 Other', 'h5 Deep', 'h3 Last']],
    ['below that of the page', 2, ['h2 Whole', 'h3 Part', 'h3 Other', 'h4 Deep', 'h2 Last']],
  ] as const)('sets headings in their order, none left out, %s', (_where, topHeading, expected) => {
    const text = '## Whole\n\n#### Part\n\n### Other\n\n###### Deep\n\n# Last';
    const { container } = renderPage(<AnswerText text={text} citations={[]} {...(topHeading && { topHeading })} />);
    const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    expect(headings.map(({ localName, textContent }) => `${localName} ${textContent}`)).toEqual(expected);
  });

  it('tints sentences in bold and keeps words in bold', () => {
    const sentence = 'The meek are those who quietly submit to God; who can bear insult and are silent.';
    show(`They are happy. **${sentence}** **Meekness** promotes wealth.`);
    expect(document.querySelector('mark')).toHaveTextContent(sentence);
    expect(document.querySelector('strong')).toHaveTextContent(/^Meekness$/);
  });

  it('links a range and a whole chapter to where they begin', () => {
    const range: Citation = {
      reference: 'Matthew 5:3-12',
      verdict: 'valid_reference',
      place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 12 },
    };
    const psalm: Citation = {
      reference: 'Psalm 23',
      verdict: 'valid_reference',
      place: { book: 'Psalms', chapter: 23, verse: 1, endVerse: 6 },
    };
    show('Matthew 5:3–12 and Psalm 23', [range, psalm]);
    expect(chips().map((chip) => chip.split(' → ')[1])).toEqual(['/bible/Matthew/5/3-12', '/bible/Psalms/23']);
  });

  it('separates the line under a quotation, without its dash and brackets', () => {
    const container = show(`> ${QUOTE}\n> — Matthew 5:3 (KJV)`);
    const [words, line] = container.querySelectorAll('blockquote p');
    expect(words).toHaveTextContent(QUOTE);
    expect(line).toHaveAttribute('data-attribution');
    expect(line).toHaveTextContent(/^Matthew 5:3 KJV$/);
  });

  it('shows the verse and the result of the check when a chip has the focus', async () => {
    show(ANSWER);
    const [, checked, plain] = screen.getAllByRole('link');
    checked?.focus();
    expect(await screen.findByText('Checked against the KJV')).toBeInTheDocument();
    const card = await screen.findByRole('tooltip');
    expect(within(card).getByText(QUOTE)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'Open in Bible' })).toHaveAttribute('href', '/bible/Matthew/5/3');
    await userEvent.tab();
    expect(plain).toHaveFocus();
    expect(await screen.findByText('Reference exists; no quotation was checked')).toBeInTheDocument();
  });

  it('shows the verses around a verse whose own words are next to the chip', async () => {
    const verses = ['And seeing', 'And he opened his mouth', QUOTE, 'Blessed are they that mourn', 'The meek'];
    const body = { verses: verses.map((text, at) => ({ verse: at + 1, text })) };
    renderPage(<AnswerText text={`> ${QUOTE}\n>\n> — Matthew 5:3 (KJV)`} citations={[exact]} />, {
      routes: { 'GET /api/bible/Matthew/5': { status: 200, body } },
    });
    screen.getByRole('link').focus();
    const card = await screen.findByRole('tooltip');
    expect(await within(card).findByText('And he opened his mouth')).toBeInTheDocument();
    expect(within(card).getByText('Blessed are they that mourn')).toBeInTheDocument();
    expect(within(card).queryByText(QUOTE)).not.toBeInTheDocument();
  });

  it('has one chip for a quotation that its heading names too', () => {
    show(`## Matthew 5:3\n\n> ${QUOTE}\n> — Matthew 5:3 (KJV)\n\n## Isaiah 66:2\n\nAnd so on.`);
    expect(chips().map((chip) => chip.split(',')[0])).toEqual(['Matthew 5:3', 'Isaiah 66:2']);
    expect(screen.getByRole('heading', { name: 'Matthew 5:3' })).toBeInTheDocument();
  });

  it('keeps the punctuation behind a reference on the same line', () => {
    const container = show('Compare (Matthew 5:3), and Isaiah 66:2; then rest.');
    const together = [...container.querySelectorAll('[data-together]')].map((span) => span.textContent);
    expect(together).toEqual(['Matthew 5:3),', 'Isaiah 66:2;']);
  });

  it('shows the verse in a sheet on phones, where a tap must not leave the page at once', async () => {
    const all = matchMedia('all');
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...all, media, matches: media.includes('max-width') }));
    show(ANSWER);
    await userEvent.click(screen.getAllByRole('link', { name: /Isaiah 66:2/ })[0] as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: 'Isaiah 66:2' }));
    expect(sheet.getByText('Reference exists; no quotation was checked')).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Open in Bible' })).toHaveAttribute('href', '/bible/Isaiah/66/2');
    phone.mockRestore();
  });

  it('opens safe links in a new tab and drops every other address', () => {
    const container = show(
      '[web](https://example.org) [mail](mailto:a@example.org) [script](javascript:alert(1)) [data](data:text/html,x) [here](/notes)',
    );
    const links = [...container.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.org', 'mailto:a@example.org']);
    for (const link of links) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('target', '_blank');
    }
    expect(container).toHaveTextContent('script data here');
  });

  it('renders neither raw HTML nor images', () => {
    const container = show('<img src=x onerror=alert(1)> <b>bold</b>\n\n![a](https://example.org/a.png)');
    expect(container.querySelector('img, b, script')).toBeNull();
    expect(container).toHaveTextContent('<b>bold</b>');
  });

  it('leaves references in code and links alone', () => {
    const container = show('`Matthew 5:3` and [Matthew 5:3](https://example.org)');
    expect(container.querySelector('cite, [data-checked]')).toBeNull();
  });

  it('names the language of Greek and Hebrew words', () => {
    const container = show('The word πτωχός τῷ πνεύματι, in Hebrew עָנָו, is strong.');
    expect(container.querySelector('[lang=grc]')).toHaveTextContent(/^πτωχός τῷ πνεύματι$/);
    expect(container.querySelector('[lang=he]')).toHaveAttribute('dir', 'rtl');
  });

  it('keeps headings below those of the page', () => {
    show('# One\n\n## Two');
    expect(screen.getAllByRole('heading').map((heading) => heading.tagName)).toEqual(['H3', 'H3']);
  });
});

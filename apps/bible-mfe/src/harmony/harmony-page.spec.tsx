import { inTurn, UNAVAILABLE } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPhone } from '../panel/testing/render-panel.js';
import { rememberPlace } from '../place/recent-places.js';
import { address, openBible } from '../testing/open-bible.js';
import { BAPTISM, BAPTIZED, PARALLELS, parallelsOf, place } from './testing/baptism.js';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const AT = '/bible/harmony/Matthew/3/13';
const open = (path = AT, routes = {}) => openBible(path, { ...BAPTIZED, ...routes });
const table = () => screen.findByRole('table', { name: 'The baptism of Jesus, KJV' });
const cells = async () => {
  const [, ...rows] = within(await table()).getAllByRole('row');
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  );
};
const marked = (within: Element) => [...within.querySelectorAll('[data-differs]')].map((each) => each.textContent);

describe('the harmony of a verse', () => {
  it('stands under its title: a column for each passage, a row for what belongs together', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'The baptism of Jesus' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Parallel passages' })).toBeInTheDocument();
    await screen.findByText('But John forbad him.');
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Matthew 3:13–15', 'Mark 1:9', 'Luke 3:21']);
    expect(await cells()).toEqual([
      [
        '13Then cometh Jesus unto John, to be baptized.',
        '9Jesus came and was baptized of John.',
        '21Jesus also being baptized, and praying.',
      ],
      ['14But John forbad him.15Then he suffered him.', '', ''],
    ]);
  });

  it('marks what a passage says that none beside it does, and no more once that is switched off', async () => {
    open();
    const here = await table();
    await within(here).findByText('also being');
    const row = () => within(here).getAllByRole('row')[1]!;
    expect(within(row()).getAllByRole('cell').map(marked)).toEqual([
      ['Then cometh', 'unto', 'to be'],
      ['came', 'was', 'of'],
      ['also being', 'praying'],
    ]);
    await userEvent.click(screen.getByRole('switch', { name: 'Mark differences' }));
    expect(marked(here)).toEqual([]);
    expect(screen.queryByText(/^Dotted/)).not.toBeInTheDocument();
  });

  it('leads from each number to the verse in its chapter, in the text that is read, and back', async () => {
    open(`${AT}?translation=WEB`);
    const number = await screen.findByRole('link', { name: 'Mark 1:9, open in its chapter' });
    expect(number).toHaveTextContent('9');
    expect(number).toHaveAttribute('href', '/bible/Mark/1/9?translation=WEB');
    expect(screen.getByRole('link', { name: 'Matthew 3:13' })).toHaveAttribute(
      'href',
      '/bible/Matthew/3/13?translation=WEB',
    );
    await userEvent.click(number);
    expect(address()).toBe('/bible/Mark/1/9?translation=WEB');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByRole('table', { name: 'The baptism of Jesus, WEB' })).toBeInTheDocument();
  });

  it('names the other parallels of the chapter', async () => {
    open();
    const rest = await screen.findByRole('region', { name: 'More parallel passages in Matthew 3' });
    expect(
      within(rest)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(['John the Baptist preachesMatthew 3:4 · Mark 1:6']);
    await userEvent.click(within(rest).getByRole('link', { name: 'John the Baptist preaches' }));
    expect(address()).toBe('/bible/harmony/Matthew/3/4');
    expect(await screen.findByRole('table', { name: 'John the Baptist preaches, KJV' })).toBeInTheDocument();
  });

  it('of a chapter are the titles of all', async () => {
    open('/bible/harmony/Matthew/3');
    const all = await screen.findByRole('region', { name: 'Parallel passages in Matthew 3' });
    expect(
      within(all)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/bible/harmony/Matthew/3/4', '/bible/harmony/Matthew/3/13-15']);
  });

  it('sets the title of a psalm beside the verse that says the same, and names the chapter where there are two', async () => {
    const song = {
      title: 'A song',
      columns: [
        { book: '2 Samuel', places: [place('2 Samuel', 22, 1)] },
        { book: 'Psalms', places: [place('Psalms', 18, 1), place('Psalms', 20, 1)] },
      ],
      rows: [{ cells: [[place('2 Samuel', 22, 1)], [place('Psalms', 18, 1)]] }],
    };
    const chapter =
      (book: string, chapter: number, text: string, rest = {}) =>
      () => ({
        ...{ book, chapter, translation: 'KJV', language: 'en', direction: 'ltr', contentVersion: '1' },
        verses: [{ verse: 1, text }],
        ...rest,
      });
    open('/bible/harmony/Psalm/18/1', {
      'GET /api/bible/parallels/Psalms/18': () => parallelsOf('Psalms', 18, [song]),
      'GET /api/bible/2 Samuel/22': chapter('2 Samuel', 22, 'And David spake.'),
      'GET /api/bible/Psalms/20': chapter('Psalms', 20, 'The LORD hear thee.'),
      'GET /api/bible/Psalms/18': chapter('Psalms', 18, 'I will love thee.', {
        headings: [{ verse: 1, kind: 'psalm', text: 'Of David, who spake.' }],
      }),
    });
    const here = await screen.findByRole('table', { name: 'A song, KJV' });
    await within(here).findByText(/I will love thee/);
    const [one, other] = within(here).getAllByRole('cell');
    expect(marked(one!)).toEqual(['And']);
    expect(other).toHaveTextContent('Of David, who spake.18:1I will love thee.');
    expect(marked(other!)).toEqual(['Of', 'who', 'I will love thee']);
  });
});

describe('what can be wrong with a harmony', () => {
  it('no parallels: says so in a sentence, and leads to the text', async () => {
    open('/bible/harmony/Matthew/3/1', { [PARALLELS]: () => parallelsOf('Matthew', 3, []) });
    expect(await screen.findByText('No parallel passages are listed for Matthew 3:1.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Read Matthew 3:1' }));
    expect(address()).toBe('/bible/Matthew/3/1');
  });

  it('a text without verses, or without a chapter of them: says which', async () => {
    open(AT, {
      'GET /api/bible/Mark/1': () => ({
        ...{ book: 'Mark', chapter: 1, translation: 'KJV', language: 'en', direction: 'ltr', contentVersion: '1' },
        verses: [],
      }),
      'GET /api/bible/Matthew/3': () => ({
        ...{ book: 'Matthew', chapter: 3, translation: 'KJV', language: 'en', direction: 'ltr', contentVersion: '1' },
        verses: [13, 15].map((verse) => ({ verse, text: `Words ${verse}.` })),
      }),
    });
    expect(await screen.findByText('The KJV does not have Mark 1:9.')).toBeInTheDocument();
    expect(await screen.findByText('The KJV does not have Matthew 3:14.')).toBeInTheDocument();
  });

  it('the list does not come: says why, and tries again', async () => {
    open(AT, { [PARALLELS]: inTurn(UNAVAILABLE, { status: 200, body: parallelsOf('Matthew', 3, [BAPTISM]) }) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The parallel passages could not be loaded');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeInTheDocument();
  });

  it('without a network: says so', async () => {
    open(AT, {
      [PARALLELS]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The parallel passages could not be loaded');
  });

  it('one chapter does not come: the others can be read, and it is tried again', async () => {
    const chapter = BAPTIZED['GET /api/bible/Mark/1'] as () => unknown;
    open(AT, { 'GET /api/bible/Mark/1': inTurn(UNAVAILABLE, { status: 200, body: chapter() }) });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Mark 1 in the KJV could not be loaded.');
    expect(await screen.findByText('But John forbad him.')).toBeInTheDocument();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Mark 1:9, open in its chapter' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('no such chapter: says so', async () => {
    open('/bible/harmony/Matthew/40');
    expect(await screen.findByText(/Matthew has chapters 1 to 28/)).toBeInTheDocument();
  });

  it('no place at all: shows the parallels of where the reader left off', async () => {
    rememberPlace('Matthew', 1);
    open('/bible/harmony', { 'GET /api/bible/parallels/Matthew/1': () => parallelsOf('Matthew', 1, []) });
    expect(await screen.findByText('No parallel passages are listed for Matthew 1.')).toBeInTheDocument();
    expect(address()).toBe('/bible/harmony/Matthew/1');
  });
});

describe('on a phone', () => {
  beforeEach(onPhone);

  it('one passage is shown at a time, with its differences; the address says which', async () => {
    open('/bible/harmony/Mark/1/9', {
      'GET /api/bible/parallels/Mark/1': () => parallelsOf('Mark', 1, [BAPTISM]),
    });
    const choice = await screen.findByRole('radiogroup', { name: 'Passage: The baptism of Jesus, KJV' });
    expect(within(choice).getAllByRole('radio')).toHaveLength(3);
    expect(within(choice).getByRole('radio', { checked: true })).toHaveAccessibleName('Mark');
    const passage = await screen.findByRole('region', { name: 'Mark 1:9' });
    expect(await within(passage).findByText('came')).toHaveAttribute('data-differs');
    expect(screen.queryByText('But John forbad him.')).not.toBeInTheDocument();

    await userEvent.click(within(choice).getByText('Matt'));
    expect(address()).toBe('/bible/harmony/Mark/1/9?in=Matthew');
    expect(await screen.findByText('But John forbad him.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Mark 1:9' })).not.toBeInTheDocument();
  });

  it('an address that names a passage opens with it', async () => {
    open(`${AT}?in=Luke`);
    expect(await screen.findByRole('region', { name: 'Luke 3:21' })).toBeInTheDocument();
  });
});

import type { Topic } from '@berea/contracts';
import { inTurn, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from './testing/render-view.js';
import { readableName, TopicView } from './topic-view.js';
import { stateNow } from '../../testing/study-state.js';

const TOPIC = 'GET /api/bible/topics/shepherd';
const place = (book: string, chapter: number, verse: number, endVerse = verse) => ({ book, chapter, verse, endVerse });
const SHEPHERD: Topic = {
  id: 'shepherd',
  name: 'SHEPHERD',
  total: 48,
  headings: [
    {
      title: 'One who cares for flocks of sheep',
      under: [],
      places: [place('Genesis', 31, 38, 40), place('Psalms', 78, 52), place('Amos', 3, 12)],
    },
    { title: 'COUNTS THE FLOCK', under: [], places: [place('Leviticus', 27, 32)] },
    { title: 'A heading of words alone', under: [], places: [] },
  ],
  see: [{ id: 'jesus-the-christ', name: 'JESUS, THE CHRIST', references: 3827 }],
  source: 'topics-nave',
};
const open = (topic: Partial<Topic> = {}) =>
  renderView(<TopicView id="shepherd" />, { [TOPIC]: () => ({ ...SHEPHERD, ...topic }) });

describe('TopicView', () => {
  it('names the topic, and keeps its headings folded', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the topic...');
    expect(await screen.findByRole('heading', { level: 2, name: 'Shepherd' })).toBeInTheDocument();
    expect(screen.getByText('48 references in all')).toBeInTheDocument();
    const heading = screen.getByRole('button', { name: /One who cares for flocks of sheep.*3 places/ });
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: /Counts the Flock.*1 place$/ })).toBeInTheDocument();
    expect(screen.getByText('A heading of words alone')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
    expect(await screen.findByText('Orville J. Nave, Nave’s Topical Bible, 1896')).toBeInTheDocument();
  });

  it('unfolds a heading to places that open in the reader, and folds it again', async () => {
    open();
    const heading = await screen.findByRole('button', { name: /One who cares/ });
    heading.focus();
    await userEvent.keyboard('{Enter}');
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Genesis 31:38–40', '/bible/Genesis/31/38-40'],
      ['Psalm 78:52', '/bible/Psalms/78/52'],
      ['Amos 3:12', '/bible/Amos/3/12'],
    ]);
    await userEvent.click(links[1] as HTMLElement);
    expect(screen.getByTestId('address')).toHaveTextContent('/bible/Psalms/78/52');
    await userEvent.click(heading);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('opens the only heading at once', async () => {
    open({
      headings: [
        { title: 'FIGURATIVE', under: [], places: [] },
        { title: 'COUNTS THE FLOCK', under: ['FIGURATIVE'], places: [place('Leviticus', 27, 32)] },
      ],
    });
    expect(await screen.findByRole('link', { name: 'Leviticus 27:32' })).toBeInTheDocument();
  });

  it('has headings under others, each with only its own name, indented and announced', async () => {
    const places = [place('Genesis', 4, 2)];
    open({
      headings: [
        { title: 'INSTANCES OF', under: [], places: [] },
        { title: 'Moses', under: ['INSTANCES OF'], places: [] },
        { title: 'In Midian', under: ['INSTANCES OF', 'Moses'], places },
        { title: 'Abel', under: ['INSTANCES OF'], places },
      ],
    });
    const rows = (await screen.findByText('Instances of')).closest('ul')!.children;
    expect([...rows].map((row) => [row.getAttribute('data-depth'), row.textContent])).toEqual([
      ['0', 'Instances of'],
      ['1', 'Moses, under Instances of'],
      ['2', 'In Midian1 place, under Instances of, Moses'],
      ['1', 'Abel1 place, under Instances of'],
    ]);
  });

  it('leads to the topics that a topic points to', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Jesus, the Christ/ }));
    expect(stateNow().views).toEqual([{ kind: 'topic', id: 'jesus-the-christ' }]);
  });

  it('shows the many places and headings of a topic a part at a time', async () => {
    const places = Array.from({ length: 30 }, (_, index) => place('Psalms', 119, index + 1));
    open({ headings: [{ title: 'LAW', under: [], places }], see: [] });
    expect(await screen.findAllByRole('link')).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Show more places (24 of 30)' }));
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(30);
    expect(links[24]?.closest('li')).toHaveFocus();
  });

  it('says that nothing is listed under a topic', async () => {
    open({ headings: [], see: [], total: 0 });
    expect(await screen.findByText('Nothing is listed under this topic.')).toBeInTheDocument();
  });

  it('says why a topic could not be had, and tries again', async () => {
    renderView(<TopicView id="shepherd" />, { [TOPIC]: inTurn(UNAVAILABLE, { status: 200, body: SHEPHERD }) });
    expect(await screen.findByRole('alert')).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Shepherd' })).toBeInTheDocument();
  });
});

describe('readableName', () => {
  it.each([
    ['SHEPHERD', 'Shepherd'],
    ['JESUS, THE CHRIST', 'Jesus, the Christ'],
    ['AFFLICTIONS AND ADVERSITIES', 'Afflictions and Adversities'],
    ['LOVE OF', 'Love of'],
    ["GOD'S CARE OF", "God's Care of"],
    ['One who cares for flocks of sheep', 'One who cares for flocks of sheep'],
    ['', ''],
  ])('writes %j as %j', (name, readable) => {
    expect(readableName(name)).toBe(readable);
  });
});

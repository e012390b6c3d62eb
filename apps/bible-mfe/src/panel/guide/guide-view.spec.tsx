import type { StudyAnswer, ToolKind } from '@berea/contracts';
import { TOOL_KINDS } from '@berea/contracts/values';
import { type Answer, inTurn, UNAVAILABLE } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '../sources/testing/render-view.js';
import { GuideView } from './guide-view.js';
import { answer, ISAIAH, ISAIAH_WORDS, MATTHEW, NO_EXCHANGES, PASSAGE } from '../analysis/testing/answers.js';
import { toolTitles } from '../analysis/tool-titles.js';
import { stateNow } from '../../testing/study-state.js';
import { chapterOf, onPhone } from '../testing/render-panel.js';

const STUDY = 'POST /api/bible/study-tools';
const NOTES = 'POST /api/notes';
const VERSE_NOTES = 'GET /api/library/berea/verses/Matthew/5/3';

const open = (reply: Answer | Partial<StudyAnswer> = {}, tool: ToolKind = 'cross-references', routes = {}) =>
  renderView(<GuideView view={{ tool }} place={MATTHEW} translation="KJV" exchanges={NO_EXCHANGES} />, {
    [STUDY]: typeof reply === 'function' || 'status' in reply ? reply : () => answer(reply),
    ...routes,
  });
/** An answer with more than the verses that it is about. */
const OTHERS = {
  sections: [PASSAGE, { type: 'verses', title: 'Beside it', verses: [{ ...ISAIAH, text: ISAIAH_WORDS }] }],
} satisfies Partial<StudyAnswer>;
const save = () => screen.getByRole('button', { name: 'Save to Notes' });

/** The sections that are watched for coming near, each with what tells the guide so. */
const watched = new Map<Element, () => void>();
globalThis.IntersectionObserver = class {
  constructor(private readonly onChange: IntersectionObserverCallback) {}
  observe(element: Element) {
    const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
    watched.set(element, () => this.onChange(entries, this as unknown as IntersectionObserver));
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;
beforeEach(() => watched.clear());
afterEach(() => void jest.restoreAllMocks());

const section = (name: string) => screen.getByRole('region', { name });
const head = (name: string) => screen.getByRole('heading', { level: 3, name });
const comesNear = (name: string) => act(async () => watched.get(section(name))!());
const strip = () => within(screen.getByRole('toolbar', { name: 'Sections of the study tools' }));
const inStrip = (name: string) => strip().getByRole('button', { name });
const asked = (calls: { route: string; body?: unknown }[]) =>
  calls.filter(({ route }) => route === STUDY).map(({ body }) => (body as { tool: string }).tool);

describe('the guide', () => {
  it('begins at the tool that is asked for, and says that it analyzes while it waits', async () => {
    const { calls } = open();
    expect(within(section('Cross-References')).getByRole('status')).toHaveTextContent('Analyzing Scripture...');
    expect(screen.getByRole('heading', { level: 2, name: 'Study Tools' })).toBeInTheDocument();
    expect(screen.getByText('Matthew 5:3 in the KJV')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    expect(await screen.findByText(/Blessed are the poor/)).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === STUDY).map(({ body }) => body)).toEqual([
      expect.objectContaining({ tool: 'cross-references', book: 'Matthew', chapter: 5, verse: 3, translation: 'kjv' }),
    ]);
    expect(screen.queryByText('Analyzing Scripture...')).toBeNull();
  });

  it('has a section for the passage and one for each tool, which loads when it comes near', async () => {
    const { calls } = open();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'What this passage does',
      ...TOOL_KINDS.map((kind) => toolTitles()[kind].title),
    ]);
    await comesNear('Topical Tags');
    await within(section('Topical Tags')).findByText('From public-domain scholarship');
    expect(asked(calls)).toEqual(['cross-references', 'topical-tags']);
  });

  it('leads to a section by its button, which gives it the focus and loads it', async () => {
    const { calls } = open();
    expect(inStrip('Cross-References')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(inStrip('Literary Structure'));
    expect(head('Literary Structure')).toHaveFocus();
    expect(inStrip('Literary Structure')).toHaveAttribute('aria-current', 'true');
    expect(inStrip('Cross-References')).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(asked(calls)).toEqual(['cross-references', 'structural-patterns']));
  });

  it('is led through its strip by the arrow keys, from one stop', async () => {
    open();
    expect(
      strip()
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([inStrip('Cross-References')]);
    inStrip('Cross-References').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(inStrip("Scholar's Take")).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(inStrip('What this passage does')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(inStrip('All study tools')).toHaveFocus();
  });

  it('shows all tools by name, and leads to the chosen one', async () => {
    open();
    await userEvent.click(inStrip('All study tools'));
    const all = within(await screen.findByRole('dialog', { name: 'All study tools' }));
    expect(all.getAllByRole('button')).toHaveLength(9);
    expect(all.getByRole('button', { name: 'Cross-References' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(all.getByRole('button', { name: 'Devotional Builder' }));
    expect(head('Devotional Builder')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'All study tools' })).toBeNull());
  });

  it('follows the scroll in its strip, and saves the section in view', async () => {
    const replies: Answer = (body) => answer({ response: `About ${(body as { tool: string }).tool}` });
    const { calls } = open(replies, 'cross-references', { [NOTES]: UNAVAILABLE });
    await comesNear('Topical Tags');
    await within(section('Topical Tags')).findByText('From public-domain scholarship');
    const body = section('Topical Tags').parentElement!.parentElement!;
    jest.spyOn(body, 'clientHeight', 'get').mockReturnValue(600);
    const at = TOOL_KINDS.indexOf('topical-tags') + 1;
    for (const [index, each] of screen.getAllByRole('heading', { level: 3 }).entries())
      jest.spyOn(each.parentElement!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, (index - at) * 400));
    fireEvent.scroll(body);
    expect(inStrip('Topical Tags')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(save());
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain(NOTES));
    expect(calls.find(({ route }) => route === NOTES)?.body).toMatchObject({
      title: 'Topical Tags - Matthew 5:3',
      content: 'About topical-tags',
      tags: ['topical-tags', 'study-tool'],
    });
  });

  it('does not repeat the verses beside the text; on phones they stand once, on top', async () => {
    const chapter = { 'GET /api/bible/Matthew/5': () => chapterOf({ 3: 'Blessed are the poor in spirit.' }) };
    const { unmount } = open(OTHERS, 'cross-references', chapter);
    expect(await screen.findByRole('heading', { level: 4, name: 'Beside it' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Matthew 5:3' })).toBeNull();
    expect(screen.queryByText(/Blessed are the poor/)).toBeNull();
    unmount();
    onPhone();
    open(OTHERS, 'cross-references', chapter);
    expect(await screen.findByText(/Blessed are the poor/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Matthew 5:3' })).toBeNull();
  });

  it('says that Berea Notes has nothing on a passage, and has nothing to save of it', async () => {
    open({}, 'cross-references', { [VERSE_NOTES]: () => ({}) });
    await userEvent.click(inStrip('What this passage does'));
    expect(await screen.findByText('Berea Notes has nothing on this passage yet.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
  });

  it('says that the notes on the passage could not be loaded, and tries again', async () => {
    open({}, 'cross-references', { [VERSE_NOTES]: inTurn(UNAVAILABLE, { status: 200, body: {} }) });
    await userEvent.click(inStrip('What this passage does'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The notes on this passage could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Berea Notes has nothing on this passage yet.')).toBeInTheDocument();
  });

  it('tells of a failure further down only once it is read', async () => {
    open(UNAVAILABLE, 'cross-references');
    expect(await screen.findAllByText('Connection Error')).toHaveLength(1);
    await comesNear('Topical Tags');
    await within(section('Topical Tags')).findByRole('alert');
    expect(screen.getAllByText('Connection Error')).toHaveLength(1);
  });

  it('takes a question about the verses, which is answered in the list of tools', async () => {
    const ask = jest.fn();
    renderView(
      <GuideView
        view={{ tool: 'commentary' }}
        place={MATTHEW}
        translation="KJV"
        exchanges={{ ...NO_EXCHANGES, ask }}
      />,
      { [STUDY]: () => answer() },
    );
    await userEvent.type(screen.getByLabelText('Ask Scholar about this verse'), 'Who are the poor?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(ask).toHaveBeenCalledWith(MATTHEW, 'KJV', 'Who are the poor?');
    expect(stateNow().views).toEqual([{ kind: 'tools', focus: 'ask' }]);
  });

  it('names every tool as the product does', () => {
    expect(TOOL_KINDS.map((kind) => toolTitles()[kind].title)).toEqual([
      'Greek / Hebrew Breakdown',
      'Cross-References',
      "Scholar's Take",
      'Cultural & Historical Context',
      'Topical Tags',
      'Sermon Integration Tools',
      'Literary Structure',
      'Semantic Relations',
      'Devotional Builder',
    ]);
  });

  it('says who composed the analysis, and how much of it was found in the text', async () => {
    open();
    expect(await screen.findByText('From public-domain scholarship')).toBeInTheDocument();
    expect(screen.getByText('2 quotations checked against the KJV text')).toBeInTheDocument();
  });

  it('opens every source inside the product, and tells its licence', async () => {
    open();
    const sources = (await screen.findByText('Sources')).closest('details')!;
    await userEvent.click(screen.getByText('Sources'));
    expect(sources).toHaveAttribute('open');
    const text = await within(sources).findByRole('link', { name: 'King James Version' });
    expect(text).toHaveAttribute('href', '/bible/Matthew/5/3?translation=KJV');
    await userEvent.click(within(sources).getByRole('button', { name: 'Concise Commentary on the Whole Bible' }));
    expect(stateNow().views.at(-1)).toEqual({ kind: 'commentary', book: 'Matthew', chapter: 5, verse: 3 });
    await userEvent.click(within(sources).getByRole('button', { name: 'Nave’s Topical Bible' }));
    expect(stateNow().views.at(-1)).toEqual({ kind: 'guide', tool: 'topical-tags' });
    await userEvent.click(within(sources).getByRole('button', { name: 'About King James Version' }));
    expect(await screen.findByText(/the rights are vested in the Crown/)).toBeVisible();
  });

  it('keeps the whole analysis as a note, titled and tagged', async () => {
    const saved = { id: '22222222-2222-4222-8222-222222222222', title: 't', content: 'c', version: 1 };
    const { calls } = open({}, 'commentary', {
      [NOTES]: {
        status: 201,
        body: { ...saved, createdAt: '2026-11-21T10:00:00.000Z', updatedAt: '2026-11-21T10:00:00.000Z' },
      },
    });
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    expect(await screen.findByText('Analysis saved to notes successfully!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Saved!' })).toBeInTheDocument();
    expect(calls.find(({ route }) => route === NOTES)?.body).toEqual({
      title: "Scholar's Take - Matthew 5:3",
      content: answer().response,
      scripture: 'Matthew 5:3',
      tags: ['commentary', 'study-tool'],
    });
  });

  it('says when the analysis could not be kept as a note', async () => {
    open({}, 'commentary', { [NOTES]: UNAVAILABLE });
    await waitFor(() => expect(save()).toBeEnabled());
    await userEvent.click(save());
    expect(await screen.findByText('Failed to save to notes')).toBeInTheDocument();
  });

  it('goes back to the tools of the same verses', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Back to Tools' }));
    const { views, selected } = stateNow();
    expect({ views, selected }).toEqual({ views: [{ kind: 'tools' }], selected: MATTHEW });
  });

  it('says that Scholar could not be reached, why, and tries again', async () => {
    open(inTurn(UNAVAILABLE, { status: 200, body: answer() }));
    expect(await screen.findByText('Connection Error')).toBeInTheDocument();
    expect(screen.getByText('Unable to connect to Scholar. Please try again.')).toBeInTheDocument();
    expect(screen.getByText(UNAVAILABLE.body.message)).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Blessed are the poor/)).toBeInTheDocument();
  });

  it('lets the language model, when there is one, write what is Scholar’s own, and shows the library again', async () => {
    const written: Partial<StudyAnswer> = {
      engine: 'model',
      model: 'tiny',
      sections: [],
      response: 'In words of its own.',
    };
    const reply = (body: unknown) => answer((body as { engine?: string }).engine === 'model' ? written : {});
    open(reply, 'commentary', { 'GET /api/chat/assistant': () => ({ engine: 'model', model: 'tiny' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Let tiny write it' }));
    expect(await screen.findByText('In words of its own.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show what the library has' })).toHaveFocus();
    expect(screen.getByText('Written by tiny')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show what the library has' }));
    expect(await screen.findByText('From public-domain scholarship')).toBeInTheDocument();
  });

  it('says of an answer without words that it is ready', async () => {
    open({ response: ' ', sections: [], citations: [], sources: [] });
    expect(await screen.findByText('Scholar response is ready.')).toBeInTheDocument();
  });

  it('shows an answer that has only one text', async () => {
    open({ response: 'In one **piece**.', sections: [], citations: [] });
    expect(await screen.findByText('piece')).toBeInTheDocument();
  });

  it('tells what the text does not confirm, and ticks only what the verifier found', async () => {
    const [exact] = answer().citations;
    open({ citations: [{ ...exact!, verdict: 'altered' }] });
    expect(await screen.findByRole('region', { name: 'Not confirmed by the text' })).toBeInTheDocument();
    expect(screen.queryByText('Checked against the KJV')).toBeNull();
    expect(screen.queryByText(/checked against the KJV text/)).toBeNull();
  });
});

import type { StudyAnswer, ToolKind } from '@berea/contracts';
import { TOOL_KINDS } from '@berea/contracts/values';
import { type Answer, inTurn, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '../sources/testing/render-view.js';
import { AnalysisView } from './analysis-view.js';
import { answer, MATTHEW } from './testing/answers.js';
import { toolTitles } from './tool-titles.js';
import { stateNow } from '../../testing/study-state.js';

const STUDY = 'POST /api/bible/study-tools';
const NOTES = 'POST /api/notes';

const open = (reply: Answer | Partial<StudyAnswer> = {}, tool: ToolKind = 'cross-references', routes = {}) =>
  renderView(<AnalysisView tool={tool} place={MATTHEW} translation="KJV" />, {
    [STUDY]: typeof reply === 'function' || 'status' in reply ? reply : () => answer(reply),
    ...routes,
  });
const save = () => screen.getByRole('button', { name: 'Save to Notes' });

describe('AnalysisView', () => {
  it('asks for the tool on the verses in the translation, and says that it analyzes while it waits', async () => {
    const { calls } = open();
    expect(screen.getByRole('status')).toHaveTextContent('Analyzing Scripture...');
    expect(screen.getByRole('heading', { level: 2, name: 'Cross-References' })).toBeInTheDocument();
    expect(screen.getByText('Matthew 5:3 in the KJV')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    expect(await screen.findByText(/Blessed are the poor/)).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === STUDY).map(({ body }) => body)).toEqual([
      expect.objectContaining({ tool: 'cross-references', book: 'Matthew', chapter: 5, verse: 3, translation: 'kjv' }),
    ]);
    expect(screen.queryByText('Analyzing Scripture...')).toBeNull();
  });

  it('leads to at most five parts of a long answer, without the first', async () => {
    const part = (title: string) => ({ type: 'text' as const, title, text: `About ${title}.` });
    const titles = ['Passage', 'Words', 'Place', 'Time', 'People', 'Customs', 'Land'];
    open({ sections: titles.map(part) });
    const chips = within(await screen.findByRole('navigation', { name: 'Parts of this answer' }));
    expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(titles.slice(1, 6));
    await userEvent.click(chips.getByRole('button', { name: 'Time' }));
    expect(screen.getByRole('heading', { name: 'Time' })).toHaveFocus();
  });

  it('offers no links to the parts of an answer that is short', async () => {
    open();
    await screen.findByText(/Blessed are the poor/);
    expect(screen.queryByRole('navigation', { name: 'Parts of this answer' })).toBeNull();
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
    const sources = await screen.findByRole('region', { name: 'Sources' });
    const text = await within(sources).findByRole('link', { name: 'King James Version' });
    expect(text).toHaveAttribute('href', '/bible/Matthew/5/3?translation=KJV');
    await userEvent.click(within(sources).getByRole('button', { name: 'Concise Commentary on the Whole Bible' }));
    expect(stateNow().views.at(-1)).toEqual({ kind: 'commentary', book: 'Matthew', chapter: 5, verse: 3 });
    await userEvent.click(within(sources).getByRole('button', { name: 'Nave’s Topical Bible' }));
    expect(stateNow().views.at(-1)).toEqual({ kind: 'analysis', tool: 'topical-tags' });
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

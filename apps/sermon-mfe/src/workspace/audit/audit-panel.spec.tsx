import type { Citation } from '@berea/contracts';
import { type Answer, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sermon } from '../../testing/sermons.js';
import { WorkspaceTab } from '../../desk/workspace-tab.js';

beforeEach(() => localStorage.clear());

const QUOTES = {
  exact: 'I will arise and go to my father',
  altered: 'against heaven, and against thee',
  moved: 'there is joy in the presence of the angels of God',
  invented: 'God helps those who help themselves',
  elsewhere: 'the younger son gathered all of this together',
};
const BODY = [
  `He said, “${QUOTES.exact}” (Luke 15:18).`,
  `And “${QUOTES.altered}” (Luke 15:18).`,
  `For “${QUOTES.moved}” (Luke 15:7).`,
  `They say “${QUOTES.invented}”.`,
  `And “${QUOTES.elsewhere}” (Luke 15:13).`,
  'See Luke 25:1.',
].join('\n');
const CITATIONS: Citation[] = [
  { quote: QUOTES.exact, reference: 'Luke 15:18', verdict: 'exact', translation: 'KJV' },
  {
    quote: QUOTES.altered,
    reference: 'Luke 15:18',
    verdict: 'altered',
    translation: 'KJV',
    difference: [
      { kind: 'same', text: 'against heaven, and' },
      { kind: 'added', text: 'against' },
      { kind: 'missing', text: 'before' },
      { kind: 'same', text: 'thee' },
    ],
  },
  { quote: QUOTES.moved, reference: 'Luke 15:7', foundAt: 'Luke 15:10', verdict: 'wrong_reference' },
  { quote: QUOTES.invented, verdict: 'not_scripture' },
  { quote: QUOTES.elsewhere, reference: 'Luke 15:13', verdict: 'exact_elsewhere', translation: 'WEB' },
  { reference: 'Luke 25:1', verdict: 'invalid_reference', reason: 'Luke has 24 chapters.' },
];

const salt = sermon('Salt', { body: BODY });
const open = (routes: Readonly<Record<string, Answer>> = {}) =>
  renderPage(<WorkspaceTab />, {
    path: `/notes?tab=sermon&sermon=${salt.id}`,
    routes: {
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: salt },
      [`PUT /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, version: 2 } },
      'POST /api/study/verify': { status: 200, body: { citations: CITATIONS } },
      ...routes,
    },
  });
async function check(routes: Readonly<Record<string, Answer>> = {}) {
  open(routes);
  await screen.findByRole('textbox', { name: 'Sermon Body' });
  await userEvent.click(screen.getByRole('button', { name: 'Check quotations' }));
  return screen.findByRole('region', { name: 'Check quotations' });
}
const body = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sermon Body' });
const item = async (title: RegExp) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li')!);
};
const press = (place: ReturnType<typeof within>, name: string) => userEvent.click(place.getByRole('button', { name }));

const lines = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tone]')]
    .filter((each) => each.closest('[aria-hidden]') && !each.closest('[hidden]'))
    .map(({ textContent, dataset }) => `${dataset['tone']}${'focus' in dataset ? ', in focus' : ''}: ${textContent}`);
/** The signs in the text while the list is not open. */
const JUDGED = [
  `right: ${QUOTES.exact}`,
  `warning: ${QUOTES.altered}`,
  `info: ${QUOTES.moved}`,
  `error: ${QUOTES.invented}`,
  `right: ${QUOTES.elsewhere}`,
  'error: Luke 25:1',
];

describe('a manuscript whose check is not open', () => {
  it('is checked after it was opened, and the button says how much is to be looked at', async () => {
    open();
    expect(lines()).toEqual([]);
    const button = await screen.findByRole('button', { name: 'Check quotations' });
    await waitFor(() => expect(button).toHaveAccessibleDescription('4 to look at'), { timeout: 10_000 });
    expect(screen.getByText('2 exact')).toBeVisible();
    await waitFor(() => expect(lines()).toEqual(JUDGED));
    expect(screen.queryByRole('region', { name: 'Check quotations' })).toBeNull();
  });
});

describe('the manuscript beside its check', () => {
  it('underlines each doubtful quotation in the text, ticks the right ones, and marks the one that the list describes', async () => {
    await check();
    await item(/^Words differ/);
    await waitFor(() => expect(lines()).toEqual(JUDGED.map((line) => line.replace(/^warning/, 'warning, in focus'))));
    await press(await item(/^Wrong reference/), 'Show');
    await waitFor(() => expect(lines()[2]).toBe(`info, in focus: ${QUOTES.moved}`));
    await press(await item(/^Wrong reference/), 'Keep mine');
    await waitFor(() => expect(lines()).not.toContainEqual(expect.stringContaining(QUOTES.moved)));
  });

  it('loses lines and ticks at the first key, so that typing stays fast, and keeps them when the panel closes', async () => {
    await check();
    await item(/^Words differ/);
    await waitFor(() => expect(lines()).toHaveLength(6));
    await userEvent.type(body(), 'x');
    expect(lines()).toEqual([]);
    await userEvent.type(body(), '{Backspace}');
    await waitFor(() => expect(lines()).toHaveLength(6), { timeout: 5_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Close the check' }));
    expect(lines()).toEqual(JUDGED);
  });
});

describe('the check of a manuscript', () => {
  it('counts its quotations, and lists the doubtful ones before the correct ones', async () => {
    const panel = within(await check());
    expect(await panel.findByRole('heading', { name: '5 quotations, 2 exact, 4 to look at' })).toBeVisible();
    const titles = panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Words differLuke 15:18',
      'Wrong referenceLuke 15:7',
      'Not in Scriptureno reference',
      'No such placeLuke 25:1',
      'Exact in the WEBLuke 15:13',
    ]);
    expect(panel.getByText('1 quotation stands as it should')).toBeVisible();
    expect(panel.getByText('Luke has 24 chapters.')).toBeVisible();
    expect(panel.getByText('No verse of the installed translations has these words.')).toBeVisible();
  });

  it('counts words of a version that is not installed by themselves, and lists them with what is nearest here', async () => {
    const unavailable = {
      quote: QUOTES.invented,
      reference: 'Luke 15:18',
      verdict: 'unavailable',
      translation: 'WEB',
      text: 'I will get up and go to my father,',
      reason: 'The NIV is not installed.',
    };
    const citations = CITATIONS.map((each) => (each.verdict === 'not_scripture' ? unavailable : each));
    const panel = within(await check({ 'POST /api/study/verify': { status: 200, body: { citations } } }));
    const headline = '5 quotations, 2 exact, 3 to look at, 1 cannot be checked here';
    expect(await panel.findByRole('heading', { name: headline })).toBeVisible();
    expect(panel.queryByRole('heading', { name: /^Cannot be checked/ })).toBeNull();
    const list = within(panel.getByText('1 quotation cannot be checked here').closest('details')!);
    expect(list.getByRole('listitem')).toHaveTextContent(
      `Luke 15:18: ${QUOTES.invented}The NIV is not installed. The WEB has: “I will get up and go to my father,”`,
    );
    await press(list, `Luke 15:18: ${QUOTES.invented}`);
    expect(body().value.slice(body().selectionStart, body().selectionEnd)).toBe(QUOTES.invented);
    expect(panel.getByRole('button', { name: `Cannot be checked here: Luke 15:18` })).toBeVisible();
  });

  it('shows no count of an older text: after an edit it says that it checks, until the present text is checked', async () => {
    let answerNow: (value: unknown) => void = () => undefined;
    let held = false;
    const verify = () =>
      held ? new Promise((resolve) => (answerNow = resolve)) : { citations: CITATIONS.slice(0, 1) };
    open({ 'POST /api/study/verify': verify });
    await screen.findByRole('textbox', { name: 'Sermon Body' });
    const button = screen.getByRole('button', { name: 'Check quotations' });
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: '1 quotation, 1 exact, 0 to look at' })).toBeVisible();
    await userEvent.click(button);
    held = true;
    await userEvent.type(body(), 'x');
    await userEvent.click(button);
    expect(screen.getByRole('heading', { name: 'Checking...' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/1 exact|stands as it should/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeDisabled());
    expect(screen.getByRole('heading', { name: 'Checking...' })).toBeVisible();
    answerNow({ citations: CITATIONS });
    expect(await screen.findByRole('heading', { name: '5 quotations, 2 exact, 4 to look at' })).toBeVisible();
    // Typed on after the check has ended.
    await userEvent.type(body(), 'y');
    expect(screen.getByRole('heading', { name: 'Checking...' })).toBeVisible();
    expect(button).not.toHaveAccessibleDescription();
  });

  it('counts a quotation that is repeated once, with its places', async () => {
    const repeated = `${`He said, “${QUOTES.exact}” (Luke 15:18).\n`.repeat(95)}${BODY}`;
    const panel = within(
      await check({
        [`GET /api/sermons/${salt.id}`]: { status: 200, body: { ...salt, body: repeated } },
        'POST /api/study/verify': { status: 200, body: { citations: CITATIONS.slice(0, 2) } },
      }),
    );
    const headline = '2 quotations, 97 places, 1 exact, 1 to look at';
    expect(await panel.findByRole('heading', { name: headline })).toBeVisible();
  });

  it.each([
    [/^Words differ/, 'Use the KJV words', '“against heaven, and before thee” (Luke 15:18).'],
    [/^Wrong reference/, 'Change to Luke 15:10', `“${QUOTES.moved}” (Luke 15:10).`],
    [/^Not in Scripture/, 'Take off the quotation marks', `They say ${QUOTES.invented}.`],
    [/^Exact in the WEB/, 'Label it WEB', `“${QUOTES.elsewhere}” (Luke 15:13 WEB)`],
  ])('with the finding %s, puts the body right by one press of “%s”', async (title, fix, expected) => {
    await check();
    await press(await item(title), fix);
    await waitFor(() => expect(body().value).toContain(expected));
    expect(body().value.split('\n')).toHaveLength(6);
  });

  it('leads to the words of a finding in the body when text was added before them', async () => {
    await check();
    const wrong = await item(/^Wrong reference/);
    body().setRangeText('Before all.\n', 0, 0);
    await press(wrong, 'Show');
    expect(body()).toHaveFocus();
    expect(body().value.slice(body().selectionStart, body().selectionEnd)).toBe(QUOTES.moved);
  });

  it('has a mark for each finding in the order of the manuscript, which leads to its place and puts its remedy first', async () => {
    await check();
    await item(/^Wrong reference/);
    const marks = within(screen.getByRole('list', { name: 'In the order of the manuscript' }));
    expect(marks.getAllByRole('button').map((mark) => mark.getAttribute('aria-label'))).toEqual([
      'Exact: Luke 15:18',
      'Words differ: Luke 15:18',
      'Wrong reference: Luke 15:7',
      `Not in Scripture: ${QUOTES.invented}`,
      'Exact in the WEB: Luke 15:13',
      'No such place: Luke 25:1',
    ]);
    const primary = () => screen.getAllByRole('button').filter((each) => each.className.includes('ant-btn-primary'));
    expect(primary()[0]).toHaveTextContent('Use the KJV words');
    await press(marks, 'Wrong reference: Luke 15:7');
    expect(body()).toHaveFocus();
    expect(body().value.slice(body().selectionStart, body().selectionEnd)).toBe(QUOTES.moved);
    expect(primary()[0]).toHaveTextContent('Change to Luke 15:10');
  });

  it('leaves a quotation that the user keeps, and asks about it no more', async () => {
    await check();
    await press(await item(/^Not in Scripture/), 'Keep mine');
    expect(await screen.findByRole('heading', { name: '5 quotations, 2 exact, 3 to look at' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close the check' }));
    await userEvent.click(screen.getByRole('button', { name: 'Check quotations' }));
    expect(await screen.findByRole('heading', { name: '5 quotations, 2 exact, 3 to look at' })).toBeVisible();
    expect(body().value).toBe(BODY);
  });

  it('says why quotations could not be checked, and checks them on Try again', async () => {
    let away = true;
    const { status, body: refusal } = UNAVAILABLE;
    const verify = () => (away ? new Response(JSON.stringify(refusal), { status }) : { citations: CITATIONS });
    const panel = within(await check({ 'POST /api/study/verify': verify }));
    expect(await panel.findByRole('alert')).toHaveTextContent('Your quotations could not be checked');
    away = false;
    await press(panel, 'Try again');
    expect(await panel.findByRole('heading', { name: /4 to look at$/ })).toBeVisible();
  });
});

describe('an illustration in the check of a manuscript', () => {
  const story = 'A keeper of a lighthouse on the north coast let his lamp go out one night.';
  const told = sermon('Light', {
    body: `Illustration: ${story}`,
    preached: [{ date: new Date().toISOString().slice(0, 10), place: 'Leeds' }],
  });
  const written = { ...salt, body: `Illustration\n${story}` };

  it('that was preached within twelve months is warned of, with where and when', async () => {
    await check({
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: written },
      'POST /api/study/verify': { status: 200, body: { citations: [] } },
      'GET /api/sermons': (_body: unknown, { searchParams }: URL) =>
        searchParams.has('search') ? [told, written] : [],
    });
    expect(await screen.findByRole('heading', { name: 'Told within the last twelve months' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Light' })).toHaveAttribute('href', `/sermon-prep/${told.id}`);
    expect(screen.getByText(/A keeper of a lighthouse/, { selector: 'span' })).toBeVisible();
  });

  it('is not looked for when older sermons cannot be searched, which the check says', async () => {
    await check({
      [`GET /api/sermons/${salt.id}`]: { status: 200, body: written },
      'POST /api/study/verify': { status: 200, body: { citations: [] } },
      'GET /api/sermons': UNAVAILABLE,
    });
    expect(await screen.findByText(/^Your older sermons could not be searched for illustrations\./)).toBeVisible();
  });
});

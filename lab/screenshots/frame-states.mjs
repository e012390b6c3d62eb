import { fail, holdBack, press, then } from './steps.mjs';

/** Every screen, as it is once it is there. */
const SCREENS = {
  home: '/',
  bible: '/bible/Matthew/5',
  library: '/library',
  shelf: '/library?tab=shelf',
  plans: '/library?tab=plans',
  bookmarks: '/library?tab=bookmarks',
  recent: '/library?tab=recent',
  notes: '/notes',
  journal: '/notes?tab=journal',
  workspace: '/notes?tab=sermon',
  sermons: '/sermon-prep',
  profile: '/profile',
  settings: '/settings',
  account: '/settings/account',
  'your-data': '/settings/data',
  tokens: '/settings/tokens',
  privacy: '/settings/privacy',
  terms: '/settings/terms',
  cookies: '/settings/cookies',
  about: '/settings/about',
  support: '/settings/support',
  'delete-account': '/settings/delete-account',
  menu: '/menu',
  community: '/community',
  welcome: '/welcome',
  'not-found': '/no-such-page',
};

/** Asks Scholar; the first half of what it answers comes, and no more. */
const halfAnAnswer = (page) =>
  page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      const method = init?.method ?? input.method;
      if (method !== 'POST' || !answer.url.endsWith('/api/chat/messages/stream')) return answer;
      const events = [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data));
      const { message } = events.at(-1);
      const told = [
        { type: 'accepted', message: { ...message, response: null, state: 'answering', citations: [], sources: [] } },
        { type: 'step', step: 'writing' },
        { type: 'delta', text: message.response.slice(0, message.response.length / 2) },
      ];
      const words = told.map((event, id) => `event: message\nid: ${id + 1}\ndata: ${JSON.stringify(event)}\n\n`);
      const body = new ReadableStream({ start: (own) => own.enqueue(new TextEncoder().encode(words.join(''))) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  });
const ask = async (page) => {
  // The conversation so far is there.
  await page.getByRole('button', { name: 'Save to Notes' }).first().waitFor();
  await page.getByPlaceholder('Ask Scholar about Scripture...').fill('What does “poor in spirit” mean?');
  await page.keyboard.press('Control+Enter');
};

const see =
  (name, role = 'button') =>
  (page) =>
    page.getByRole(role, { name }).first().waitFor();
const thinking = (page) => page.getByText('Scholar is thinking...').waitFor();

/** A Sunday before the first invitation. */
const onASunday = (page) => page.clock.install({ time: new Date(2026, 10, 22, 10) });
const pass = (page) => page.clock.runFor(5_000);
/** Layers above a page of the frame. */
const LAYERS = [
  { name: 'streaming', at: '/', before: halfAnAnswer, steps: then(ask, see('Stop')), held: true },
  {
    name: 'answering',
    at: '/',
    before: holdBack('**/api/chat/messages/stream'),
    steps: then(ask, thinking),
    held: true,
  },
  { name: 'sunday', at: '/library', before: onASunday, steps: then(pass, see('Maybe Later')), held: true },
  { name: 'frame-help', at: '/', steps: then(press('Help for this page'), see('', 'dialog')) },
  { name: 'notes-help', at: '/notes', steps: then(press('Help for this page'), see('', 'dialog')) },
  { name: 'picture', at: '/profile', steps: then(press('Change your picture'), see('Your picture', 'dialog')) },
  { name: 'palette', at: '/settings', steps: (page) => page.keyboard.press('Control+k') },
  { name: 'tour', at: '/settings', steps: then(press(/App Tutorial/), see('Skip Tour')) },
  { name: 'cookie-banner', at: '/library', firstVisit: true },
  { name: 'cookie-choice', at: '/library', firstVisit: true, steps: then(press('Customize'), see('Save Preferences')) },
  { name: 'article', at: '/library', steps: then(press('Read More'), see('', 'dialog')) },
  { name: 'conversations', at: '/', steps: press('Conversations') },
  { name: 'today', at: '/?conversation=today', steps: see(/^Continue:/, 'link') },
  { name: 'profile-failed', at: '/profile', before: fail('**/api/profile') },
  { name: 'change-password', at: '/profile', steps: press('Change Password') },
];

/** The screens and the layers above them, on tablets too. */
export const FRAME_STATES = [
  ...Object.entries(SCREENS).map(([name, at]) => ({ name: `screen-${name}`, at })),
  ...LAYERS,
].map((state) => ({ ...state, tablet: true }));

import { type Answer, beginFirst, firstAnswers, forgetFirst, keepSession, openFirst } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { askHome } from './ask-home.js';

const ROUTES = {
  'GET /api/profile': { status: 200, body: {} },
  'GET /api/user/profile': { status: 200, body: { ministryRole: null } },
  'GET /api/chat/messages': { status: 200, body: [] },
  'GET /api/chat/assistant': { status: 200, body: { engine: 'built-in' } },
};

beforeEach(() => keepSession());
afterEach(forgetFirst);

describe('the request that home makes before the scripts of the page have arrived', () => {
  const OWN = ['/api/profile', '/api/user/profile', '/api/chat/assistant'];

  it.each([
    ['/', [...OWN, '/api/chat/messages?limit=50']],
    ['/?conversation=abc', [...OWN, '/api/chat/messages?conversation=abc&limit=50']],
    ['/?conversation=new', OWN],
  ])('is, at %s, %j', async (address, expected) => {
    expect(await openFirst(askHome, address, ROUTES)).toEqual(expected);
  });
});

describe('home, before the scripts of the page have arrived', () => {
  const keep = (user = 'ruth') => localStorage.setItem('berea_opening', JSON.stringify({ user, role: null }));
  const shown = () => document.getElementById('first-home');

  it.each(['/', '/?conversation=new'])(
    'shows, at %s, the empty conversation once the answers say that it is empty',
    async (address) => {
      await openFirst(askHome, address, ROUTES);
      expect(shown()).toHaveAttribute('inert');
      expect(shown()).toHaveTextContent(/, Ruth\./);
      expect(shown()?.querySelectorAll('li')).toHaveLength(4);
    },
  );

  it("shows the empty conversation at once when the same user's last visit began with it", async () => {
    keep();
    beginFirst(askHome, '/', ROUTES);
    const first = shown();
    expect(first).toBeInTheDocument();
    await firstAnswers();
    expect(shown()).toBe(first);
  });

  it("shows the topics of the user's ministry role once it is known", async () => {
    keep();
    await openFirst(askHome, '/', {
      ...ROUTES,
      'GET /api/user/profile': { status: 200, body: { ministryRole: 'pastor' } },
    });
    expect(document.querySelectorAll('#first-home')).toHaveLength(1);
    expect(shown()).toHaveTextContent('feed my sheep');
  });

  it.each<[string, Record<string, Answer>]>([
    ['a conversation is there', { 'GET /api/chat/messages': { status: 200, body: [{ id: 'a' }] } }],
    ['Scholar is switched off', { 'GET /api/chat/assistant': { status: 200, body: { engine: 'off' } } }],
  ])('shows no empty conversation when %s', async (_why, routes) => {
    keep();
    await openFirst(askHome, '/', { ...ROUTES, ...routes });
    expect(shown()).toBeNull();
  });

  it.each([
    ['to somebody else', '/', 'naomi'],
    ['at another conversation', '/?conversation=abc', 'ruth'],
  ])("shows nothing of the last visit's empty conversation %s", (_to, address, user) => {
    keep(user);
    beginFirst(askHome, address, ROUTES);
    expect(shown()).toBeNull();
  });
});

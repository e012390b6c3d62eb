import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NetworkError, TransportError } from '../transport-error.js';
import type { Kept } from './use-kept.js';
import { type Attempt, createOnce } from './attempt.js';

interface Text {
  readonly text: string;
}

/** A server that keeps answers by key as ours does; `lose` says after which try the answer is lost on its way. */
function server() {
  const answers = new Map<string, { body: string; item: Text & { id: number } }>();
  const state = { lose: false, offline: false, refuse: 0 };
  const create = jest.fn(async (content: Text, key: string) => {
    if (state.offline) throw new NetworkError('Failed to fetch');
    if (state.refuse) throw new TransportError(state.refuse, '', 'refused');
    const body = JSON.stringify(content);
    const kept = answers.get(key);
    if (kept && kept.body !== body) throw new TransportError(422, '', 'another body');
    const item = kept?.item ?? { ...content, id: answers.size + 1 };
    answers.set(key, { body, item });
    if (state.lose) throw new NetworkError('Failed to fetch');
    return item;
  });
  return { create, state, created: () => [...answers.values()].map(({ item }) => item.text) };
}

let kept: Kept<Attempt<Text> & { aside?: string }>;
let shop: ReturnType<typeof server>;
beforeEach(() => {
  let value: Attempt<Text> & { aside?: string } = { aside: 'mine' };
  kept = { read: () => value, write: (next) => (value = next) };
  shop = server();
});
const create = (text: string) => createOnce(kept, shop.create, { text });
const keys = () => shop.create.mock.calls.map(([, key]) => key);

describe('createOnce', () => {
  it('creates something under a new key', async () => {
    expect(await create('a')).toEqual({ saved: { id: 1, text: 'a' } });
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('tried again after its answer was lost, has created only one item', async () => {
    shop.state.lose = true;
    await expect(create('a')).rejects.toThrow('Failed to fetch');
    shop.state.lose = false;
    expect(await create('a')).toEqual({ saved: { id: 1, text: 'a' } });
    expect(new Set(keys()).size).toBe(1);
    expect(shop.created()).toEqual(['a']);
  });

  it('after several texts that never reached the server, creates the last one alone', async () => {
    shop.state.offline = true;
    for (const text of ['a', 'b', 'c', 'd', 'e']) await expect(create(text)).rejects.toThrow('Failed to fetch');
    expect(kept.read().sent).toHaveLength(3);
    shop.state.offline = false;
    expect(await create('f')).toEqual({ saved: { id: 1, text: 'f' } });
    expect(shop.created()).toEqual(['f']);
  });

  it('when an earlier text has arrived after all, returns the item of that one, and creates nothing', async () => {
    shop.state.lose = true;
    await expect(create('a')).rejects.toThrow();
    shop.state.lose = false;
    shop.state.offline = true;
    await expect(create('b')).rejects.toThrow();
    shop.state.offline = false;
    expect(await create('c')).toEqual({ earlier: { id: 1, text: 'a' } });
    expect(shop.created()).toEqual(['a']);
    expect(kept.read()).toEqual({ aside: 'mine' });
  });

  it('when its key belongs to a text that it does not know, creates something under another key', async () => {
    kept.write({ key: 'k', sent: [] });
    await shop.create({ text: 'of another' }, 'k');
    expect(await create('a')).toEqual({ saved: { id: 2, text: 'a' } });
  });

  it.each([400, 404, 413])('refused with a %d, forgets its key', async (status) => {
    shop.state.refuse = status;
    await expect(create('a')).rejects.toThrow();
    expect(kept.read()).toEqual({ aside: 'mine' });
  });

  it('answered with a 422 though its key is new, is refused, and is not sent without end', async () => {
    shop.state.refuse = 422;
    await expect(create('a')).rejects.toMatchObject({ status: 422 });
    expect([shop.create.mock.calls.length, kept.read()]).toEqual([1, { aside: 'mine' }]);
  });

  it('when a later text is refused, still finds the earlier one whose answer was lost', async () => {
    shop.state.lose = true;
    await expect(create('a')).rejects.toThrow();
    shop.state.lose = false;
    shop.state.refuse = 400;
    await expect(create('b')).rejects.toThrow();
    shop.state.refuse = 0;
    expect(await create('c')).toEqual({ earlier: { id: 1, text: 'a' } });
  });

  it.each([401, 408, 409, 429, 500, 502, 503, 504])('answered with a %d, sends the same key again', async (status) => {
    shop.state.refuse = status;
    await expect(create('a')).rejects.toThrow();
    shop.state.refuse = 0;
    await create('a');
    expect(new Set(keys()).size).toBe(1);
  });
});

import { joinContents } from '@berea/web';
import {
  keyedServer,
  promisesNeverLost,
  save,
  type Text,
  type TextServer,
  textStore,
  type Writer,
} from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Autosave } from './autosave.js';
import type { KeptText } from './autosave-state.js';

type Item = ReturnType<TextServer['items']>[number];

const FIELDS = ['title', 'body'] as const;
const whole = (body: string): Text => ({ title: 'Salt', body });

function autosaveWriter(server: TextServer): Writer {
  const store = textStore<KeptText<Text>>('berea_sermon_draft:', 'ruth');
  let text = whole('');
  let autosave: Autosave<Text, Item>;
  const open = async () => {
    const names = (await store.unsaved()).map(({ name }) => name);
    const start = await store.read(names[0] ?? 'new');
    text = start?.content ?? text;
    autosave = new Autosave<Text, Item>({
      start,
      calls: server,
      read: () => text,
      show: (next) => (text = next),
      contentOf: ({ title, body }) => ({ title, body }),
      merge: (base, mine, theirs) => joinContents(base, mine, theirs, FIELDS),
      keep: (kept) => void store.write(kept.base?.id ?? 'new', kept),
      onSaved: ({ version }) => version === 1 && void store.remove('new'),
    });
  };
  let opened = open();
  return {
    type: async (body) => {
      await opened;
      text = whole(body);
      autosave.touch();
      autosave.keepNow();
    },
    save: async () => {
      // A text that goes on is saved once more.
      for (let round = 0; round < 2; round += 1) await autosave.flush();
    },
    reload: async () => {
      autosave.stop();
      text = whole('');
      opened = open();
      await opened;
    },
  };
}

promisesNeverLost('a text that saves itself', autosaveWriter);

let server: TextServer;
beforeEach(() => {
  localStorage.clear();
  server = keyedServer<Text>();
});

describe('a text that goes on after a save whose answer was lost', () => {
  it('becomes a change of the one that arrived', async () => {
    const writer = autosaveWriter(server);
    await writer.type('For others.');
    server.trouble = 'lost';
    await save(writer);
    await writer.type('For others, and me.');
    await writer.reload();
    server.trouble = undefined;
    await save(writer);
    expect(server.items().map(({ body }) => body)).toEqual(['For others, and me.']);
  });
});

const HELD: Item = {
  id: 'item-1',
  version: 2,
  title: 'Light',
  body: 'A lamp. For others.',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
};

describe('a text with a newer version from another device', () => {
  const start = (mine: string): KeptText<Text> => ({
    content: { title: 'Salt', body: mine },
    base: { id: 'item-1', version: 1, content: { title: 'Salt', body: 'For others.' } },
    unsaved: true,
  });
  async function saveItself(mine: string): Promise<string> {
    let text = start(mine).content;
    const autosave = new Autosave<Text, Item>({
      start: start(mine),
      calls: server,
      read: () => text,
      show: (next) => (text = next),
      contentOf: ({ title, body }) => ({ title, body }),
      merge: (base, one, theirs) => joinContents(base, one, theirs, FIELDS),
      keep: () => undefined,
      onSaved: () => undefined,
    });
    for (let round = 0; round < 3; round += 1) await autosave.flush();
    autosave.stop();
    return autosave.state.kind;
  }

  it('is joined with it when the two touch different words', async () => {
    server.put(HELD);
    expect(await saveItself('For others, and me.')).toBe('saved');
    expect(server.items()).toMatchObject([{ title: 'Light', body: 'A lamp. For others, and me.', version: 3 }]);
  });

  it('stays here when the two changed the same words', async () => {
    server.put({ ...HELD, body: 'For nobody.' });
    expect(await saveItself('For me.')).toBe('conflict');
    expect(server.items()).toMatchObject([{ body: 'For nobody.', version: 2 }]);
  });
});

import { NetworkError, TransportError } from '@berea/web';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Autosave } from './autosave.js';
import type { KeptText } from './autosave-state.js';

interface Text {
  readonly title: string;
  readonly body: string;
}
interface Item extends Text {
  readonly id: string;
  readonly version: number;
}

const refusal = (status: number) => new TransportError(status, '', 'No');
const contentOf = ({ title, body }: Text): Text => ({ title, body });
const merge = (base: Text, mine: Text, theirs: Text): Text | undefined => {
  const pick = (name: keyof Text) =>
    mine[name] === base[name] ? theirs[name] : theirs[name] === base[name] ? mine[name] : undefined;
  const [title, body] = [pick('title'), pick('body')];
  return title === undefined || body === undefined ? undefined : { title, body };
};

/** A server with one text, which refuses what it is told to refuse, and an editor over it. */
function write(start: Partial<KeptText<Text>> = {}, held?: Item) {
  const server = { item: held, keys: [] as string[], saves: [] as Text[], failing: undefined as Error | undefined };
  const editor = { text: start.content ?? { title: '', body: '' }, kept: undefined as KeptText<Text> | undefined };
  const attempt = (text: Text): void => {
    server.saves.push(text);
    if (server.failing) throw server.failing;
  };
  const autosave = new Autosave<Text, Item>({
    start,
    calls: {
      create: async (text, key) => {
        attempt(text);
        server.keys.push(key);
        return (server.item = { ...text, id: 'one', version: 1 });
      },
      update: async (id, text, version) => {
        attempt(text);
        if (!server.item) throw refusal(404);
        if (server.item.version !== version) throw refusal(412);
        return (server.item = { ...text, id, version: version + 1 });
      },
      find: async () => server.item,
    },
    read: () => editor.text,
    show: (text) => (editor.text = text),
    contentOf,
    merge: async (...texts) => merge(...texts),
    keep: (kept) => (editor.kept = kept),
    onSaved: () => undefined,
  });
  const type = (text: Partial<Text>) => {
    editor.text = { ...editor.text, ...text };
    autosave.touch();
  };
  return { autosave, server, editor, type };
}

const BASE = { id: 'one', version: 1, content: { title: 'Salt', body: 'I.' } };
const HELD: Item = { id: 'one', version: 1, ...BASE.content };
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('an autosaved text', () => {
  it('is created on the server once, at its first letter, and changed from then on', async () => {
    const { autosave, server, type } = write();
    type({ body: 'J' });
    await later(1_000);
    type({ body: 'Je' });
    await later(1_000);
    expect(server.saves.map(({ body }) => body)).toEqual(['J', 'Je']);
    expect([server.keys.length, server.item?.version, autosave.state.kind]).toEqual([1, 2, 'saved']);
  });

  it('is on the server two seconds after each key, also while the typing never pauses', async () => {
    const { server, type } = write({ content: BASE.content, base: BASE }, HELD);
    for (let letters = 1; letters <= 50; letters++) {
      type({ body: 'x'.repeat(letters) });
      await later(100);
      const saved = server.item?.body === 'I.' ? 0 : (server.item?.body.length ?? 0);
      expect(letters - saved).toBeLessThanOrEqual(20);
    }
  });

  it('saves at a flush the words before it, although an earlier save is still under way and typing goes on', async () => {
    const { autosave, server, type } = write({ base: BASE }, HELD);
    type({ body: 'J' });
    const first = autosave.flush();
    type({ body: 'Jo' });
    const asked = autosave.flush().then(() => [autosave.version, server.item?.body]);
    type({ body: 'Joy, and what is put in its place' });
    await first;
    expect(await asked).toEqual([3, 'Jo']);
    await later(2_000);
    expect(server.saves.map(({ body }) => body)).toEqual(['J', 'Jo', 'Joy, and what is put in its place']);
    expect(autosave.state.kind).toBe('saved');
  });

  it('is kept in the browser as unsaved until the server has it, and as saved from then on', async () => {
    const { editor, type } = write({ content: BASE.content, base: BASE }, HELD);
    type({ body: 'II.' });
    await later(300);
    expect(editor.kept).toMatchObject({ content: { body: 'II.' }, unsaved: true, base: { version: 1 } });
    await later(1_000);
    expect(editor.kept).toMatchObject({ content: { body: 'II.' }, unsaved: false, base: { version: 2 } });
  });

  it('is sent again until an unreachable server is back, its first save under the same key', async () => {
    const { autosave, server, editor, type } = write();
    server.failing = new NetworkError('fetch failed');
    type({ body: 'J' });
    await later(1_000);
    expect(autosave.state.kind).toBe('unreachable');
    type({ body: 'Jesus' });
    await later(300);
    const { attempt } = editor.kept ?? {};
    expect(attempt?.sent.body).toBe('J');
    server.failing = undefined;
    await later(10_000);
    expect([server.item?.body, server.keys]).toEqual(['Jesus', [attempt?.key]]);
  });

  it('is saved on after a reload from where saving stopped, without being created twice', async () => {
    const sent = { title: '', body: 'J' };
    const start = { content: { title: '', body: 'Je' }, attempt: { key: 'first', sent }, unsaved: true };
    const { autosave, server } = write(start);
    autosave.resume();
    await later(2_000);
    expect([server.keys, server.item?.body]).toEqual([['first'], 'Je']);
  });

  it('refused by the server with a 400, says why, and is sent again only once it reads otherwise', async () => {
    const { autosave, server, type } = write();
    server.failing = refusal(400);
    type({ body: 'x' });
    await later(60_000);
    expect([autosave.state, server.saves.length]).toEqual([{ kind: 'refused', error: server.failing }, 1]);
    server.failing = undefined;
    type({ body: 'y' });
    await later(1_000);
    expect([autosave.state.kind, server.item?.body]).toEqual(['saved', 'y']);
  });
});

describe('an autosaved text that was changed elsewhere meanwhile', () => {
  const elsewhere = (text: Partial<Text>): Item => ({ ...HELD, ...text, version: 2 });

  it('is joined with the other version when the two changed different parts', async () => {
    const { editor, server, type } = write({ content: BASE.content, base: BASE }, elsewhere({ title: 'Light' }));
    type({ body: 'II.' });
    await later(3_000);
    expect([editor.text, contentOf(server.item ?? HELD)]).toEqual([
      { title: 'Light', body: 'II.' },
      { title: 'Light', body: 'II.' },
    ]);
  });

  it('waits beside the other version when both changed the same part, and is not sent until one is chosen', async () => {
    const theirs = elsewhere({ body: 'Theirs' });
    const { autosave, editor, server, type } = write({ content: BASE.content, base: BASE }, theirs);
    type({ body: 'Mine' });
    await later(1_000);
    type({ body: 'Mine still' });
    await later(60_000);
    expect([autosave.state, server.item, server.saves.length]).toEqual([{ kind: 'conflict', theirs }, theirs, 1]);
    await autosave.keepMine();
    expect([server.item?.body, editor.text.body]).toEqual(['Mine still', 'Mine still']);
  });

  it('goes on from the other version when that is what was being sent here', async () => {
    const content = { title: 'Salt', body: 'I. He ran' };
    const start = { content, base: BASE, unsaved: true };
    const { autosave, server, type } = write(start, {
      body: content.body,
      title: content.title,
      id: 'one',
      version: 2,
    });
    const flushed = autosave.flush();
    type({ body: 'I. He ran and fell on his neck' });
    await flushed;
    await later(2_000);
    expect(autosave.state.kind).toBe('saved');
    expect(server.item).toMatchObject({ body: 'I. He ran and fell on his neck', version: 3 });
  });

  it('gives way to the other version when that one is chosen', async () => {
    const { autosave, editor, type } = write({ content: BASE.content, base: BASE }, elsewhere({ body: 'Theirs' }));
    type({ body: 'Mine' });
    await later(1_000);
    autosave.takeTheirs();
    expect([editor.text.body, autosave.state.kind, editor.kept?.unsaved]).toEqual(['Theirs', 'saved', false]);
  });

  it('stays here when it is deleted elsewhere, and can be saved as a new text', async () => {
    const { autosave, server, type } = write({ content: BASE.content, base: BASE });
    type({ body: 'Mine' });
    await later(1_000);
    expect(autosave.state.kind).toBe('gone');
    await autosave.saveAsNew();
    expect([autosave.state.kind, server.item?.body]).toEqual(['saved', 'Mine']);
  });
});

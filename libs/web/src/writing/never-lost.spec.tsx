import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPage } from '../testing/index.js';
import { keyedServer, type Trouble } from '../testing/keyed-server.js';
import { textStore } from '../storage/text-store.js';
import { Autosave } from './autosave.js';
import type { KeptText } from './autosave-state.js';
import { openTexts } from './open-texts.js';
import { type FormKind, sendForms } from './send-forms.js';
import { joinContents, type SaveResult } from './save-content.js';
import { type FormSaving, useFormSaving } from './use-form-saving.js';
import { useRetryKey } from './use-retry-key.js';

interface Text {
  readonly title: string;
  readonly body: string;
}
type Server = ReturnType<typeof keyedServer<Text>>;
type Item = ReturnType<Server['items']>[number];

/** Somebody who writes one new text, in one of the ways that the product has. */
interface Writer {
  readonly type: (body: string) => Promise<void>;
  /** Has it saved, as far as that can be done now. */
  readonly save: () => Promise<void>;
  /** The page is left and opened again. */
  readonly reload: () => Promise<void>;
}

const OWNER = '11111111-1111-4111-8111-111111111111:';
const FIELDS = ['title', 'body'] as const;
const whole = (body: string): Text => ({ title: 'Salt', body });

function formWriter(server: Server): Writer {
  const calls = { fields: FIELDS, create: server.create, update: server.update, find: server.find };
  let form: FormSaving<Text, Item> | undefined;
  let typed = '';
  function Form() {
    const saving = useFormSaving<Text, Item>('note:new', undefined, calls);
    useEffect(() => {
      form = saving;
    });
    return null;
  }
  const open = async () => {
    form = undefined;
    renderPage(<Form />);
    await waitFor(() => expect(form).toBeDefined());
  };
  let opened = open();
  return {
    type: async (body) => {
      await opened;
      typed = body;
      await act(async () => form?.setDraft(JSON.stringify(whole(body))));
    },
    // What is saved already has left the form.
    save: async () => {
      if (typed)
        await form?.save(whole(typed)).then(
          (saved) => saved && (typed = ''),
          () => undefined,
        );
    },
    reload: async () => {
      cleanup();
      opened = open();
      await opened;
      typed = typed && (JSON.parse(form?.draft ?? '{"body":""}') as Text).body;
    },
  };
}

function autosaveWriter(server: Server): Writer {
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

function buttonWriter(server: Server): Writer {
  let typed = '';
  let attempt: ReturnType<typeof useRetryKey> | undefined;
  function Button() {
    const found = useRetryKey('note');
    useEffect(() => {
      attempt = found;
    }, [found]);
    return null;
  }
  const open = async () => {
    attempt = undefined;
    renderPage(<Button />);
    await waitFor(() => expect(attempt).toBeDefined());
  };
  let opened = open();
  return {
    type: async (body) => {
      await opened;
      typed = body;
    },
    save: async () => {
      if (!typed || !attempt) return;
      await server.create(whole(typed), attempt.keyFor(whole(typed))).then(
        () => {
          attempt?.arrived();
          typed = '';
        },
        () => undefined,
      );
    },
    reload: async () => {
      cleanup();
      opened = open();
      await opened;
    },
  };
}

const WRITERS = { 'a form': formWriter, 'a text that saves itself': autosaveWriter, 'a button': buttonWriter };
const TROUBLES: readonly Trouble[] = ['offline', 'lost', 401, 408, 409, 429, 500, 503, 507];

let server: Server;
beforeEach(() => {
  localStorage.clear();
  server = keyedServer<Text>();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});
/** Presses that often at once. */
const save = (writer: Writer, times = 1) =>
  act(async () => void (await Promise.all(Array.from({ length: times }, () => writer.save()))));
const bodies = () => server.items().map(({ body }) => body);

describe.each(Object.entries(WRITERS))('%s', (_kind, writerOver) => {
  it.each(TROUBLES)(
    'whose save ends with %s arrives once, though the page is reloaded before the next try',
    async (trouble) => {
      const writer = writerOver(server);
      await writer.type('For others.');
      server.trouble = trouble;
      await save(writer);
      await writer.reload();
      server.trouble = undefined;
      await save(writer);
      expect(bodies()).toEqual(['For others.']);
      expect(new Set(server.keys).size).toBe(1);
    },
  );

  it('that is saved twice arrives once', async () => {
    const writer = writerOver(server);
    await writer.type('For others.');
    await save(writer, 2);
    await save(writer);
    expect(bodies()).toEqual(['For others.']);
  });

  it('that is refused is not sent again in the same words, and arrives once it reads otherwise', async () => {
    const writer = writerOver(server);
    await writer.type('x');
    server.trouble = 413;
    await save(writer);
    server.trouble = undefined;
    await writer.type('For others.');
    await save(writer);
    expect(bodies()).toEqual(['For others.']);
  });
});

describe('a text that goes on after a save whose answer was lost', () => {
  it('in a form is shown beside the one that arrived', async () => {
    const writer = formWriter(server);
    await writer.type('For others.');
    server.trouble = 'lost';
    await save(writer);
    server.trouble = undefined;
    await writer.type('For others, and me.');
    await save(writer);
    expect(bodies()).toEqual(['For others.']);
    cleanup();
    expect(JSON.stringify({ ...localStorage })).toContain('For others, and me.');
  });

  it('that saves itself becomes a change of the one that arrived', async () => {
    const writer = autosaveWriter(server);
    await writer.type('For others.');
    server.trouble = 'lost';
    await save(writer);
    await writer.type('For others, and me.');
    await writer.reload();
    server.trouble = undefined;
    await save(writer);
    expect(bodies()).toEqual(['For others, and me.']);
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

describe('a text of which another device saved a newer version', () => {
  const start = (mine: string): KeptText<Text> => ({
    content: { title: 'Salt', body: mine },
    base: { id: 'item-1', version: 1, content: { title: 'Salt', body: 'For others.' } },
    unsaved: true,
  });
  /** The same change, as a form that waited and as a text that saves itself. */
  async function send(mine: string): Promise<SaveResult<unknown> | string> {
    const earlier = { ...HELD, version: 1, ...start(mine).base?.content };
    const kind = { nouns: ['note'], one: 'note', calls: { ...server, fields: FIELDS, earlier: async () => earlier } };
    localStorage.setItem(`berea_draft:${OWNER}note:item-1`, 'typed');
    localStorage.setItem(
      `berea_draft:${OWNER}note:item-1:saving`,
      JSON.stringify({ version: 1, waiting: start(mine).content }),
    );
    let told: SaveResult<unknown> = {};
    await sendForms(OWNER, [kind as unknown as FormKind], ({ result }) => (told = result));
    return told;
  }
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

  it('is joined with it in both ways alike, where the two touch different words', async () => {
    for (const way of [send, saveItself]) {
      server.put(HELD);
      await way('For others, and me.');
      expect(server.items()).toMatchObject([{ title: 'Light', version: 3 }]);
    }
  });

  it('stays here in both ways alike, where the two changed the same words', async () => {
    server.put({ ...HELD, body: 'For nobody.' });
    expect(await send('For me.')).toMatchObject({ theirs: { body: 'For nobody.' } });
    expect(localStorage.getItem(`berea_draft:${OWNER}note:item-1`)).toBe('typed');
    expect(await saveItself('For me.')).toBe('conflict');
    expect(server.items()).toMatchObject([{ body: 'For nobody.', version: 2 }]);
  });
});

describe('a form that waits', () => {
  const kind = () => ({ nouns: ['note'], one: 'note', calls: { ...server, fields: FIELDS } }) as unknown as FormKind;
  async function writeOffline(): Promise<Writer> {
    const writer = formWriter(server);
    await writer.type('For others.');
    server.trouble = 'offline';
    await save(writer);
    server.trouble = undefined;
    return writer;
  }

  it('is sent from its page while that is open, and from any page then', async () => {
    await writeOffline();
    expect(openTexts.isOpen(`${OWNER}note:new`)).toBe(true);
    await sendForms(OWNER, [kind()], () => undefined);
    expect(bodies()).toEqual([]);
    cleanup();
    await sendForms(OWNER, [kind()], () => undefined);
    expect(bodies()).toEqual(['For others.']);
    expect(localStorage).toHaveLength(0);
  });
});

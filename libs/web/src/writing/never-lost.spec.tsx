import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import {
  keyedServer,
  promisesNeverLost,
  renderPage,
  save,
  type Text,
  type TextServer,
  type Writer,
} from '../testing/index.js';
import { openTexts } from './open-texts.js';
import type { SaveResult } from './save-content.js';
import { type FormKind, sendForms } from './send-forms.js';
import { type FormSaving, useFormSaving } from './use-form-saving.js';
import { useRetryKey } from './use-retry-key.js';

type Server = TextServer;
type Item = ReturnType<Server['items']>[number];

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
    // A saved text has left the form already.
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

promisesNeverLost('a form', formWriter);
promisesNeverLost('a button', buttonWriter);

let server: Server;
beforeEach(() => {
  localStorage.clear();
  server = keyedServer<Text>();
});
afterEach(() => cleanup());
const bodies = () => server.items().map(({ body }) => body);

describe('a form whose text goes on after a save whose answer was lost', () => {
  it('is shown beside the one that arrived', async () => {
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
});

const HELD: Item = {
  id: 'item-1',
  version: 2,
  title: 'Light',
  body: 'A lamp. For others.',
  createdAt: '2026-11-17T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
};

describe('a waiting form with a newer version from another device', () => {
  const CONTENT = { title: 'Salt', body: 'For others.' };
  async function send(mine: string): Promise<SaveResult<unknown>> {
    const earlier = { ...HELD, version: 1, ...CONTENT };
    const kind = { nouns: ['note'], one: 'note', calls: { ...server, fields: FIELDS, earlier: async () => earlier } };
    localStorage.setItem(`berea_draft:${OWNER}note:item-1`, 'typed');
    localStorage.setItem(
      `berea_draft:${OWNER}note:item-1:saving`,
      JSON.stringify({ version: 1, waiting: { ...CONTENT, body: mine } }),
    );
    let told: SaveResult<unknown> = {};
    await sendForms(OWNER, [kind as unknown as FormKind], ({ result }) => (told = result));
    return told;
  }

  it('is joined with it when the two touch different words', async () => {
    server.put(HELD);
    await send('For others, and me.');
    expect(server.items()).toMatchObject([{ title: 'Light', body: 'A lamp. For others, and me.', version: 3 }]);
  });

  it('stays here when the two changed the same words', async () => {
    server.put({ ...HELD, body: 'For nobody.' });
    expect(await send('For me.')).toMatchObject({ theirs: { body: 'For nobody.' } });
    expect(localStorage.getItem(`berea_draft:${OWNER}note:item-1`)).toBe('typed');
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

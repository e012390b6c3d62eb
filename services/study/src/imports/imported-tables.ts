import { ANSWER_STATES, Care, CHAT_LIMITS, CHAT_MODES, ENGINES, type IMPORTED_STUDY, Source } from '@berea/contracts';
import { archivedInstant, archivedVersion, type ImportedTable } from '@berea/server';
import { z } from 'zod';

const id = z.uuid({ error: 'An id is a UUID.' });

/** Longest answer and most sources of a message in an archive: more than any answer has. */
const MOST = { response: 400_000, sources: 200, model: 100 } as const;

const Conversation = z.object({
  id,
  title: z.string().max(CHAT_LIMITS.title, { error: `The title can be at most ${CHAT_LIMITS.title} characters.` }),
  version: archivedVersion,
  createdAt: archivedInstant,
  usedAt: archivedInstant,
});

/** An address of the product alone: any other could lead anywhere. */
const ownSource = Source.transform(({ href, ...source }) =>
  href && /^\/(?![/\\])/.test(href) ? { ...source, href } : source,
);

/** Citations are no part of it: they are made here. */
const Message = z.object({
  id,
  conversationId: id,
  parentId: id.nullish(),
  message: z
    .string()
    .max(CHAT_LIMITS.message, { error: `A question can be at most ${CHAT_LIMITS.message} characters.` }),
  mode: z.enum(CHAT_MODES),
  response: z
    .string()
    .max(MOST.response, { error: `An answer can be at most ${MOST.response} characters.` })
    .nullish(),
  engine: z.enum(ENGINES).nullish(),
  model: z.string().max(MOST.model).nullish(),
  state: z.enum(ANSWER_STATES).nullish(),
  scope: z
    .object({
      works: z.array(z.string().max(60)).max(CHAT_LIMITS.works).optional(),
      textOnly: z.boolean().optional(),
    })
    .nullish(),
  sources: z.array(ownSource).max(MOST.sources).default([]),
  care: Care.omit({ help: true }).nullish(),
  next: z.array(z.string().max(CHAT_LIMITS.message)).max(CHAT_LIMITS.next).default([]),
  createdAt: archivedInstant,
});

const TABLES: Readonly<Record<(typeof IMPORTED_STUDY)[number], ImportedTable>> = {
  conversations: {
    field: 'conversations',
    name: 'conversations',
    key: ['id'],
    words: ['title', 'used_at'],
    title: 't.title',
    ids: { id: 'conversations' },
    read: (row) => {
      const { createdAt, usedAt, ...conversation } = Conversation.parse(row);
      return { ...conversation, created_at: createdAt, used_at: usedAt };
    },
  },
  messages: {
    field: 'messages',
    name: 'messages',
    key: ['id'],
    words: ['message', 'response'],
    order: 'created_at',
    ids: {
      id: 'messages',
      conversation_id: 'conversations',
      // The first message names its conversation.
      parent_id: ({ parent_id: parent, conversation_id: conversation }) =>
        parent === conversation ? 'conversations' : 'messages',
    },
    read: (row) => {
      const { conversationId, parentId, createdAt, state = null, ...message } = Message.parse(row);
      const empty = { response: null, engine: null, model: null, scope: null, care: null };
      return {
        ...empty,
        ...Object.fromEntries(Object.entries(message).filter(([, value]) => value != null)),
        conversation_id: conversationId,
        parent_id: parentId ?? null,
        // Nothing makes its answer any more.
        state: state === 'answering' ? 'broken_off' : state,
        citations: [],
        imported: true,
        created_at: createdAt,
      };
    },
  },
};

export const IMPORTED_TABLES: readonly ImportedTable[] = Object.values(TABLES);

import { z } from 'zod';
import { ENGINES } from './chat-message.js';
import { BASKET_LIMITS, ORIGIN_LIMITS } from './values/limits.js';
import { draftLine, line, prose } from './text.js';

/** The kinds of a sermon's pieces, as their labels say. */
export const BASKET_KINDS = [
  'text',
  'verse',
  'cross-reference',
  'word',
  'structure',
  'quotation',
  'question',
  'answer',
  'note',
] as const;
export type BasketKind = (typeof BASKET_KINDS)[number];

/** The author of a drafted piece, if Scholar drafted it and the model is known. */
const maker = z
  .strictObject({
    engine: z.enum(ENGINES, { error: `Engine is one of: ${ENGINES.join(', ')}.` }),
    model: line('Model', ORIGIN_LIMITS.model).optional().describe('By its name, where `engine` is `model`'),
    sources: z
      .array(line('Source', ORIGIN_LIMITS.source), { error: 'Sources must be a list.' })
      .max(ORIGIN_LIMITS.sources, { error: `A piece can name at most ${ORIGIN_LIMITS.sources} sources.` }),
  })
  .describe('What made what Scholar wrote');

/** Something that waits to be put into the manuscript of a sermon. */
export const BasketPiece = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w-]{1,40}$/, { error: 'Id must have 1 to 40 letters, digits, hyphens and underscores.' })
      .describe('Its own within the sermon, given by the client')
      .meta({ examples: ['luke-15-20'] }),
    kind: z.enum(BASKET_KINDS, { error: `Kind is one of: ${BASKET_KINDS.join(', ')}.` }),
    title: draftLine('Title', BASKET_LIMITS.title).describe('What it is called in the list'),
    text: prose('Text', BASKET_LIMITS.text).describe('As it will stand in the manuscript'),
    source: line('Source', BASKET_LIMITS.source).optional().describe('Where its words come from: its footnote'),
    drafted: z.boolean({ error: 'Drafted must be true or false.' }).optional().describe('Whether Scholar wrote it'),
    maker: maker.optional(),
  })
  .meta({ id: 'BasketPiece' });
export type BasketPiece = z.infer<typeof BasketPiece>;

const EXAMPLE = [
  {
    id: 'luke-15-20',
    kind: 'verse',
    title: 'Luke 15:20',
    text: '“But when he was yet a great way off” (Luke 15:20 KJV)',
  },
];

export const basket = z.array(BasketPiece, { error: 'Basket must be a list.' }).meta({ examples: [EXAMPLE] });

const idsDiffer = (pieces: readonly BasketPiece[]): boolean =>
  new Set(pieces.map(({ id }) => id)).size === pieces.length;

/** The basket in a request, which limits its size. */
export const basketDraft = basket
  .max(BASKET_LIMITS.pieces, {
    error: `A basket can hold at most ${BASKET_LIMITS.pieces} pieces. Put them into the sermon first.`,
  })
  .refine((pieces) => pieces.reduce((sum, { text }) => sum + text.length, 0) <= BASKET_LIMITS.text, {
    error: `A basket can hold at most ${BASKET_LIMITS.text} characters. Put its pieces into the sermon first.`,
  })
  .refine(idsDiffer, { error: 'Each piece of a basket needs an id of its own.' });

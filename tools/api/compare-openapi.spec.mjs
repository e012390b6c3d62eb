import { describe, expect, it } from '@jest/globals';
import { breaksOfApi } from './compare-openapi.mjs';

const NOTE = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 200 },
    kind: { enum: ['study', 'journal'] },
    tags: { type: 'array', items: { type: 'string' } },
  },
  required: ['title'],
};
const json = (schema) => ({ content: { 'application/json': { schema } } });
const api = ({ input = NOTE, output = NOTE, parameters = [], body = {}, paths = {}, responses } = {}) => ({
  components: { schemas: { Note: output } },
  paths: {
    '/api/notes': {
      post: {
        parameters,
        requestBody: { ...json(input), ...body },
        responses: responses ?? { 201: json({ $ref: '#/components/schemas/Note' }) },
      },
    },
    ...paths,
  },
});
const changed = (fields, more = {}) => ({ ...NOTE, ...more, properties: { ...NOTE.properties, ...fields } });
const query = (name, more = {}) => ({ in: 'query', name, schema: { type: 'string' }, ...more });
const gone = { ...NOTE, properties: { title: NOTE.properties.title, tags: NOTE.properties.tags } };

describe('breaksOfApi, of two versions of an OpenAPI document', () => {
  it.each([
    ['nothing', {}, {}],
    ['a new route', {}, { paths: { '/api/prayers': { get: { responses: {} } } } }],
    ['a new field of an input that may be left out', {}, { input: changed({ colour: { type: 'string' } }) }],
    [
      'a new field of an answer',
      {},
      { output: changed({ colour: { type: 'string' } }, { required: ['title', 'colour'] }) },
    ],
    ['a wider limit of an input', {}, { input: changed({ title: { type: 'string', maxLength: 300 } }) }],
    ['a further value of an input', {}, { input: changed({ kind: { enum: ['study', 'journal', 'prayer'] } }) }],
    ['a further form of an input', {}, { input: { anyOf: [NOTE, { type: 'string' }] } }],
    ['fewer values of an answer', {}, { output: changed({ kind: { enum: ['study'] } }) }],
    ['a new parameter that may be left out', {}, { parameters: [query('search')] }],
  ])('with %s in the newer version, finds nothing', (_change, before, after) => {
    expect(breaksOfApi(api(before), api(after))).toEqual([]);
  });

  it.each([
    ['a removed field of an input', {}, { input: gone }, 'POST /api/notes: body.kind is removed'],
    ['a removed field of an answer', {}, { output: gone }, 'POST /api/notes: answer 201.kind is removed'],
    [
      'a new required field of an input',
      {},
      { input: changed({ colour: {} }, { required: ['title', 'colour'] }) },
      'POST /api/notes: body.colour is required',
    ],
    [
      'a field of an answer that may be missing',
      {},
      { output: { ...NOTE, required: [] } },
      'POST /api/notes: answer 201.title may be missing',
    ],
    [
      'another type',
      {},
      { input: changed({ title: { type: 'number' } }) },
      'POST /api/notes: body.title: its type is number, and was string',
    ],
    [
      'a type of an answer that may be null',
      {},
      { output: changed({ title: { type: ['string', 'null'] } }) },
      'POST /api/notes: answer 201.title: its type is string or null, and was string',
    ],
    [
      'another type of what a list holds',
      {},
      { output: changed({ tags: { type: 'array', items: { type: 'integer' } } }) },
      'POST /api/notes: answer 201.tags[]: its type is integer, and was string',
    ],
    [
      'a narrower limit of an input',
      {},
      { input: changed({ title: { type: 'string', maxLength: 100 } }) },
      'POST /api/notes: body.title: maxLength is 100, and was 200',
    ],
    [
      'a removed value of an input',
      {},
      { input: changed({ kind: { enum: ['study'] } }) },
      'POST /api/notes: body.kind: journal is not taken any more',
    ],
    [
      'a new value of an answer',
      {},
      { output: changed({ kind: { enum: ['study', 'journal', 'prayer'] } }) },
      'POST /api/notes: answer 201.kind: prayer is a new value',
    ],
    [
      'a new form of an answer',
      {},
      { output: { anyOf: [NOTE, { type: 'string' }] } },
      'POST /api/notes: answer 201: it has a new form',
    ],
    [
      'an input that refuses unknown fields',
      {},
      { input: { ...NOTE, additionalProperties: false } },
      'POST /api/notes: body: unknown fields are refused',
    ],
    [
      'a removed parameter',
      { parameters: [query('search')] },
      {},
      'POST /api/notes: query parameter search is removed',
    ],
    [
      'a new required parameter',
      {},
      { parameters: [query('day', { required: true })] },
      'POST /api/notes: query parameter day is required',
    ],
    ['a body that is required', {}, { body: { required: true } }, 'POST /api/notes: the body is required'],
    [
      'a removed header of an answer',
      { responses: { 201: { ...json(NOTE), headers: { ETag: {} } } } },
      { responses: { 201: json(NOTE) } },
      'POST /api/notes: the answer 201 has no header ETag any more',
    ],
    [
      'another type of fields that are not named',
      { input: { type: 'object', additionalProperties: { type: 'string' } } },
      { input: { type: 'object', additionalProperties: { type: 'integer' } } },
      'POST /api/notes: body.*: its type is integer, and was string',
    ],
    ['a removed answer', {}, { responses: { 200: json(NOTE) } }, 'POST /api/notes: the answer 201 is removed'],
    ['a removed route', { paths: { '/api/prayers': { get: { responses: {} } } } }, {}, 'GET /api/prayers is removed'],
  ])('with %s in the newer version, names the break', (_change, before, after, found) => {
    expect(breaksOfApi(api(before), api(after))).toEqual([found]);
  });

  it('with a schema that holds itself, comes to an end', () => {
    const tree = { type: 'object', properties: { below: { $ref: '#/components/schemas/Note' } } };
    expect(breaksOfApi(api({ output: tree }), api({ output: tree }))).toEqual([]);
  });
});

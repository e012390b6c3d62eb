import { answerShapes, type Shape } from '@berea/contracts/minified';
import { mapEventIterator } from '@orpc/client';
import { readError, UnreadableAnswerError } from '../transport-error.js';

type Fields = Record<string, unknown>;

const { routes, named } = answerShapes;

/** Fields that an older server's answer leaves out and the question tells. */
const FROM_QUESTION: Readonly<Record<string, (question: Fields, answer: Fields) => Fields>> = {
  'bible.chapter': ({ book, chapter, translation }) => ({ book, chapter, translation }),
  'bible.search': ({ q, translation = 'KJV', offset }, { results }) => ({
    query: q,
    translation: String(translation).toUpperCase(),
    offset,
    kind: 'verses',
    total: Array.isArray(results) ? results.length : 0,
  }),
  'reference.semanticRelations': ({ word }, answer) => ({ word, summary: summaryOf(answer) }),
  'chat.ask': (question) => question,
  'notes.create': (question) => question,
  'notes.update': (question) => question,
  'sermons.create': (question) => question,
  'sermons.update': (question) => question,
  'bookmarks.create': (question) => question,
  'highlights.set': (question) => question,
};

/** An answer to a change that says what was changed, and perhaps no more. */
const PARTIAL = ['profile.updatePreferences'];

/** Substitutes for a missing field if its object has another one that says as much. */
const INSTEAD: Readonly<Record<string, string>> = { updatedAt: 'createdAt', createdAt: 'updatedAt', endVerse: 'verse' };

/** Entries of a summary, and characters of each. */
const SUMMARY = { entries: 5, characters: 100 };

/**
 * An answer as pages expect it. The server may be older than the page, newer, or know only what the API's first
 * description promised: a field that is missing gets its neutral value, a verdict that is missing costs the item that lacks
 * it, and what is unknown stays. So pages read every field that the contract names without asking.
 * @throws UnreadableAnswerError for an answer that is nothing of the kind
 */
export function completeAnswer(route: string, question: unknown, answer: unknown): unknown {
  const shape = routes[route];
  if (shape === undefined || PARTIAL.includes(route)) return answer;
  if (isStream(answer))
    return mapEventIterator(answer, {
      // An event of a kind that is not known here is left to its listener.
      value: async (event) => complete(shape, event) ?? event,
      error: async (error) => readError(route, error),
    });
  const fromQuestion = FROM_QUESTION[route];
  let given = answer;
  if (fromQuestion) {
    const own = isFields(answer) ? answer : route === 'reference.semanticRelations' ? { ...Object(answer) } : {};
    given =
      isFields(answer) || isNothing(answer) || Object.keys(own).length > 0
        ? { ...fromQuestion(isFields(question) ? question : {}, own), ...own }
        : answer;
  }
  const whole = complete(shape, given);
  if (whole === undefined) throw new UnreadableAnswerError(route);
  return whole;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

const isStream = (value: unknown): value is AsyncIterator<unknown, unknown, void> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** @returns undefined where a value does not fit the shape and has no neutral value */
function complete(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return shape.startsWith('#') ? byName(shape, value) : simple(shape, value);
  if (isList(shape)) {
    const [item] = shape;
    return Array.isArray(value)
      ? value.map((each) => complete(item, each)).filter((each) => each !== undefined)
      : undefined;
  }
  if ('null' in shape) return value === null ? null : (complete(shape.null, value) ?? null);
  if ('or' in shape) return shape.or.includes(value as string) ? value : shape.or[0];
  // An unknown verdict stays: pages show what it was said of as unchecked.
  if ('must' in shape) return typeof value === 'string' && value !== '' ? value : undefined;
  if ('of' in shape) return shape.of.includes(value as string) ? value : undefined;
  if (!isFields(value)) return undefined;
  if ('fields' in shape) return completeFields(shape.fields, value);
  if ('each' in shape)
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, each]) => [key, complete(shape.each, each)])
        .filter(([, each]) => each !== undefined),
    );
  const own = shape.type[String(value['type'])];
  return own && complete(own, value);
}

const byName = (shape: string, value: unknown): unknown => {
  const meant = named[shape.slice(1)];
  return meant === undefined ? value : complete(meant, value);
};

/** In place, since events carry their number beside their fields. */
function completeFields(fields: Readonly<Record<string, Shape>>, value: Fields): Fields | undefined {
  const isMissing = (name: string) => name in fields && isNothing(value[name]);
  for (const [name, other] of Object.entries(INSTEAD)) if (isMissing(name)) value[name] = value[other];
  for (const [key, shape] of Object.entries(fields)) {
    const optional = key.endsWith('?');
    const name = optional ? key.slice(0, -1) : key;
    const given = value[name];
    const found = complete(shape, given);
    if (optional) {
      // Null says something where the contract allows it, and nothing elsewhere.
      if (found === undefined || (found === null && given !== null)) delete value[name];
      else value[name] = found;
      continue;
    }
    const isNew = typeof given === 'string' && typeof shape === 'object' && 'of' in shape;
    const whole = found ?? (isNew ? given : neutral(shape));
    if (whole === undefined) return undefined;
    value[name] = whole;
  }
  return value;
}

function simple(shape: string, value: unknown): unknown {
  switch (shape) {
    case 'text':
      if (typeof value === 'object' && value !== null) return JSON.stringify(value);
      return isNothing(value) && value !== '' ? undefined : String(value);
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
      return Number.isFinite(number) ? number : undefined;
    }
    case 'boolean':
    case 'yes':
      return typeof value === 'boolean' ? value : undefined;
    case 'instant':
      return instant(value);
    default:
      return value;
  }
}

/** An instant as the browser reads it: another way of writing it is changed to ours. */
function instant(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return typeof value === 'string' ? value : date.toISOString();
}

const NEUTRAL = { text: '', number: 0, boolean: false, yes: true, instant: new Date(0).toISOString() };

/** The neutral value of a shape. */
function neutral(shape: Shape): unknown {
  if (typeof shape === 'string') {
    if (shape.startsWith('#')) return neutral(named[shape.slice(1)] ?? 'any');
    return shape in NEUTRAL ? NEUTRAL[shape as keyof typeof NEUTRAL] : null;
  }
  if (isList(shape)) return [];
  if ('null' in shape) return null;
  if ('or' in shape) return shape.or[0];
  if ('of' in shape) return '';
  return 'type' in shape || 'must' in shape ? undefined : complete(shape, {});
}

const isList = (shape: Exclude<Shape, string>): shape is readonly [Shape] => Array.isArray(shape);

/** Any object in a few short lines. */
const summaryOf = (answer: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(answer)
      .slice(0, SUMMARY.entries)
      .map(([name, value]) => [
        name.slice(0, SUMMARY.characters),
        (Array.isArray(value) && value.every((each) => typeof each !== 'object')
          ? value.join(', ')
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value)
        ).slice(0, SUMMARY.characters),
      ]),
  );

const list = (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const without = (values, others) => values.filter((value) => !others.includes(value));

/**
 * Breaks when a schema takes another's place: a client's input must be accepted as before, and an answer must hold
 * nothing that the client could not know, and all that it could rely on.
 * @param {object | undefined} one
 * @param {object | undefined} other
 * @param {{ at: string, direction: 'input' | 'output', before: object, after: object, seen?: Set<string> }} context
 *   `at`: its name in the sentences; `before`, `after`: the documents, where references lead to
 * @returns {string[]} one sentence each
 */
export function breaksOfSchema(one, other, context) {
  const { before, after, seen = new Set() } = context;
  const pair = one?.$ref && other?.$ref && `${one.$ref} ${other.$ref}`;
  // A schema may hold itself.
  if (pair && seen.has(pair)) return [];
  const within = { ...context, seen: new Set(pair ? [...seen, pair] : seen) };
  const [was, now] = [resolve(one, before), resolve(other, after)];
  if (alternatives(was) || alternatives(now)) return breaksOfAlternatives(was, now, within);
  return [
    ...breaksOfTypes(was, now, within),
    ...breaksOfValues(was, now, within),
    ...(context.direction === 'input' ? tighter(was, now, context.at) : []),
    ...breaksOfFields(was, now, within),
    ...(was.items && now.items ? breaksOfSchema(was.items, now.items, { ...within, at: `${context.at}[]` }) : []),
    ...list(was.allOf).flatMap((part, index) => breaksOfSchema(part, now.allOf?.[index], within)),
  ];
}

const alternatives = (schema) => schema.anyOf ?? schema.oneOf;

/** An input must take each former form, an answer have none but former ones. */
function breaksOfAlternatives(was, now, context) {
  const { at, direction } = context;
  const [former, present] = [alternatives(was) ?? [was], alternatives(now) ?? [now]];
  const suits = (from, to) => !breaksOfSchema(from, to, context).length;
  if (direction === 'input') {
    const taken = former.every((from) => present.some((to) => suits(from, to)));
    return taken ? [] : [`${at}: one of its forms is not taken any more`];
  }
  const known = present.every((to) => former.some((from) => suits(from, to)));
  return known ? [] : [`${at}: it has a new form`];
}

/** Compares two lists of possible values: those that an input no longer takes, or that an answer has not had before. */
const excess = (direction, was, now) => (direction === 'input' ? without(was, now) : without(now, was));

function breaksOfTypes(was, now, { at, direction }) {
  const types = ({ type }) => list(type).flatMap((name) => (name === 'number' ? ['number', 'integer'] : [name]));
  const [former, present] = [types(was), types(now)];
  if (!former.length || !present.length || !excess(direction, former, present).length) return [];
  return [`${at}: its type is ${list(now.type).join(' or ')}, and was ${list(was.type).join(' or ')}`];
}

function breaksOfValues(was, now, { at, direction }) {
  const values = (schema) => schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  const [former, present] = [values(was), values(now)];
  if (former && present) {
    return excess(direction, former, present).map((value) =>
      direction === 'input' ? `${at}: ${value} is not taken any more` : `${at}: ${value} is a new value`,
    );
  }
  if (direction === 'input') return present ? [`${at}: only certain values are taken`] : [];
  return former ? [`${at}: it can be any value`] : [];
}

function breaksOfFields(was, now, context) {
  const { at, direction } = context;
  const fields = (schema) => schema.properties ?? {};
  const required = without(list(now.required), list(was.required)).map((name) => `${at}.${name} is required`);
  const missing = without(list(was.required), list(now.required))
    .filter((name) => fields(now)[name])
    .map((name) => `${at}.${name} may be missing`);
  const breaks = Object.entries(fields(was)).flatMap(([name, schema]) => {
    const counterpart = fields(now)[name];
    const place = `${at}.${name}`;
    return counterpart ? breaksOfSchema(schema, counterpart, { ...context, at: place }) : [`${place} is removed`];
  });
  return [...(direction === 'input' ? required : missing), ...breaks, ...breaksOfOtherFields(was, now, context)];
}

/** Fields that are not named: any, none, or each of one schema. */
function breaksOfOtherFields(was, now, context) {
  const [former, present] = [was.additionalProperties ?? true, now.additionalProperties ?? true];
  const place = `${context.at}.*`;
  if (typeof former === 'object' && typeof present === 'object') {
    return breaksOfSchema(former, present, { ...context, at: place });
  }
  if (context.direction === 'input' && was.type === 'object' && former !== false && present === false) {
    return [`${context.at}: unknown fields are refused`];
  }
  return [];
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const FORM = ['pattern', 'format'];

function tighter(was, now, at) {
  const narrower = [
    ...UPPER.filter((name) => (now[name] ?? Infinity) < (was[name] ?? Infinity)),
    ...LOWER.filter((name) => (now[name] ?? -Infinity) > (was[name] ?? -Infinity)),
    ...FORM.filter((name) => now[name] !== undefined && now[name] !== was[name]),
  ];
  return narrower.map((name) => `${at}: ${name} is ${now[name]}, and was ${was[name] ?? 'none'}`);
}

function resolve(schema, document) {
  if (!schema?.$ref) return schema ?? {};
  const path = schema.$ref.replace(/^#\//, '').split('/');
  return resolve(
    path.reduce((value, key) => value?.[key], document),
    document,
  );
}

import { breaksOfSchema } from './compare-schemas.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Parts of an API that a client of its former version could no longer rely on.
 * @param {object} before OpenAPI 3.1 document
 * @param {object} after the same API now
 * @returns {string[]} one sentence each; empty if every former call goes on working
 */
export function breaksOfApi(before, after) {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).flatMap((method) => {
      const at = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) return [`${at} is removed`];
      const schemas = (one, other, direction, place) =>
        breaksOfSchema(one, other, { at: place, direction, before, after });
      return [
        ...breaksOfParameters(methods[method], now, schemas),
        ...breaksOfBody(methods[method].requestBody, now.requestBody, schemas),
        ...breaksOfAnswers(methods[method].responses, now.responses, schemas),
      ].map((each) => `${at}: ${each}`);
    }),
  );
}

const bodies = (holder) => Object.entries(holder?.content ?? {});

function breaksOfParameters(was, now, schemas) {
  const byName = ({ parameters = [] }) =>
    new Map(parameters.map((each) => [`${each.in} parameter ${each.name}`, each]));
  const [former, present] = [byName(was), byName(now)];
  const removed = [...former.keys()].filter((name) => !present.has(name)).map((name) => `${name} is removed`);
  const changed = [...present].flatMap(([name, parameter]) => {
    const known = former.get(name);
    if (parameter.required && !known?.required) return [`${name} is required`];
    return known ? schemas(known.schema, parameter.schema, 'input', name) : [];
  });
  return [...removed, ...changed];
}

function breaksOfBody(was, now, schemas) {
  return [
    ...(now?.required && !was?.required ? ['the body is required'] : []),
    ...bodies(was).flatMap(([type, { schema }]) => {
      const other = now?.content?.[type];
      return other ? schemas(schema, other.schema, 'input', 'body') : [`a body of ${type} is not taken`];
    }),
  ];
}

function breaksOfAnswers(was, now, schemas) {
  return Object.entries(was).flatMap(([status, response]) => {
    const other = now[status];
    if (!other) return [`the answer ${status} is removed`];
    const headers = Object.keys(response.headers ?? {}).filter((name) => !other.headers?.[name]);
    return [
      ...headers.map((name) => `the answer ${status} has no header ${name} any more`),
      ...bodies(response).flatMap(([type, { schema }]) => {
        const present = other.content?.[type];
        if (!present) return [`the answer ${status} is no longer ${type}`];
        return schemas(schema, present.schema, 'output', `answer ${status}`);
      }),
    ];
  });
}

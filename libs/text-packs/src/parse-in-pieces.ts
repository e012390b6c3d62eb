import { TimeSlice } from './time-slice.js';

/** How many bytes are parsed at once. */
const PIECE = 1 << 16;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Parses an object like `JSON.parse`, its large members a piece at a time: it yields to the event loop between them,
 * and 13 MB of JSON never become a string of 26 MB.
 * @param json as `JSON.stringify` writes it, without spaces between the signs
 * @throws Error when it is something else
 */
export async function parseInPieces(json: Buffer, piece = PIECE): Promise<Record<string, unknown>> {
  if (json[0] !== OPEN_OBJECT) throw new SyntaxError('The JSON is no object.');
  const slice = new TimeSlice();
  const whole: Record<string, unknown> = {};
  for (let at = 1; json[at] !== CLOSE_OBJECT;) {
    const colon = endOfString(json, at);
    const name = parse(json, at, colon) as string;
    const members = membersOf(json, colon + 1, piece);
    for (let next = members.next(); ; next = members.next()) {
      if (next.done) {
        const [value, end] = next.value;
        put(whole, name, value);
        at = end;
        break;
      }
      await slice.yieldToEventLoop();
    }
    if (json[at] === COMMA) at += 1;
  }
  return whole;
}

/** Like `JSON.parse`: `__proto__` is a name like any other. */
function put(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, writable: true, enumerable: true, configurable: true });
}

/** Parses the value at a place; yields between two pieces of it. @returns the value, and the place behind it */
function* membersOf(json: Buffer, start: number, piece: number): Generator<void, [value: unknown, end: number]> {
  if (json[start] === OPEN_ARRAY) {
    const rows: unknown[] = [];
    const end = yield* eachPiece(json, start, piece, (text) => {
      for (const row of JSON.parse(`[${text}]`) as unknown[]) rows.push(row);
    });
    return [rows, end];
  }
  if (json[start] === OPEN_OBJECT) {
    const members: Record<string, unknown> = {};
    const end = yield* eachPiece(json, start, piece, (text) => {
      for (const [name, value] of Object.entries(JSON.parse(`{${text}}`) as object)) put(members, name, value);
    });
    return [members, end];
  }
  const end = endOfValue(json, start);
  return [parse(json, start, end), end];
}

/** @returns the place behind the array or object that starts at `start` */
function* eachPiece(json: Buffer, start: number, piece: number, take: (text: string) => void): Generator<void, number> {
  const named = json[start] === OPEN_OBJECT;
  const close = named ? CLOSE_OBJECT : CLOSE_ARRAY;
  let at = start + 1;
  let from = at;
  while (json[at] !== close) {
    at = endOfValue(json, named ? endOfString(json, at) + 1 : at);
    const more = json[at] === COMMA;
    if (!more || at - from >= piece) {
      take(json.toString('utf8', from, at));
      from = at + 1;
      yield;
    }
    if (more) at += 1;
  }
  if (from < at) throw new SyntaxError('The JSON has a comma too many.');
  return at + 1;
}

const parse = (json: Buffer, start: number, end: number): unknown => JSON.parse(json.toString('utf8', start, end));

/** The place behind the value at `at`. */
function endOfValue(json: Buffer, start: number): number {
  let depth = 0;
  for (let at = start; at < json.length;) {
    const sign = json[at];
    if (sign === QUOTE) at = endOfString(json, at);
    else {
      if (sign === OPEN_ARRAY || sign === OPEN_OBJECT) depth += 1;
      else if (depth === 0 && (sign === COMMA || sign === CLOSE_ARRAY || sign === CLOSE_OBJECT)) return at;
      else if (sign === CLOSE_ARRAY || sign === CLOSE_OBJECT) depth -= 1;
      at += 1;
    }
  }
  throw new SyntaxError('The JSON ends too early.');
}

/** The place behind the string that begins at `start`. */
function endOfString(json: Buffer, start: number): number {
  for (let at = json.indexOf(QUOTE, start + 1); at > 0; at = json.indexOf(QUOTE, at + 1)) {
    let before = at - 1;
    while (json[before] === BACKSLASH) before -= 1;
    // An even number of backslashes escape each other, not the quotation mark.
    if ((at - before) % 2 === 1) return at + 1;
  }
  throw new SyntaxError('The JSON ends too early.');
}

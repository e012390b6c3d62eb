/** A text of any length that makes code read it again and again if the code is not linear. */
export type HostileText = readonly [name: string, make: (length: number) => string];

const run = (unit: string, before = '', behind = '') => {
  return (length: number): string =>
    before + unit.repeat(Math.max(1, Math.floor((length - before.length - behind.length) / unit.length))) + behind;
};
/** Ever longer pieces, the first of them made of 1. */
const grow = (piece: (size: number) => string) => (length: number) => {
  const pieces: string[] = [];
  for (let [size, sum] = [1, 0]; sum < length; size += 1) {
    const next = piece(size);
    pieces.push(next);
    sum += next.length;
  }
  return pieces.join('').slice(0, length);
};
/** A table whose head takes a third of the text, and its shortest rows the rest. */
const table = (length: number) =>
  `${'|a'.repeat(length / 12)}|\n${'|-'.repeat(length / 12)}|\n${'|\n'.repeat(length / 3)}`;
const nest = (open: string, close: string) => (length: number) =>
  open.repeat(length / 2 / open.length) + close.repeat(length / 2 / close.length);

/** Long runs of each class of characters, ends that nothing takes, alternating pieces, nested ones. */
export const HOSTILE_TEXTS: readonly HostileText[] = [
  ['blanks within a line', run(' ', 'a', 'x')],
  ['blanks before a reference', run(' ', '', 'John 3:16')],
  ['tabs within a line', run('\t', 'a', 'x')],
  ['no-break and wide blanks', run('\u00a0\u3000', 'a', 'x')],
  ['empty lines', run('\n', 'a', 'x')],
  ['lines of a blank', run(' \n', 'a', 'x')],
  ['returns without line feeds', run('\r', 'a', 'x')],
  ['full stops', run('.')],
  ['full stops before a letter', run('.', 'a', 'x')],
  ['exclamation marks', run('!', 'a', 'x')],
  ['question marks', run('?', 'a', 'x')],
  ['full stops and quotation marks', run('.”')],
  ['sentences of one letter', run('a. ')],
  ['sentences that go on', run('Am. b ')],
  ['numbered sentences', run('1. ')],
  ['colons and semicolons', run(';:')],
  ['commas', run(', ')],
  ['hyphens', run('-', 'a', 'x')],
  ['dashes', run('— ')],
  ['dashes that are no hyphen', run('\u2011')],
  ['digits of another script', run('\u0663\u2011')],
  ['one letter', run('a')],
  ['one capital', run('A')],
  ['one Greek letter', run('ω')],
  ['one Hebrew letter with points', run('א\u05b8')],
  ['one digit', run('1')],
  ['zeros before a year', run('0', 'games for ', ' year olds for')],
  ['digits and blanks', run('1 ')],
  ['digits and colons', run('1:')],
  ['surrogates', run('😀')],
  ['marks that combine', run('\u0301', 'e')],
  ['words with apostrophes', run("a'a-")],
  ['names without places', run('Second John ')],
  ['places', run('John 3:16; ')],
  ['verses of one chapter', run('1,2-3;', 'John 3:')],
  ['words that ask', run('where how many times what does ')],
  ['words of people and places', run('son pastor church husband ')],
  ['straight quotation marks', run('"')],
  ['quotation marks that open', run('“a b ')],
  ['brackets within brackets', nest('(', ')')],
  ['links within links', nest('[', '](a)')],
  ['stars and lines under words', run('*_')],
  ['quotations within quotations', nest('“a ', ' b”')],
  ['block quotes and headings', run('> # 1. - a\n')],
  ['tags and entities', run('<a &amp')],
  ['brackets that open', run('[')],
  ['pictures that open', run('![')],
  ['links that open', run('[a](')],
  ['links that open nothing', run('](')],
  ['brackets within square brackets', nest('[', ']')],
  ['notes without a text', run('[^a]')],
  ['definitions of links', grow((size) => `[${size}]: a\n`)],
  ['stars and letters', run('*a')],
  ['stress that opens and never ends', run('*a **a _')],
  ['stress that ends elsewhere', run('*a_ ')],
  ['tildes and letters', run('~a')],
  ['backticks that grow', grow((size) => `a${'`'.repeat(size)}`)],
  ['quotes within quotes', run('> ')],
  ['quotes parted by empty lines', run('> a\n\n')],
  ['lists within lists in one line', run('1. ')],
  ['lists that deepen line by line', grow((size) => `${' '.repeat(2 * size)}- a\n`)],
  ['a table of many columns and short rows', table],
  ['lines under words', run('a\n=\n')],
  ['fences', run('```a\n')],
  ['comments that open', run('<!--')],
  ['titles of links that open', run('[a](b "')],
];

/** The longer text is this many times as long, and may cost this many times as much: linear is 8, quadratic 64. */
const LONGER = 8;
const MOST = 12;
/** Milliseconds. A shorter time would measure the clock, and does no harm. */
const FLOOR_MS = 1.5;
const TRIES = 5;

/**
 * How many times as much processor time a text costs that is eight times as long, at its best; 0 if it costs next to
 * nothing. Other load on the machine does not count.
 * @param longest the limit of the text
 * @param floorMs what the shorter text may cost whatever it is
 */
export async function timesAsMuch(
  act: (text: string) => unknown,
  make: (length: number) => string,
  longest: number,
  floorMs = FLOOR_MS,
): Promise<number> {
  const [short, long] = [make(Math.floor(longest / LONGER)), make(longest)];
  const costOf = async (text: string) => {
    const before = process.cpuUsage();
    await act(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const least = { short: Infinity, long: Infinity };
  for (let tried = 0; tried < TRIES; tried += 1) {
    least.short = Math.min(least.short, await costOf(short));
    least.long = Math.min(least.long, await costOf(long));
    if (least.long <= MOST * floorMs) return 0;
    if (least.long <= MOST * least.short) break;
  }
  return Math.round(least.long / Math.max(least.short, floorMs));
}

/** The hostile texts that cost more than they may, by name and how many times as much. */
export async function dearTexts(
  act: (text: string) => unknown,
  longest: number,
  {
    texts = HOSTILE_TEXTS,
    floorMs = FLOOR_MS,
  }: { readonly texts?: readonly HostileText[]; readonly floorMs?: number } = {},
): Promise<string[]> {
  const dear: string[] = [];
  for (const [name, make] of texts) {
    const first = await timesAsMuch(act, make, longest, floorMs);
    if (first <= MOST) continue;
    // The threads that another test left behind, and memory being freed, count for this process too: a linear text may be
    // dear in one round of five. Code that is not linear is dear in every round.
    const times = Math.min(first, await timesAsMuch(act, make, longest, floorMs));
    if (times > MOST) dear.push(`${name}: ${times} times`);
  }
  return dear;
}

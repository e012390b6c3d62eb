/** A text as long as it is asked for, made to be read again and again by what is not linear. */
export type HostileText = readonly [name: string, make: (length: number) => string];

const run = (unit: string, before = '', behind = '') => {
  return (length: number): string =>
    before + unit.repeat(Math.max(1, Math.floor((length - before.length - behind.length) / unit.length))) + behind;
};
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
];

/** So many times as long is the longer text, and so many times as much it may cost: linear is 8, quadratic 64. */
const LONGER = 8;
const MOST = 12;
/** Milliseconds: less would measure the clock, and harms nobody. */
const FLOOR_MS = 1.5;
const TRIES = 5;

/**
 * How many times as much processor time a text costs that is eight times as long, at its best; 0 where it costs next to
 * nothing. What else the machine does costs nothing here.
 * @param longest the limit of the text
 */
export async function timesAsMuch(
  act: (text: string) => unknown,
  make: (length: number) => string,
  longest: number,
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
    if (least.long <= MOST * FLOOR_MS) return 0;
    if (least.long <= MOST * least.short) break;
  }
  return Math.round(least.long / Math.max(least.short, FLOOR_MS));
}

/** The hostile texts that cost more than they may, by name and how many times as much. */
export async function dearTexts(
  act: (text: string) => unknown,
  longest: number,
  texts: readonly HostileText[] = HOSTILE_TEXTS,
): Promise<string[]> {
  const dear: string[] = [];
  for (const [name, make] of texts) {
    const times = await timesAsMuch(act, make, longest);
    if (times > MOST) dear.push(`${name}: ${times} times`);
  }
  return dear;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  '(?<word>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

const DAYS = [
  /(?<!\d)(?<year>(?:19|20)\d\d)(?<part>[-./ ]?)(?<month>\d\d?)\k<part>(?<day>\d\d?)(?!\d)/,
  new RegExp(
    `(?<!\\d)(?<day>\\d\\d?)(?:st|nd|rd|th)?[\\s-]+(?:of\\s+)?${MONTH},?[\\s-]+(?<year>(?:19|20)\\d\\d)(?!\\d)`,
    'i',
  ),
  new RegExp(`\\b${MONTH}[\\s-]+(?<day>\\d\\d?)(?:st|nd|rd|th)?,?[\\s-]+(?<year>(?:19|20)\\d\\d)(?!\\d)`, 'i'),
  /(?<!\d)(?<one>\d\d?)(?<part>[-./ ])(?<other>\d\d?)\k<part>(?<year>(?:19|20)\d\d)(?!\d)/,
];

/**
 * The first day that a line names, and the line without it. A day such as 03/04/2019 does not count: it is in March or
 * in April, depending on the country.
 * @returns `day` such as 2019-03-24; '' if there is none
 */
export function cutDay(line: string): { readonly day: string; readonly rest: string } {
  for (const pattern of DAYS) {
    const found = pattern.exec(line);
    const day = found && dayOf(found.groups ?? {});
    if (found && day)
      return { day, rest: `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}` };
  }
  return { day: '', rest: line };
}

type Parts = Readonly<Record<string, string | undefined>>;

function dayOf({ year, month, day, word, one, other }: Parts): string | undefined {
  if (word) return valid(year, MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1, Number(day));
  if (month) return valid(year, Number(month), Number(day));
  const [first, second] = [Number(one), Number(other)];
  if (first === second || second > 12) return valid(year, first, second);
  return first > 12 ? valid(year, second, first) : undefined;
}

function valid(year: string | undefined, month: number, day: number): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const instant = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(written) ? written : undefined;
}

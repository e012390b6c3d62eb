/** What a verdict says to whoever reads the report. */
const VERDICTS = {
  exact: 'exact',
  exact_elsewhere: 'exact in another version',
  altered: 'altered',
  wrong_reference: 'wrong reference',
  not_scripture: 'not in Scripture',
  unavailable: 'not compared',
  valid_reference: 'reference',
  invalid_reference: 'no such place',
};
const HOLDING = ['exact', 'exact_elsewhere', 'valid_reference'];

/** Whether a citation is as it should be. A verdict that only a newer release knows is not. */
export const holds = ({ verdict }) => HOLDING.includes(verdict);

/** Longest part of a text that a line shows. */
const SHOWN = 160;
// Whoever wrote the file must not move the cursor of whoever reads the report.
const plain = (text) => text.replace(/[\p{Control}\p{Format}\s]+/gu, ' ').trim();
const short = (text) => (plain(text).length > SHOWN ? `${plain(text).slice(0, SHOWN)}…` : plain(text));

/**
 * The report for a reader: each quotation and each place that does not exist, with the differing words. References without
 * a quotation are counted alone.
 * @param {{ file: string, versions: string[], citations: object[] }} audit
 * @param {'line' | 'paragraph'} unit what the places are counted in
 */
export function writeReport({ file, versions, citations }, unit) {
  const told = citations.filter(({ verdict }) => verdict !== 'valid_reference');
  const entries = told.map((citation) => `${plain(file)}:${citation[unit]}: ${entryOf(citation)}\n`);
  return [...entries, ...(entries.length ? ['\n'] : []), summary(told, citations, { versions, unit })].join('');
}

function entryOf({ verdict, reference, foundAt, translation, quote, by, difference, reason }) {
  const place = reference ?? foundAt;
  const version = translation && holds({ verdict }) ? ` (${translation})` : '';
  const head = `${VERDICTS[verdict] ?? verdict}${place ? `: ${short(place)}${version}` : ''}`;
  return [
    head,
    ...(quote ? [`“${short(quote)}”`] : []),
    ...(foundAt && reference ? [`The words are in ${foundAt} (${translation}).`] : []),
    ...(difference ? differencesOf(difference, translation) : []),
    ...(by ? [`These are words of ${short(by)}.`] : []),
    ...(reason ? [short(reason)] : []),
  ].join('\n    ');
}

/** What stands where two texts differ: neighbouring words that one has in place of the other are one difference. */
function differencesOf(difference, translation) {
  const lines = [];
  let here = { added: [], missing: [] };
  const close = () => {
    const [added, missing] = [here.added, here.missing].map((words) => short(words.join(' ')));
    if (added && missing) lines.push(`“${added}” is in place of “${missing}” (${translation}).`);
    else if (added) lines.push(`“${added}” is put in.`);
    else if (missing) lines.push(`“${missing}” is left out (${translation}).`);
    here = { added: [], missing: [] };
  };
  for (const { kind, text } of difference) {
    if (kind === 'same') close();
    else here[kind]?.push(text);
  }
  close();
  return lines;
}

function summary(told, citations, { versions, unit }) {
  const parts = Object.entries(VERDICTS)
    .map(([verdict, words]) => [told.filter((each) => each.verdict === verdict).length, words])
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`);
  const compared = `Compared with ${versions.join(', ')}; places are counted by ${unit}.`;
  const references = citations.length - told.length;
  const alone = references
    ? ` ${references} further ${references === 1 ? 'reference exists' : 'references exist'}.`
    : '';
  return `${parts.length ? `${parts.join(', ')}.` : 'There is no quotation of Scripture.'}${alone} ${compared}\n`;
}

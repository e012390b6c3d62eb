/** Ticks of every kind: beside Scripture they are ours alone. */
const TICKS = /[\u2713\u2714\u2705\u2611\u2BBD\u{1F5F8}\u{1F5F9}]\uFE0F?[ \t]?/gu;
/** Words that say that something was checked, and what it would have been checked by. */
const CHECKS =
  /\b(?:checked|verified|validated|confirmed|authenticated|verificad[oa]s?|comprobad[oa]s?|cotejad[oa]s?)\b/iu;
const BY_WHAT =
  /\b(?:KJV|WEB|ASV|YLT|DBY|WBT|RV1909|SBL|King James|Reina-Valera|Bible text|installed|library|database|verifier|Berea|original text|source text|texto)\b/u;
/** A line or a bracket that is nothing but such a word. */
const BARE =
  /^[\s*_:.!>()[\]–—-]*(?:status|citation|quotation|quote|estado)?s?[\s*_:–—-]*(?:is |are |was |were |fully )?(?:checked|verified|validated|confirmed|authenticated|verificad[oa]s?|comprobad[oa]s?)[\s*_:.!()[\]–—-]*$/iu;
/** Splits a line at the ends of sentences and at marks that a badge may follow. */
const PARTS = /(?<=[.!?:)\]”"’»—–])(?=[\s*_([]|$)|(?=[([])/u;
/** Longer sentences tell more than that something was checked. */
const LONGEST = 160;

/**
 * A model's text without what looks like the verdict of our verifier: '✓ Checked against the KJV.', '[verified]'. It
 * checks nothing, and a reader cannot tell its word from ours.
 */
export const withoutBadges = (text: string): string => text.split('\n').flatMap(withoutBadgesInLine).join('\n');

function withoutBadgesInLine(line: string): string[] {
  const ticked = line.replace(TICKS, '');
  if (ticked === line && !CHECKS.test(line)) return [line];
  if (ticked.length <= LONGEST && BARE.test(ticked)) return [];
  const kept = ticked.split(PARTS).filter((part) => !isBadge(part));
  const rest = kept
    .join('')
    .replace(/(?<! ) +([.,;:!?])/g, '$1')
    .trimEnd();
  // A line that held nothing else goes, and with it its mark of a list or a quote.
  return /[\p{L}\p{N}]/u.test(rest) || !/\S/.test(line) ? [rest] : [];
}

const isBadge = (part: string): boolean =>
  part.length <= LONGEST && (BARE.test(part) || (CHECKS.test(part) && BY_WHAT.test(part) && !/[“"«]/.test(part)));

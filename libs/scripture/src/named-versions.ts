/**
 * Versions of the Bible that a quotation may be said to be from, by how they are called in a sentence ('the NIV', 'the
 * Message'), with every way to write them. An everyday word is a version only in words that tell so. A version that is
 * installed is called by its code.
 */
const WRITTEN: Readonly<Record<string, string>> = {
  KJV: 'KJV, King James Version, King James Bible, King James, KJB, Authorized Version, Authorised Version',
  KJV1611: 'KJV1611',
  ASV: 'ASV, American Standard Version',
  BBE: 'BBE, Bible in Basic English',
  DBY: 'DBY, Darby Bible, Darby Translation',
  WBT: 'WBT, Webster Bible',
  WEB: 'WEB, World English Bible',
  YLT: "YLT, Young's Literal Translation, Young’s Literal Translation",
  RV1909: 'RV1909, Reina-Valera 1909',
  SVD: 'SVD, Van Dyck',
  NIV: 'NIV, TNIV, NIVUK, New International Version, New International',
  NIRV: "NIrV, NIRV, New International Reader's Version, New International Reader’s Version",
  NVI: 'NVI, Nueva Versión Internacional',
  NTV: 'NTV, Nueva Traducción Viviente',
  'Reina-Valera 1960': 'RVR1960, RVR60, RV1960, RV60, RVR, Reina-Valera 1960, Reina Valera 1960',
  LBLA: 'LBLA, NBLA, La Biblia de las Américas',
  ESV: 'ESV, ESVUK, English Standard Version, English Standard',
  NASB: 'NASB, NASBRE, New American Standard Bible, New American Standard',
  LSB: 'LSB, Legacy Standard Bible',
  NLT: 'NLT, New Living Translation, New Living',
  'Living Bible': 'TLB, The Living Bible, the Living Bible, Living Bible',
  NKJV: 'NKJV, New King James Version, New King James Bible, New King James',
  CSB: 'CSB, Christian Standard Bible',
  HCSB: 'HCSB, Holman Christian Standard Bible, Holman',
  CEB: 'CEB, Common English Bible',
  CEV: 'CEV, Contemporary English Version',
  CJB: 'CJB, Complete Jewish Bible',
  GNT: 'GNT, GNB, TEV, Good News Translation, Good News Bible',
  NRSV: 'NRSV, NRSVue, NRSVUE, NRSVA, NRSVCE, New Revised Standard Version, New Revised Standard',
  RSV: 'RSV, RSVCE, RSV2CE, Revised Standard Version, Revised Standard',
  NET: 'NET, NET Bible, New English Translation',
  NCV: 'NCV, New Century Version',
  NLV: 'NLV, New Life Version',
  NABRE: 'NABRE, NAB, New American Bible',
  'New Jerusalem Bible': 'NJB, RNJB, New Jerusalem Bible',
  'Jerusalem Bible': 'Jerusalem Bible',
  'New English Bible': 'NEB, New English Bible',
  REB: 'REB, Revised English Bible',
  AMP: 'AMP, AMPC, Amplified Bible, Amplified Version, the Amplified',
  BSB: 'BSB, Berean Standard Bible, Berean Study Bible',
  OEB: 'OEB, Open English Bible',
  NHEB: 'NHEB, New Heart English Bible',
  ISV: 'ISV, International Standard Version',
  LEB: 'LEB, Lexham English Bible',
  MEV: 'MEV, Modern English Version',
  EHV: 'EHV, Evangelical Heritage Version',
  'Douay-Rheims': 'DRA, DRB, DRC, Douay-Rheims, Douay–Rheims, Douay Rheims',
  Message:
    'MSG, in The Message, In The Message, in the Message, In the Message, ' +
    'The Message says, The Message has, The Message reads, The Message puts',
  'Passion Translation': 'TPT, Passion Translation',
  Phillips: 'J B Phillips, JB Phillips, Phillips translation, Phillips New Testament',
};
/** Names that mean a version only directly behind a reference or a quotation, as in '(John 3:16, The Message)'. */
const WRITTEN_BEHIND: Readonly<Record<string, string>> = {
  Message: 'The Message, Message',
  Voice: 'The Voice',
  Phillips: 'Phillips',
};

type Names = ReadonlyMap<string, string>;

const WORDS = /[\p{L}\p{N}]+/gu;
const keyOf = (words: readonly string[]): string => words.join(' ');
const namesOf = (written: Readonly<Record<string, string>>): (readonly [string, string])[] =>
  Object.entries(written).flatMap(([name, ways]) =>
    ways.split(', ').map((way) => [keyOf(way.match(WORDS) ?? []), name] as const),
  );
const NAMES: Names = new Map(namesOf(WRITTEN));
const NAMES_BEHIND: Names = new Map([...NAMES, ...namesOf(WRITTEN_BEHIND)]);
const MOST_WORDS = 5;
/** The year of an edition behind a code: 'NIV1984', 'NASB95'. */
const YEAR = /(?<=[A-Z])(?:\d\d){1,2}$/;

interface Written {
  readonly word: string;
  readonly end: number;
}

/** The version whose name begins with the first of some words, and how many of them it has. */
function versionAt(words: readonly Written[], names: Names): { name: string; words: number } | undefined {
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const key = keyOf(words.slice(0, count).map(({ word }) => word));
    const name = names.get(key) ?? names.get(key.replace(YEAR, ''));
    if (name) return { name, words: count };
  }
  return undefined;
}

const wordsIn = (text: string): Written[] =>
  [...text.matchAll(WORDS)].map(({ 0: word, index }) => ({ word, end: index + word.length }));

/** Whether the code of an installed text is that of a version. */
export const isVersion = (code: string, version: string): boolean => NAMES.get(code) === version;

/** The last version that a short text names: 'In the NIV, John 3:16 says' → 'NIV'. */
export function lastVersionIn(text: string): string | undefined {
  const words = wordsIn(text);
  let last: string | undefined;
  for (let at = 0; at < words.length;) {
    const found = versionAt(words.slice(at), NAMES);
    last = found?.name ?? last;
    at += found?.words ?? 1;
  }
  return last;
}

/** Characters that may part a reference or a quotation from its version, on one line. */
const LEADING = /^(?:;[ \t]?|[ \t"”’»)\],*_([—–-]*(?:(?:in|from)[ \t])?(?:the[ \t])?)/;
/** Signs that a version belongs to the next quotation: 'KJV: “…” NIV: “…”'. */
const OF_THE_NEXT = /^[ \t,*_]*[:“"«]/;
/** How much behind a reference or a quotation names its version. */
const BEHIND = 80;

/** The version directly behind a reference or a quotation (', NIV)', ' in the NIV'), and where its name ends. */
export function versionBehind(plain: string, from: number): { name: string; end: number } | undefined {
  const near = plain.slice(from, from + BEHIND);
  const skipped = LEADING.exec(near)?.[0].length ?? 0;
  const rest = near.slice(skipped);
  if (!/^[\p{L}\p{N}]/u.test(rest)) return undefined;
  const words = wordsIn(rest);
  const found = versionAt(words, NAMES_BEHIND);
  const end = words[(found?.words ?? 0) - 1]?.end;
  if (!found || end === undefined || OF_THE_NEXT.test(rest.slice(end))) return undefined;
  return { name: found.name, end: from + skipped + end };
}

/** The version whose name a text holds, and nothing beside it: '(ESV)', 'kjv', 'in the NIV'; codes in either case. */
export function versionNamedBy(text: string): string | undefined {
  const words = wordsIn(text).filter(({ word }) => !BESIDE.has(word.toLowerCase()));
  const capitals = words.map(({ word, end }) => ({ word: word.toUpperCase(), end }));
  for (const each of [words, capitals]) {
    const found = versionAt(each, NAMES_BEHIND);
    if (found?.words === words.length) return found.name;
  }
  return undefined;
}

const BESIDE = new Set(['in', 'from', 'the']);

/** The name of a version written out: 'New International Version' of 'NIV'. */
export const fullNameOf = (version: string): string =>
  WRITTEN[version]?.split(', ').find((way) => /^\p{Lu}\p{Ll}.* (?:Version|Bible|Translation|Standard)$/u.test(way)) ??
  version;

/** Codes that are no words, so that they name a version in small letters too. */
const PLAIN_CODES = /^(?:kjv|nkjv|niv|esv|nasb|nlt|nrsv|rsv|csb|hcsb|nvi|nabre|asv|ylt|lbla|rvr1960)$/;

const IN_ANY_CASE: Names = new Map([
  ...[...NAMES].flatMap(([way, name]) =>
    (way.includes(' ') && !/^(?:in|the) message/i.test(way)) || PLAIN_CODES.test(way.toLowerCase())
      ? [[way.toLowerCase(), name] as const]
      : [],
  ),
  ['the message version', 'Message'],
  ['the message translation', 'Message'],
]);

/** Every version that a text names, each once: codes in capitals or without another meaning, and names in any case. */
export function versionsNamedIn(text: string): string[] {
  const words = wordsIn(text);
  const small = words.map(({ word, end }) => ({ word: word.toLowerCase(), end }));
  const found = new Set<string>();
  for (let at = 0; at < words.length;) {
    const version =
      versionAt(words.slice(at, at + MOST_WORDS), NAMES) ?? versionAt(small.slice(at, at + MOST_WORDS), IN_ANY_CASE);
    if (version) found.add(version.name);
    at += version?.words ?? 1;
  }
  return [...found];
}

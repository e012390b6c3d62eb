import { plainWords } from './phrases.js';

/** Translations that people ask for and that cannot be installed without a licence, by the letters that name them. */
const TRANSLATIONS = new Map(
  Object.entries({
    niv: 'New International Version',
    esv: 'English Standard Version',
    nasb: 'New American Standard Bible',
    nlt: 'New Living Translation',
    nkjv: 'New King James Version',
    nrsv: 'New Revised Standard Version',
    rsv: 'Revised Standard Version',
    csb: 'Christian Standard Bible',
    hcsb: 'Holman Christian Standard Bible',
    msg: 'Message',
    amp: 'Amplified Bible',
    gnt: 'Good News Translation',
    cev: 'Contemporary English Version',
    nabre: 'New American Bible',
    net: 'NET Bible',
    nvi: 'Nueva Versión Internacional',
    rvr: 'Reina-Valera 1960',
  }),
);

/** The same by the names that people write out, beside 'in', 'translation' or 'version'. */
const NAMED: readonly (readonly [name: string, words: string])[] = [
  ...[...TRANSLATIONS].map(([code, name]) => [`the ${name} (${code.toUpperCase()})`, name.toLowerCase()] as const),
  ['the Message (MSG)', 'the message'],
  ['the New International Version (NIV)', 'new international'],
  ['the English Standard Version (ESV)', 'english standard'],
  ['the New Living Translation (NLT)', 'new living'],
  ['the Good News Translation (GNT)', 'good news bible'],
  ['the Passion Translation', 'passion translation'],
  ['the Living Bible', 'living bible'],
  ['the Revised Standard Version (RSV)', 'revised standard'],
  ['the Jerusalem Bible', 'jerusalem bible'],
  ['the Reina-Valera 1960', 'reina valera 1960'],
  ['the Nueva Versión Internacional (NVI)', 'nueva version internacional'],
];

/** Authors whom people ask for, by name. */
const AUTHORS =
  /\b(?:martin )?luther\b|\b(?:john )?calvin\b|\b(?:st\.? |saint )?augustine\b|\baquinas\b|\b(?:john )?wesley\b|\bc\.? ?s\.? lewis\b|\bbonhoeffer\b|\bbarth\b|\bchrysostom\b|\borigen\b|\bjerome\b|\bmacarthur\b|\bpiper\b|\bkeller\b|\bn\.? ?t\.? wright\b|\bbilly graham\b|\bedwards\b|\bbarclay\b|\bcalvin\b|\bryle\b|\btozer\b|\bpackar?d?\b|\bsproul\b/i;

/** Whether a text names an author whose works cannot be among those of this library. */
export const namesAuthorNotInstalled = (text: string): boolean => AUTHORS.test(text);

const BOOKS_OUTSIDE =
  /\b(?:gospel of (?:thomas|judas|mary|peter)|book of (?:enoch|jubilees|jasher|mormon)|enoch 1|maccabees|tobit|judith|sirach|ecclesiasticus|baruch|bel and the dragon|wisdom of solomon|qur'?an|koran|talmud|josephus|didache)\b/i;

/** What a question asks for that is not in this library, in words that name it; empty where all is there. */
export function notInstalledIn(message: string, installed: readonly string[]): string[] {
  const codes = new Set(installed.map((code) => code.toLowerCase()));
  const translations = [...message.matchAll(/\b[A-Za-z]{3,5}\b/g)].flatMap(([code]) => {
    const name = TRANSLATIONS.get(code.toLowerCase());
    // In small letters 'net' and 'msg' are words; what is written in capitals is a code.
    const meant = code === code.toUpperCase() || /^(?:niv|esv|nasb|nlt|nkjv|nrsv|csb|nvi)$/i.test(code);
    return name && meant && !codes.has(code.toLowerCase()) ? [`the ${name} (${code.toUpperCase()})`] : [];
  });
  const words = ` ${plainWords(message).join(' ')} `;
  const named = NAMED.filter(([, name]) => {
    const spoken = plainWords(name).join(' ');
    return (
      words.includes(` in ${spoken} `) ||
      words.includes(` ${spoken} version `) ||
      words.includes(` ${spoken} translation `)
    );
  }).map(([name]) => name);
  const author = /\b(?:think|thought|say|said|says|wrote|write|view|teach|taught|comment|according|on)\b/i.test(message)
    ? AUTHORS.exec(message)?.[0]
    : undefined;
  const book = BOOKS_OUTSIDE.exec(message)?.[0];
  return [
    ...new Set([
      ...translations,
      ...named,
      ...(author ? [`any work of ${author}`] : []),
      ...(book ? [`the ${book}`] : []),
    ]),
  ];
}

import { findOutsideBook, findOutsideReferences, fullNameOf, isVersion, versionsNamedIn } from '@berea/scripture';

/** Authors whom people ask for, by name. */
const AUTHORS =
  /\b(?:martin )?luther\b|\b(?:john )?calvin\b|\b(?:st\.? |saint )?augustine\b|\baquinas\b|\b(?:john )?wesley\b|\bc\.? ?s\.? lewis\b|\bbonhoeffer\b|\bbarth\b|\bchrysostom\b|\borigen\b|\bjerome\b|\bmacarthur\b|\bpiper\b|\bkeller\b|\bn\.? ?t\.? wright\b|\bbilly graham\b|\bedwards\b|\bbarclay\b|\bcalvin\b|\bryle\b|\btozer\b|\bpackar?d?\b|\bsproul\b/i;

/** Whether a text names an author whose works cannot be among those of this library. */
export const namesAuthorNotInstalled = (text: string): boolean => AUTHORS.test(text);

const BOOKS_OUTSIDE =
  /\b(?:gospel of (?:thomas|judas|mary|peter)|book of (?:enoch|jubilees|jasher|mormon)|enoch 1|maccabees|tobit|judith|sirach|ecclesiasticus|baruch|bel and the dragon|wisdom of solomon|qur'?an|koran|talmud|josephus|didache)\b/i;

/** Names of the works that a question asks for and this library lacks; empty if none is missing. */
export function notInstalledIn(message: string, installed: readonly string[]): string[] {
  const versions = versionsNamedIn(message).filter(
    (version) => !installed.some((code) => isVersion(code.toUpperCase(), version)),
  );
  const author = /\b(?:think|thought|say|said|says|wrote|write|view|teach|taught|comment|according|on)\b/i.test(message)
    ? AUTHORS.exec(message)?.[0]
    : undefined;
  // A place in such a book is told of by itself.
  const book = findOutsideReferences(message).length ? undefined : BOOKS_OUTSIDE.exec(message)?.[0];
  const outside = book === undefined ? undefined : (findOutsideBook(book)?.name ?? book);
  return [
    ...new Set([
      ...versions.map(nameOf),
      ...(author ? [`any work of ${author}`] : []),
      ...(outside === undefined
        ? []
        : [
            /^(?:gospel|book|wisdom|talmud|koran|qur|didache|bel|letter|prayer)/i.test(outside)
              ? `the ${outside}`
              : outside,
          ]),
    ]),
  ];
}

/** 'the New International Version (NIV)', 'the Jerusalem Bible' */
function nameOf(version: string): string {
  const full = fullNameOf(version);
  return full === version ? `the ${version}` : `the ${full} (${version})`;
}

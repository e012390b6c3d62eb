import type { EnhanceAction, Enhancement } from '@berea/contracts';
import { browserStore } from '@berea/web';

/** What made a passage that Scholar drafted, and out of what. */
export interface Origin {
  readonly action: EnhanceAction;
  /** 'Library, no model', or the name of a model */
  readonly engine: string;
  /** '' where it came from the preacher's own words */
  readonly sources: string;
  /** ISO 8601 */
  readonly at: string;
}

type Kept = Origin & { readonly print: string };

/** So many are kept, of all sermons together. */
const MOST = 300;

/** Keeps what made a passage, in this browser: by a print of its words, which does not hold them. */
export function keepOrigin(words: string, action: EnhanceAction, { engine, model, sources }: Enhancement): void {
  const origin: Kept = {
    print: printOf(words),
    action,
    engine: engine === 'library' ? 'Library, no model' : (model ?? 'Model'),
    sources: sources.map(({ title }) => title).join('; '),
    at: new Date().toISOString(),
  };
  const others = read().filter(({ print }) => print !== origin.print);
  browserStore.write('draftOrigins', JSON.stringify([origin, ...others].slice(0, MOST)));
}

/** What made a passage, where this browser asked for it. */
export function originOf(words: string): Origin | undefined {
  const print = printOf(words);
  return read().find((each) => each.print === print);
}

function read(): readonly Kept[] {
  try {
    const kept: unknown = JSON.parse(browserStore.read('draftOrigins') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (each: unknown): each is Kept =>
  typeof each === 'object' &&
  each !== null &&
  ['print', 'action', 'engine', 'sources', 'at'].every(
    (name) => typeof (each as Kept)[name as keyof Kept] === 'string',
  );

/** The length of a text and its FNV-1a hash: the same words have the same, whatever white space is around them. */
function printOf(words: string): string {
  const text = words.trim();
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}

import { isAlsoAWord } from '../is-plainly-a-book.js';
import type { Meant } from './interpret.js';
import type { Item } from './read-items.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words for counted things: 'Acts five times', 'Romans two thousand years ago'. */
const COUNTED = words(
  'time times people men women children person years year days day weeks week months month hours hour minutes minute ' +
    'seconds dollars pounds percent miles thousand hundred million billion things more others of pm am o’clock friends ' +
    'brothers sisters sons daughters apostles disciples kids letters books chapters verses words letter',
);

/** Words that people say before a place in Scripture. */
const CUES = words(
  'read in from to of see open quote explain at compare with and study summarise summarize does about on turn preach ' +
    'preaching memorise memorize reference through unto is where cite show give me say says then next also',
);

/** Whether a possible reference in running speech is meant as one. */
export function isMeant(meant: Meant, items: readonly Item[], first: number): boolean {
  const said = items.slice(first, meant.last + 1);
  const kinds = said.map(({ kind }) => kind).join('');
  const plain = /[cv]/.test(kinds) || /OP/.test(kinds);
  if (plain) return true;
  if (COUNTED.has(items[meant.last + 1]?.word ?? '')) return false;
  const named = said.find(({ book }) => book);
  const doubtful = !named || isAlsoAWord(named.word) || named.word === 'axe';
  if (!doubtful) return true;
  return meant.valid && (meant.verse !== undefined || CUES.has(items[first - 1]?.word ?? ''));
}

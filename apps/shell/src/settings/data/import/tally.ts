import type { ImportOutcomes, RowOutcome } from '@berea/contracts';
import { isJournal } from '../archive/is-journal.js';
import type { Batch } from './batches.js';
import type { Row } from './archive-row.js';

/** The kinds of things by which a person sees what an import does. */
export const KINDS = [
  'journal',
  'notes',
  'sermons',
  'conversations',
  'marks',
  'readings',
  'plans',
  'settings',
  'versions',
] as const;
export type Kind = (typeof KINDS)[number];

/** Why something has no place: the words of the server, or a reason that the catalogue knows. */
export type Reason = { readonly message: string } | { readonly why: 'too-large' | 'no-text' };
export interface Named {
  readonly name: string;
  readonly reason?: Reason;
}
export interface Counted {
  readonly count: number;
  /** The first of them. */
  readonly names: readonly Named[];
}
/** What becomes of each kind. */
export type Tally = Readonly<Record<Kind, Readonly<Record<RowOutcome, Counted>>>>;

const MOST_NAMES = 50;

/** Counts what a server says of batches. */
export class Tallying {
  private readonly found = new Map<Kind, Map<RowOutcome, { count: number; names: Named[] }>>();
  /** Conversations whose messages come in later batches too. */
  private readonly conversations = new Map<unknown, RowOutcome>();

  add(batch: Batch, { outcomes, reasons }: Pick<ImportOutcomes, 'outcomes' | 'reasons'>): void {
    for (const [table, rows] of Object.entries(batch.rows))
      for (const [at, row] of rows.entries()) {
        const outcome = outcomes[table]?.[at];
        const reason = reasons.find((one) => one.table === table && one.row === at);
        if (outcome) this.count(table, row, outcome, reason);
      }
    for (const { table, row, why } of batch.unsendable) this.count(table, row, 'refused', { why });
  }

  get tally(): Tally {
    const of = (kind: Kind, outcome: RowOutcome): Counted => {
      const { count = 0, names = [] } = this.found.get(kind)?.get(outcome) ?? {};
      return { count, names: [...names] };
    };
    const entries = KINDS.map((kind) => [
      kind,
      {
        added: of(kind, 'added'),
        same: of(kind, 'same'),
        changed: of(kind, 'changed'),
        refused: of(kind, 'refused'),
      },
    ]);
    return Object.fromEntries(entries) as Tally;
  }

  private count(table: string, row: Row, outcome: RowOutcome, reason?: Reason): void {
    const kind = kindOf(table, row);
    if (table === 'conversations') this.conversations.set(row['id'], outcome);
    if (table === 'messages') {
      const before = this.conversations.get(row['conversationId']);
      // A conversation whose rest is added now was broken off.
      if (outcome === 'added' && before && before !== 'added') {
        this.conversations.set(row['conversationId'], 'added');
        this.move(kind, before, 'added');
      }
      if (outcome !== 'refused') return;
    }
    // Versions come and go with what they are of.
    if (table === 'versions' && outcome !== 'refused') return;
    const counted = this.countedOf(kind, outcome);
    counted.count += 1;
    if (counted.names.length < MOST_NAMES) counted.names.push({ name: nameOf(table, row), ...(reason && { reason }) });
  }

  private move(kind: Kind, from: RowOutcome, to: RowOutcome): void {
    this.countedOf(kind, from).count -= 1;
    const name = this.countedOf(kind, from).names.pop();
    this.countedOf(kind, to).count += 1;
    if (name) this.countedOf(kind, to).names.push(name);
  }

  private countedOf(kind: Kind, outcome: RowOutcome) {
    const outcomes = this.found.get(kind) ?? new Map<RowOutcome, { count: number; names: Named[] }>();
    this.found.set(kind, outcomes);
    const counted = outcomes.get(outcome) ?? { count: 0, names: [] };
    outcomes.set(outcome, counted);
    return counted;
  }
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  sermons: 'sermons',
  conversations: 'conversations',
  messages: 'conversations',
  bookmarks: 'marks',
  highlights: 'marks',
  readings: 'readings',
  readingPlans: 'plans',
  profiles: 'settings',
  versions: 'versions',
};

function kindOf(table: string, row: Row): Kind {
  if (table !== 'notes') return KIND_OF[table] ?? 'versions';
  const tags = Array.isArray(row['tags']) ? row['tags'].filter((tag) => typeof tag === 'string') : [];
  return isJournal({ tags }) ? 'journal' : 'notes';
}

const LONGEST_NAME = 120;

function nameOf(table: string, row: Row): string {
  const { title, message, plan, book, chapter, verse, day } = row;
  if (typeof book === 'string' && typeof chapter === 'number') {
    const place = `${book.slice(0, LONGEST_NAME)} ${chapter}${typeof verse === 'number' ? `:${verse}` : ''}`;
    return typeof day === 'string' ? `${place} (${day})` : place;
  }
  const name = [title, message, plan].find((each) => typeof each === 'string' && each.trim());
  return typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : table === 'profiles' ? '' : '…';
}

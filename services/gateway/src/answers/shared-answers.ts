import { hash } from 'node:crypto';
import type { OnApplicationShutdown } from '@nestjs/common';
import { type Cache, metrics, SHARED_HEADER, sharedKey } from '@berea/server';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import type { Answer } from '../upstreams/exchange.js';
import { responseHeaders } from '../upstreams/headers.js';
import { KeptAnswer } from './kept-answer.js';

/** A larger one is not kept: a few of them would leave no room for others. */
const LARGEST = 1 << 20;
/** How long other gateways may take an answer from the cache that all of them share; it is of one version, and small. */
const SHARED_FOR_S = 3_600;

const answers = new Counter({
  name: 'shared_answers_total',
  help: 'Answers that are the same for everybody: kept here, had from the cache that gateways share, waited for together, or asked for.',
  labelNames: ['result'],
  registers: [metrics],
});

const bytes = new Gauge({
  name: 'shared_answers_bytes',
  help: 'Bytes of the answers that are kept because they are the same for everybody.',
  registers: [metrics],
});

/** How a question came out: an answer that was kept, or one that belongs to who asked. */
export type Shared = { readonly kept: KeptAnswer } | { readonly own: Answer };

/** A request for an answer. */
export interface Asking {
  /** Path and query, as they came. */
  readonly address: string;
  /** Worth a question to the cache that all gateways share. */
  readonly isCostly: boolean;
  /** Asks the service, for an answer without any encoding. */
  readonly ask: () => Promise<Answer>;
  /** Ends that question, when no request waits for its answer any more. */
  readonly cancel: () => void;
  /** Calls back when the client has left. */
  readonly onLeave: (callback: () => void) => void;
}

/** A question that is under way, and how many wait for its answer. */
interface Question {
  readonly answer: Promise<Shared>;
  waiting: number;
  readonly cancel: () => void;
}

/**
 * Answers that the library gives to everybody alike, kept as ready bytes while the library stays as it is. Many who ask for
 * the same at once wait for one question.
 */
export class SharedAnswers implements OnApplicationShutdown {
  private readonly kept: LRUCache<string, KeptAnswer>;
  private readonly asking = new Map<string, Question>();
  private version: string | undefined;

  /**
   * @param maxBytes how much may be kept
   * @param others what other gateways have asked for, where there are others
   */
  constructor(
    maxBytes: number,
    private readonly others?: Cache,
  ) {
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ size }) => size });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.others?.onApplicationShutdown();
  }

  /** @returns undefined where nothing is kept for the address */
  find(address: string): KeptAnswer | undefined {
    const kept = this.kept.get(address);
    if (kept) answers.inc(KEPT);
    return kept;
  }

  /** The library is of this version from now on: what was kept of another is dropped. */
  assume(version: string): void {
    if (version === this.version) return;
    this.version = version;
    this.kept.clear();
    // Answers under way are of either version; each says of which.
    this.asking.clear();
    bytes.set(0);
  }

  /** One that is kept, or the answer to a question that is asked once for all who wait. @throws what `ask` throws */
  async get(asking: Asking): Promise<Shared> {
    const { address } = asking;
    const kept = this.find(address);
    if (kept) return { kept };
    const underWay = this.asking.get(address);
    if (!underWay) return this.askForAll(asking);
    wait(underWay, asking);
    const shared = await underWay.answer.catch(() => undefined);
    // It failed for somebody else's reasons, perhaps.
    if (!shared || 'own' in shared) return { own: await asking.ask() };
    answers.inc(JOINED);
    return shared;
  }

  private async askForAll(asking: Asking): Promise<Shared> {
    const { address } = asking;
    const question: Question = { answer: this.ask(asking), waiting: 0, cancel: asking.cancel };
    this.asking.set(address, question);
    wait(question, asking);
    try {
      return await question.answer;
    } finally {
      if (this.asking.get(address) === question) this.asking.delete(address);
    }
  }

  private async ask({ address, isCostly, ask }: Asking): Promise<Shared> {
    const others = isCostly ? this.others : undefined;
    const known = others && (await this.findAtOthers(others, address));
    if (known) return { kept: known };
    answers.inc(ASKED);
    const answer = await ask();
    const version = answer.headers[SHARED_HEADER];
    if (answer.status !== 200 || typeof version !== 'string' || answer.large || answer.body.length > LARGEST) {
      return { own: answer };
    }
    this.assume(version);
    const headers = responseHeaders(answer.headers, false);
    void others?.set(this.keyOf(address), write({ headers, body: answer.body }), SHARED_FOR_S);
    return { kept: this.keep(address, answer.body, headers) };
  }

  private keep(address: string, body: Buffer, headers: Readonly<Record<string, string>>): KeptAnswer {
    const kept = new KeptAnswer(body, headers, (grown) => {
      if (this.kept.peek(address) === grown) this.store(address, grown);
    });
    this.store(address, kept);
    return kept;
  }

  /** Stores an answer with its present size, which grows with each encoding. */
  private store(address: string, answer: KeptAnswer): void {
    this.kept.set(address, answer, { size: answer.size });
    bytes.set(this.kept.calculatedSize);
  }

  private async findAtOthers(others: Cache, address: string): Promise<KeptAnswer | undefined> {
    if (!this.version) return undefined;
    const found = read(await others.get(this.keyOf(address)));
    if (!found) return undefined;
    answers.inc(FOUND);
    return this.keep(address, found.body, found.headers);
  }

  /** By its hash: the names of a cache need not hold a user's search. */
  private keyOf(address: string) {
    return sharedKey('answer', this.version ?? '', hash('sha256', address, 'base64url'));
  }
}

/** A question goes on as long as somebody waits for its answer. */
function wait(question: Question, { onLeave }: Asking): void {
  question.waiting += 1;
  onLeave(() => {
    question.waiting -= 1;
    if (question.waiting === 0) question.cancel();
  });
}

const [KEPT, FOUND, JOINED, ASKED] = ['kept', 'found', 'joined', 'asked'].map((result) => ({ result })) as [
  object,
  object,
  object,
  object,
];

interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const write = ({ headers, body }: Written): string => `${JSON.stringify(headers)}\n${body.toString('utf8')}`;

/** Undefined for what another version of this program may have written. */
function read(text: string | null): Written | undefined {
  const end = text?.indexOf('\n') ?? -1;
  if (!text || end < 0) return undefined;
  try {
    return {
      headers: JSON.parse(text.slice(0, end)) as Record<string, string>,
      body: Buffer.from(text.slice(end + 1), 'utf8'),
    };
  } catch {
    return undefined;
  }
}

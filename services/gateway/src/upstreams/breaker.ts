import { circuitBreaker, type CircuitBreakerPolicy, CircuitState, handleWhen } from 'cockatiel';
import type { BreakerSettings } from '../config/settings.js';
import type { Answer } from './exchange.js';
import { FailureRate } from './failure-rate.js';
import { BreakerOpenError, ClientGoneError, DeadlineError } from './upstream-error.js';

export type BreakerState = 'closed' | 'open' | 'half-open';

/** How a call ended. */
export type Outcome = { readonly answer: Answer } | { readonly error: unknown };

/** Circuit breaker of a service that does not answer: while it is open, calls are rejected at once; then one trial call decides. */
export class Breaker {
  private readonly policy: CircuitBreakerPolicy;
  private usableAt = 0;
  /** By sender: when a call of theirs that timed out was counted. */
  private readonly timedOut = new Map<string, number>();

  /** @param counts which calls it counts at all; all of them by default */
  constructor(
    private readonly settings: BreakerSettings,
    onChange: (state: BreakerState) => void,
    private readonly counts: (outcome: Outcome) => boolean = () => true,
  ) {
    const rate = new FailureRate(settings);
    const failures = handleWhen((error) => this.isFailure(error)).orWhenResult((result) =>
      isUnanswered(result as Answer),
    );
    this.policy = circuitBreaker(failures, { halfOpenAfter: settings.openMs, breaker: rate });
    this.policy.onReset(() => rate.reset());
    this.policy.onBreak(() => (this.usableAt = Date.now() + settings.openMs));
    this.policy.onStateChange(() => onChange(this.state));
  }

  get state(): BreakerState {
    if (this.policy.state === CircuitState.Closed) return 'closed';
    return this.policy.state === CircuitState.HalfOpen ? 'half-open' : 'open';
  }

  /** @throws BreakerOpenError while the breaker is open, so that no call is queued in vain */
  assertUsable(): void {
    if (this.state === 'half-open' || (this.state === 'open' && Date.now() < this.usableAt))
      throw new BreakerOpenError();
  }

  /**
   * @param sender whose call it is: calls of one sender that time out count once in the window, since the sender may have
   *   asked for too much
   * @throws BreakerOpenError at once, while the breaker is open
   */
  async run(call: () => Promise<Answer>, sender?: string): Promise<Answer> {
    // The library would make other calls wait for the outcome of the trial call.
    this.assertUsable();
    let called = false;
    try {
      return await this.policy.execute(async () => {
        called = true;
        const outcome = await outcomeOf(call);
        // The trial call decides, whatever its outcome.
        if (this.state !== 'half-open' && !this.isCounted(outcome, sender)) throw new Uncounted(outcome);
        return resultOf(outcome);
      });
    } catch (error) {
      if (error instanceof Uncounted) return resultOf(error.outcome);
      throw called ? error : new BreakerOpenError();
    }
  }

  private isCounted(outcome: Outcome, sender: string | undefined): boolean {
    if (!this.counts(outcome)) return false;
    if (sender === undefined || !isLate(outcome)) return true;
    const since = Date.now() - this.settings.windowMs;
    for (const [known, at] of this.timedOut) if (at <= since) this.timedOut.delete(known);
    if (this.timedOut.has(sender)) return false;
    this.timedOut.set(sender, Date.now());
    return true;
  }

  /** A client that disconnects proves nothing; a trial call that ends so has not shown that the service is back. */
  private isFailure(error: unknown): boolean {
    if (error instanceof Uncounted) return false;
    return !(error instanceof ClientGoneError) || this.state === 'half-open';
  }
}

/** Carries an outcome past the library, which would count it. */
class Uncounted extends Error {
  constructor(readonly outcome: Outcome) {
    super('not counted');
  }
}

const outcomeOf = (call: () => Promise<Answer>): Promise<Outcome> =>
  call().then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );

function resultOf(outcome: Outcome): Answer {
  if ('error' in outcome) throw outcome.error;
  return outcome.answer;
}

/** No answer in time, by the gateway's own clock or by the word of the service. */
export const isLate = (outcome: Outcome): boolean =>
  'error' in outcome ? outcome.error instanceof DeadlineError : outcome.answer.status === 504;

/** Whether a call was answered by the service itself. */
export const isAnswered = (outcome: Outcome): boolean => 'answer' in outcome && !isUnanswered(outcome.answer);

/**
 * 502 and 504 come from a proxy in front of a service that does not answer. A 500 is the mistake of one route, and a 503
 * may concern one dependency of many: neither must open the breaker for the other routes.
 */
const isUnanswered = ({ status }: Answer): boolean => status === 502 || status === 504;

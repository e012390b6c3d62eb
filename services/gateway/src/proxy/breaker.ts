import { circuitBreaker, type CircuitBreakerPolicy, CircuitState, handleWhen } from 'cockatiel';
import type { Answer } from './exchange.js';
import { FailureRate, type FailureRateSettings } from './failure-rate.js';
import { BreakerOpenError, ClientGoneError } from './upstream-error.js';

export interface BreakerSettings extends FailureRateSettings {
  /** How long a service is left alone before one call tries it again. */
  readonly openMs: number;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Leaves a service alone that does not answer: who asks meanwhile is told so at once, and one call finds out when it is back. */
export class Breaker {
  private readonly policy: CircuitBreakerPolicy;
  private usableAt = 0;

  constructor(settings: BreakerSettings, onChange: (state: BreakerState) => void) {
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

  /** @throws BreakerOpenError while the service is left alone: nothing needs to wait for a place then */
  assertUsable(): void {
    if (this.state === 'half-open' || (this.state === 'open' && Date.now() < this.usableAt))
      throw new BreakerOpenError();
  }

  /** @throws BreakerOpenError at once, while the service is left alone */
  async run(call: () => Promise<Answer>): Promise<Answer> {
    // The library would let the others wait for the outcome of the one that tries.
    this.assertUsable();
    let called = false;
    try {
      return await this.policy.execute(() => {
        called = true;
        return call();
      });
    } catch (error) {
      throw called ? error : new BreakerOpenError();
    }
  }

  /** A client that leaves proves nothing, so the one call that tries a service has then not found it back. */
  private isFailure(error: unknown): boolean {
    return !(error instanceof ClientGoneError) || this.state === 'half-open';
  }
}

/**
 * 502 and 504 come from somebody in front of a service that does not answer. A 500 is the mistake of one route, and a 503
 * may concern one dependency of many: neither must close the other routes.
 */
const isUnanswered = ({ status }: Answer): boolean => status === 502 || status === 504;

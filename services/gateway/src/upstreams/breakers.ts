import { type BreakerSettings, ROUTE_CLASSES, type RouteClass } from '../config/settings.js';
import { Breaker, type BreakerState, isAnswered, isLate } from './breaker.js';
import type { Answer } from './exchange.js';

/** The scope of a breaker: a whole service, or its routes of one class. */
export type BreakerScope = 'service' | RouteClass;

/**
 * The breakers of one service. Failed connections and malformed answers open the breaker of the whole service; timeouts
 * open that of one class of routes, since slow searches say nothing about chapters.
 */
export class Breakers {
  private readonly service: Breaker;
  private readonly byClass: ReadonlyMap<RouteClass, Breaker>;

  constructor(settings: BreakerSettings, onChange: (scope: BreakerScope, state: BreakerState) => void) {
    const report = (scope: BreakerScope) => (state: BreakerState) => onChange(scope, state);
    this.service = new Breaker(settings, report('service'), (outcome) => !isLate(outcome));
    this.byClass = new Map(
      ROUTE_CLASSES.map((kind) => [
        kind,
        new Breaker(settings, report(kind), (outcome) => isLate(outcome) || isAnswered(outcome)),
      ]),
    );
  }

  /** @throws BreakerOpenError while the breaker of the service, or of this class of its routes, is open */
  assertUsable(kind: RouteClass): void {
    this.service.assertUsable();
    this.byClass.get(kind)?.assertUsable();
  }

  /** @throws BreakerOpenError at once while the breaker of the service, or of this class of its routes, is open */
  run(kind: RouteClass, sender: string | undefined, call: () => Promise<Answer>): Promise<Answer> {
    const ofClass = this.byClass.get(kind);
    if (!ofClass) throw new Error(`There is no breaker for ${kind}.`);
    // With both open, the trial of one must not be spent on a call that the other rejects.
    this.assertUsable(kind);
    return ofClass.run(() => this.service.run(call, sender), sender);
  }
}

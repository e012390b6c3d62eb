import { ROUTE_CLASSES, type RouteClass } from '../config/settings';
import { Breaker, type BreakerSettings, type BreakerState, isAnswered, isLate } from './breaker.js';
import type { Answer } from './exchange.js';

/** What a breaker is for: a whole service, or its routes of one class. */
export type BreakerScope = 'service' | RouteClass;

/**
 * The breakers of one service. What cannot be reached, or answers garbage, is left alone as a whole. What runs out of time
 * is left alone by the class of its routes: that searches take too long says nothing of chapters.
 */
export class Breakers {
  private readonly service: Breaker;
  private readonly byClass: ReadonlyMap<RouteClass, Breaker>;

  constructor(settings: BreakerSettings, onChange: (scope: BreakerScope, state: BreakerState) => void) {
    const told = (scope: BreakerScope) => (state: BreakerState) => onChange(scope, state);
    this.service = new Breaker(settings, told('service'), (outcome) => !isLate(outcome));
    this.byClass = new Map(
      ROUTE_CLASSES.map((kind) => [
        kind,
        new Breaker(settings, told(kind), (outcome) => isLate(outcome) || isAnswered(outcome)),
      ]),
    );
  }

  /** @throws BreakerOpenError while the service, or this class of its routes, is left alone */
  assertUsable(kind: RouteClass): void {
    this.service.assertUsable();
    this.byClass.get(kind)?.assertUsable();
  }

  /** @throws BreakerOpenError at once, while the service, or this class of its routes, is left alone */
  run(kind: RouteClass, sender: string | undefined, call: () => Promise<Answer>): Promise<Answer> {
    const ofClass = this.byClass.get(kind);
    if (!ofClass) throw new Error(`There is no breaker for ${kind}.`);
    // Of two that are open neither is tried for the other.
    this.assertUsable(kind);
    return ofClass.run(() => this.service.run(call, sender), sender);
  }
}

import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { type Logger, PeriodicTask } from '@berea/server';
import { DiscoveryService } from '@nestjs/core';

export const HOUSEKEEPING_LOG = Symbol('housekeeping log');
const EVERY_MS = 600_000;

/** The method by which a provider removes its expired rows. */
export const PRUNE = Symbol('berea:prune');

export interface Prunes {
  [PRUNE](): Promise<unknown>;
}

/** Removes expired rows: every ten minutes it calls each provider that implements `Prunes`. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private tasks: readonly PeriodicTask[] = [];

  constructor(
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(HOUSEKEEPING_LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks = this.pruning().map((provider) => {
      const name = `remove what has expired (${provider.constructor.name})`;
      return new PeriodicTask(() => provider[PRUNE](), { name, everyMs: EVERY_MS, log: this.log });
    });
    for (const task of this.tasks) task.start();
  }

  beforeApplicationShutdown(): void {
    for (const task of this.tasks) task.stop();
  }

  /**
   * Calls all of them now.
   * @throws the error of the first one that failed
   */
  async sweep(): Promise<void> {
    for (const provider of this.pruning()) await provider[PRUNE]();
  }

  private pruning(): Prunes[] {
    const instances = this.discovery.getProviders().map(({ instance }): unknown => instance);
    return [...new Set(instances.filter(isPruning))];
  }
}

const isPruning = (instance: unknown): instance is Prunes =>
  typeof instance === 'object' && instance !== null && PRUNE in instance;

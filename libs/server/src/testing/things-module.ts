import { Body, Controller, ForbiddenException, Get, Module, Post, type DynamicModule } from '@nestjs/common';
import { oc } from '@orpc/contract';
import { Implement, implement } from '@orpc/nest';
import { z } from 'zod';
import { ApiError } from '../errors/api-error.js';
import { contractModule } from '../http/contract.module.js';
import type { Logger } from '../log/log.js';

const Thing = z.strictObject({ text: z.string().min(1, { error: 'Text is required.' }).max(5) });
const Named = z.object({ id: z.string(), text: z.string().optional(), q: z.string().optional() });

const things = {
  create: oc.route({ method: 'POST', path: '/things', successStatus: 201 }).input(Thing).output(Thing),
  find: oc.route({ method: 'GET', path: '/things/{id}' }).input(Named).output(Named),
  replace: oc.route({ method: 'PUT', path: '/things/{id}' }).input(Named).output(Named),
  fail: oc
    .route({ method: 'GET', path: '/failures/{how}' })
    .input(z.object({ how: z.string() }))
    .output(Thing),
};

/** The errors that a handler can end with, by name. */
const FAILURES: Record<string, () => unknown> = {
  unexpected: () => new Error('password of the database: hunter2', { cause: new Error('hunter2 as well') }),
  text: () => 'hunter2',
  missing: () => new ApiError('NOT_FOUND'),
  conflict: () => new ApiError('CONFLICT', { issues: [{ path: ['text'], message: 'This name is taken.' }] }),
  unreachable: () => Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' }),
  timeout: () => Object.assign(new Error('canceling statement'), { code: '57014' }),
  constraint: () => Object.assign(new Error('duplicate key value'), { code: '23505', detail: 'hunter2' }),
  nest: () => new ForbiddenException('hunter2'),
  fullDisk: () =>
    Object.assign(new Error("ENOSPC: no space left on device, write '/srv/hunter2'"), {
      code: 'ENOSPC',
      syscall: 'write',
    }),
};

const fail = (how: string): never => {
  throw FAILURES[how]?.();
};

@Controller()
class ThingsController {
  @Implement(things.create)
  create() {
    return implement(things.create).handler(({ input }) => input);
  }

  @Implement(things.find)
  find() {
    return implement(things.find).handler(({ input }) => input);
  }

  @Implement(things.replace)
  replace() {
    return implement(things.replace).handler(({ input }) => input);
  }

  @Implement(things.fail)
  fail() {
    return implement(things.fail).handler(({ input: { how } }) =>
      how === 'output' ? { text: 'longer than the contract allows: hunter2' } : fail(how),
    );
  }
}

/** Routes outside of the contract go through Nest alone. */
@Controller('plain')
class PlainController {
  @Post()
  echo(@Body() body: unknown) {
    return { body };
  }

  @Get('unexpected')
  unexpected() {
    return fail('unexpected');
  }

  @Get('nest')
  forbidden() {
    return fail('nest');
  }
}

@Module({ controllers: [ThingsController, PlainController] })
class ThingsModule {}

/** A small service with a contract, for the tests of the parts that all services share. */
export const thingsModule = (log: Logger): DynamicModule => ({ module: ThingsModule, imports: [contractModule(log)] });

import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { GoTrueError } from '@berea/server';
import { signedInOf } from './bearer.guard.js';

/** Refuses anonymous users what only makes sense for an account that one can come back to. After `BearerGuard`. */
@Injectable()
export class NamedUserGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (signedInOf(context).user.isAnonymous)
      throw new GoTrueError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
    return true;
  }
}

import { type CanActivate, Inject, Injectable } from '@nestjs/common';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';

@Injectable()
export class ManualLinkingGuard implements CanActivate {
  constructor(@Inject(AuthConfig) private readonly config: AuthConfig) {}

  canActivate(): boolean {
    if (!this.config.manualLinking) throw new GoTrueError(404, 'manual_linking_disabled', 'Manual linking is disabled');
    return true;
  }
}

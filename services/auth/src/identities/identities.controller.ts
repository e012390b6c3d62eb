import { type CanActivate, Controller, Delete, Get, Inject, Injectable, Param, UseGuards } from '@nestjs/common';
import { GoTrueError } from '@berea/server';
import { UuidPipe } from '../http/pipes.js';
import { BearerGuard, CurrentSession, type SignedIn } from '../sessions/bearer.guard.js';
import { IdentitiesService } from './identities.service.js';
import { AuthConfig } from '../core/auth-config.js';

@Injectable()
class ManualLinkingGuard implements CanActivate {
  constructor(@Inject(AuthConfig) private readonly config: AuthConfig) {}

  canActivate(): boolean {
    if (!this.config.manualLinking) throw new GoTrueError(404, 'manual_linking_disabled', 'Manual linking is disabled');
    return true;
  }
}

/** The user links and unlinks identities here. The list of identities is part of the user. */
@Controller('auth/v1/user/identities')
@UseGuards(BearerGuard, ManualLinkingGuard)
export class IdentitiesController {
  constructor(@Inject(IdentitiesService) private readonly identities: IdentitiesService) {}

  @Get('authorize')
  link(): never {
    throw GoTrueError.invalid('Unsupported provider: provider is not enabled');
  }

  @Delete(':id')
  async unlink(
    @CurrentSession() signedIn: SignedIn,
    @Param('id', new UuidPipe('identity_id')) id: string,
  ): Promise<Record<string, never>> {
    await this.identities.remove(signedIn, id);
    return {};
  }
}

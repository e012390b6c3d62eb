import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { TokensService } from './tokens.service.js';

const { tokens } = contentContract;

@Controller()
export class TokensController {
  constructor(@Inject(TokensService) private readonly service: TokensService) {}

  @Implement(tokens.list)
  list(@CurrentUser() user: SignedInUser) {
    return implement(tokens.list).handler(() => this.service.list(user.id));
  }

  @Implement(tokens.make)
  make(@CurrentUser() user: SignedInUser) {
    return implement(tokens.make).handler(({ input }) => this.service.make(user.id, input));
  }

  @Implement(tokens.revoke)
  revoke(@CurrentUser() user: SignedInUser) {
    return implement(tokens.revoke).handler(({ input }) => this.service.revoke(user.id, input.token));
  }
}

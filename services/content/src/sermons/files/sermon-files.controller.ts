import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { SermonFilesService } from './sermon-files.service.js';

const { sermonFiles } = contentContract;

@Controller()
export class SermonFilesController {
  constructor(@Inject(SermonFilesService) private readonly service: SermonFilesService) {}

  @Implement(sermonFiles.read)
  read(@CurrentUser() user: SignedInUser) {
    return implement(sermonFiles.read).handler(({ input }) => this.service.read(user.id, input));
  }
}

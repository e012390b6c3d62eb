import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { NotesService } from './notes.service.js';

const { notes } = contentContract;

@Controller()
export class NotesController {
  constructor(@Inject(NotesService) private readonly service: NotesService) {}

  @Implement(notes.list)
  list(@CurrentUser() user: SignedInUser) {
    return implement(notes.list).handler(() => this.service.list(user.id));
  }

  @Implement(notes.create)
  create(@CurrentUser() user: SignedInUser) {
    return implement(notes.create).handler(({ input }) => this.service.create(user.id, input));
  }

  @Implement(notes.update)
  update(@CurrentUser() user: SignedInUser) {
    return implement(notes.update).handler(({ input: { id, ...draft } }) => this.service.replace(user.id, id, draft));
  }

  @Implement(notes.remove)
  remove(@CurrentUser() user: SignedInUser) {
    return implement(notes.remove).handler(({ input }) => this.service.remove(user.id, input.id));
  }
}

import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { contentContract } from '@berea/contracts';
import { CurrentUser, Keyed, type KeyedRequest, type SignedInUser } from '@berea/server';
import { BookmarksService } from './bookmarks.service.js';

const { bookmarks } = contentContract;

@Controller()
export class BookmarksController {
  constructor(@Inject(BookmarksService) private readonly service: BookmarksService) {}

  @Implement(bookmarks.list)
  list(@CurrentUser() user: SignedInUser) {
    return implement(bookmarks.list).handler(() => this.service.list(user.id));
  }

  @Implement(bookmarks.create)
  create(@CurrentUser() user: SignedInUser, @Keyed() request: KeyedRequest) {
    return implement(bookmarks.create).handler(({ input }) => this.service.create(user.id, request, input));
  }

  @Implement(bookmarks.change)
  change(@CurrentUser() user: SignedInUser) {
    return implement(bookmarks.change).handler(({ input }) => this.service.change(user.id, input.changes));
  }

  @Implement(bookmarks.remove)
  remove(@CurrentUser() user: SignedInUser) {
    return implement(bookmarks.remove).handler(({ input }) => this.service.remove(user.id, input));
  }
}

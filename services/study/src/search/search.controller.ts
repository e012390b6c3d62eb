import { Controller, Inject } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import { CurrentUser, type SignedInUser } from '@berea/server';
import { SearchService } from './search.service.js';

const { search } = studyContract.bible;

@Controller()
export class SearchController {
  constructor(@Inject(SearchService) private readonly service: SearchService) {}

  @Implement(search)
  search(@CurrentUser() user: SignedInUser) {
    return implement(search).handler(({ input: { q, s, in: scope, ...rest } }) =>
      this.service.search(user.id, { ...rest, query: (q ?? s ?? '').trim(), scope }),
    );
  }
}

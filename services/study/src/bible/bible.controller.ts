import { Controller, Inject, Res } from '@nestjs/common';
import { Implement, implement } from '@orpc/nest';
import { studyContract } from '@berea/contracts';
import type { FastifyReply } from 'fastify';
import { BibleService } from './bible.service.js';

const { bible } = studyContract;

@Controller()
export class BibleController {
  constructor(@Inject(BibleService) private readonly service: BibleService) {}

  /** How it is kept and encoded on the way: `send-chapters.ts`. */
  @Implement(bible.chapter)
  chapter(@Res({ passthrough: true }) reply: FastifyReply) {
    return implement(bible.chapter).handler(async ({ input }) => {
      const chapter = await this.service.chapter(input.book, input.chapter, input.translation, input.include);
      void reply.header('etag', `"${chapter.contentVersion}"`);
      return chapter;
    });
  }
}

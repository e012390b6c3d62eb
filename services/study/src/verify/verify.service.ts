import { Inject, Injectable } from '@nestjs/common';
import type { Citation } from '@berea/contracts';
import { Library } from '../library/library.js';
import { verifyText } from './verify-text.js';

/** Checks texts against everything that is installed: answers before they are shown, and whatever somebody sends. */
@Injectable()
export class VerifyService {
  constructor(@Inject(Library) private readonly library: Library) {}

  /**
   * @param translation code of the text that quotations should be from; the King James Version when none is named
   * @throws ApiError 404 naming what is installed
   */
  async citations(text: string, translation?: string): Promise<Citation[]> {
    await this.library.loaded;
    const { main, texts } = this.library;
    const wanted = translation ? this.library.text(translation) : main;
    return verifyText([wanted, ...texts.filter((each) => each !== wanted)], text);
  }
}

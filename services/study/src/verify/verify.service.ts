import { Inject, Injectable } from '@nestjs/common';
import type { Citation } from '@berea/contracts';
import { ApiError } from '@berea/server';
import { Library } from '../works/library.js';
import { TooMuchToCheckError } from '@berea/verify';
import { verifyText } from './verify-text.js';

/** See `workOn`: 400 quotations of some ten verses each, or 50 of the longest psalm. */
const MOST_WORK = 10_000;

/** Checks texts against everything that is installed: answers before they are shown, and whatever somebody sends. */
@Injectable()
export class VerifyService {
  constructor(@Inject(Library) private readonly library: Library) {}

  /**
   * The same for what somebody sends.
   * @throws ApiError 400 where it would take too long, 404 naming what is installed
   */
  async check(text: string, translation?: string): Promise<Citation[]> {
    try {
      return await this.citations(text, translation, MOST_WORK);
    } catch (error) {
      throw error instanceof TooMuchToCheckError ? new ApiError('too_many_quotations', { path: ['text'] }) : error;
    }
  }

  /**
   * @param translation code of the text that quotations should be from; the King James Version when none is named
   * @throws ApiError 404 naming what is installed
   */
  async citations(text: string, translation?: string, mostWork?: number): Promise<Citation[]> {
    await this.library.loaded;
    const { main, texts } = this.library;
    const wanted = translation ? this.library.text(translation) : main;
    return verifyText([wanted, ...texts.filter((each) => each !== wanted)], text, { mostWork });
  }

  /**
   * Checks a text against some of the works alone, and tells nothing of the words of others.
   * @param may whether a work may be used, by its id
   */
  async citationsWithin(text: string, may: (work: string) => boolean): Promise<Citation[]> {
    await this.library.loaded;
    const { main, texts } = this.library;
    const allowed = [main, ...texts.filter((each) => each !== main)].filter(({ source }) => may(source.id));
    if (allowed.length) return verifyText(allowed, text, { installed: texts });
    // The verses that exist are known without a text. Their words are not.
    const references = (await verifyText([main], text)).filter(({ quote }) => quote === undefined);
    return references.map(({ text: _words, translation: _code, ...citation }) => citation);
  }
}

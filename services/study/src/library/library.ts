import { Injectable } from '@nestjs/common';
import { LICENSED_TRANSLATIONS, TRANSLATION_CODES, type TranslationCode } from '@berea/contracts';
import { ApiError } from '@berea/server';
import type { BibleText } from './bible-text.js';
import { loadKjv } from './load-kjv.js';

/** The texts of this server, all in memory: reading and searching need neither database nor network. */
@Injectable()
export class Library {
  private readonly texts: ReadonlyMap<string, BibleText>;

  constructor(
    /** The text that answers are made from, and that every other one is keyed by. */
    readonly main: BibleText,
    others: readonly BibleText[] = [],
  ) {
    this.texts = new Map([main, ...others].map((text) => [text.code, text]));
  }

  static async load(): Promise<Library> {
    return new Library(await loadKjv());
  }

  /**
   * @param code in any case
   * @throws ApiError 404 naming what is installed
   */
  text(code: string): BibleText {
    const text = this.texts.get(code.toLowerCase());
    if (text) return text;
    const known = TRANSLATION_CODES.find((name) => name === code.toLowerCase());
    const installed = `Installed here: ${[...this.texts.values()].map((each) => each.label).join(', ')}.`;
    throw new ApiError(
      'NOT_FOUND',
      known
        ? `${whyMissing(known)} ${installed}`
        : `There is no translation called ${code.toUpperCase()}. ${installed}`,
    );
  }
}

const whyMissing = (code: TranslationCode): string =>
  `The ${code.toUpperCase()} is not installed on this server${LICENSED_TRANSLATIONS.includes(code) ? ', since it needs a licence' : ''}.`;

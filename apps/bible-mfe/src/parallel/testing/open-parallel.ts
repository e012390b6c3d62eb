import type { Chapter } from '@berea/contracts';
import { screen, within } from '@testing-library/react';
import { type Answers, chapterOf, openBible } from '../../testing/open-bible.js';
import { OFFERED, TRANSLATIONS } from '../../translation/testing/offered.js';

/** Answers by the translation that is asked for. */
export type Texts = Readonly<Record<string, () => Partial<Chapter> | Promise<Partial<Chapter>>>>;
export const never = () => new Promise<never>(() => undefined);
export const chapter5 = (texts: Texts, number = 5): Answers => ({
  [`GET /api/bible/Matthew/${number}`]: async (_body: unknown, url: URL) => {
    const code = (url.searchParams.get('translation') ?? 'KJV').toLowerCase();
    return { ...chapterOf('Matthew', number, code), ...(await texts[code.toUpperCase()]?.()) };
  },
});
export const verses = (...texts: string[]) => texts.map((text, index) => ({ verse: index + 1, text }));
export const openParallel = (path: string, routes: Answers = {}) =>
  openBible(path, { [TRANSLATIONS]: () => OFFERED, ...routes });

export const list = (name = 'Matthew 5, KJV and WEB') => screen.findByRole('list', { name });
export const rows = async (name?: string) => within(await list(name)).getAllByRole('listitem');
export const toggle = () => screen.getByRole('switch', { name: 'Mark differences' });
export const marked = (within: Element) =>
  [...within.querySelectorAll('[data-differs]')].map((each) => each.textContent);
export const head = (code: string) => screen.getAllByRole('button', { name: new RegExp(`^${code},.*choose`) }).at(-1)!;

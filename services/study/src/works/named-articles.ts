import { type Passage, placeAt } from '@berea/scripture';
import type { NotedArticle } from '@berea/text-packs';

/** Words of faith are the subject of a passage, and no background of it. */
const KINDS = ['person', 'place', 'thing'];
/** Named on nearly every page. */
const EVERYWHERE = ['jesus-christ', 'holy-spirit'];
/** A longer reference speaks of more than the passage; of a person or place that it does not name, most do. */
const LONGEST_REFERENCE = 30;
const LONGEST_UNNAMED = 3;
/** Verses, some four chapters: who bears a name farther away may be another. A thing is the same everywhere. */
const NEAR = 120;

interface Found {
  readonly article: NotedArticle;
  readonly first: string;
  readonly isNamed: boolean;
  /** Verses to the nearest reference; 0 where it speaks of the passage itself. */
  readonly distance: number;
}

/**
 * The articles on what a passage names. An article belongs there if one of its references is to the passage, or if its
 * name is in the passage and a reference nearby; an article on a thing, if the passage means that thing. Several persons
 * and places bear one name: the nearest is meant.
 *
 * @param verses the passage in one or more texts, in which persons and places have a capital
 * @param isMeant whether the passage means a thing whose name it spells: “Well, thou good servant” is no well
 * @returns those that speak of the passage first
 */
export function articlesNamedIn(
  articles: readonly NotedArticle[],
  verses: readonly string[],
  passage: Passage,
  isMeant: (article: NotedArticle) => boolean = () => true,
): NotedArticle[] {
  const words = verses.map(lettersOf);
  const nearest = new Map<string, number>();
  const found = articles.flatMap((article): Found[] => {
    if (!KINDS.includes(article.kind) || EVERYWHERE.includes(article.id)) return [];
    const names = namesOf(article);
    const [[first = ''] = []] = names;
    const has = (name: readonly string[]) => words.some((verse) => isIn(verse, name, article.kind));
    const isNamed = names.some(has) && (article.kind !== 'thing' || isMeant(article));
    // 'Joseph' is Joseph of Arimathea where that one is spoken of.
    const longest = isNamed || article.kind === 'thing' || has([first]) ? LONGEST_REFERENCE : LONGEST_UNNAMED;
    const from = distanceOf(article, passage, longest);
    const distance = isNamed && article.kind === 'thing' ? Math.min(from, NEAR) : from;
    if (distance > 0 && !(isNamed && distance <= NEAR)) return [];
    nearest.set(first, Math.min(distance, nearest.get(first) ?? NEAR));
    return [{ article, first, isNamed, distance }];
  });
  return found
    .filter(({ first, distance }) => distance <= (nearest.get(first) ?? 0))
    .sort((one, other) => one.distance - other.distance || Number(other.isNamed) - Number(one.isNamed))
    .map(({ article }) => article);
}

/** The words of each name: 'Pharisees'; 'Mourning' and 'sackcloth' of 'Mourning and sackcloth'. */
export function namesOf({ name, kind, also }: NotedArticle): string[][] {
  const [short = ''] = name.split(',');
  const names = kind === 'thing' ? short.split(/ (?:and|or) /) : [short, ...also];
  return names.map((each) => lettersOf(each.replace(/^the /i, ''))).filter((words) => words.length > 0);
}

export const lettersOf = (text: string): string[] =>
  text.match(/\p{L}[\p{L}’'-]*/gu)?.map((word) => word.replace(/[’'](?:s?)$/, '')) ?? [];

/** Whether a name is in a verse: of persons and places letter by letter, of a thing in its plural, too. */
export function isIn(verse: readonly string[], name: readonly string[], kind: string): boolean {
  const same = (word: string, part: string) => (kind === 'thing' ? stem(word) === stem(part) : word === part);
  return verse.some((_, at) => name.every((part, index) => same(verse[at + index] ?? '', part)));
}

const stem = (word: string): string => word.toLowerCase().replace(/(?:e?s)$/, '');

/**
 * Verses between a passage and the nearest reference in its book; infinite where there is none.
 * @param longest verses of a reference that counts for a passage within it
 */
function distanceOf({ refs }: NotedArticle, { first, last }: Passage, longest: number): number {
  const { book } = placeAt(first);
  const distances = refs
    .filter(([from, to]) => placeAt(from).book === book && (to - from < longest || from > last || to < first))
    .map(([from, to]) => Math.max(0, from - last, first - to));
  return Math.min(...distances, Infinity);
}

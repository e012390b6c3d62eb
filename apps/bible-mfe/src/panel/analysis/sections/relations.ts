import type { Place, SemanticRelation, SemanticRelations } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import { referenceOf } from '../../../place/verse-range.js';
import { t } from '../../../texts/analysis.js';

interface RelationGroup {
  /** Only where there is another group to be told from. */
  readonly title: string | undefined;
  /** In the order that they came in. */
  readonly relations: readonly SemanticRelation[];
}

const isGreek = ({ language }: SemanticRelation): boolean => language === 'grc';

/** The lemmas behind a word by their language, first those of the verse's testament. */
export function groupRelations(relations: readonly SemanticRelation[], { book }: Place): readonly RelationGroup[] {
  const greek = { title: t('analysis.greek'), relations: relations.filter(isGreek) };
  const hebrew = {
    title: t('analysis.hebrew-and-aramaic'),
    relations: relations.filter((relation) => !isGreek(relation)),
  };
  const inOrder = findBook(book)?.testament === 'new' ? [greek, hebrew] : [hebrew, greek];
  const there = inOrder.filter((group) => group.relations.length > 0);
  return there.length > 1 ? there : there.map((group) => ({ ...group, title: undefined }));
}

const MOST_RENDERINGS = 5;
const number = (value: number): string => value.toLocaleString('en');

/** The relations of a word in a verse as one text, as notes keep them. */
export function describeRelations({ word, relations, summary }: SemanticRelations, place: Place): string {
  if (!relations.length)
    return Object.values(summary).join('\n') || t('analysis.nothing-was-found-behind-word', { word });
  return [
    t('analysis.hebrew-and-greek-words-behind', { word }),
    ...groupRelations(relations, place).flatMap((group) => [
      ...(group.title ? [group.title] : []),
      ...group.relations.map(describe),
    ]),
  ].join('\n\n');
}

function describe(relation: SemanticRelation): string {
  const { lemma, transliteration, id, definition, count, total, renderings, example } = relation;
  const others = renderings.slice(0, MOST_RENDERINGS).map((each) => `${each.words} ${number(each.count)}`);
  return [
    `${lemma} ${transliteration} (${id}): ${definition}`,
    others.length
      ? t('analysis.uses-and-others', { count: number(count), total: number(total), others: others.join(', ') })
      : t('analysis.uses', { count: number(count), total: number(total) }),
    ...(example ? [`${referenceOf(example)}: ${example.text}`] : []),
  ].join('\n');
}

import type { Place, SemanticRelation } from '@berea/contracts';
import { findBook } from '@berea/scripture';

export interface RelationGroup {
  /** Only where there is another group to be told from. */
  readonly title: string | undefined;
  /** In the order that they came in. */
  readonly relations: readonly SemanticRelation[];
}

const isGreek = ({ language }: SemanticRelation): boolean => language === 'grc';

/** The lemmas behind a word by their language, first those of the testament that the verse stands in. */
export function groupRelations(relations: readonly SemanticRelation[], { book }: Place): readonly RelationGroup[] {
  const greek = { title: 'Greek', relations: relations.filter(isGreek) };
  const hebrew = { title: 'Hebrew and Aramaic', relations: relations.filter((relation) => !isGreek(relation)) };
  const inOrder = findBook(book)?.testament === 'new' ? [greek, hebrew] : [hebrew, greek];
  const there = inOrder.filter((group) => group.relations.length > 0);
  return there.length > 1 ? there : there.map((group) => ({ ...group, title: undefined }));
}

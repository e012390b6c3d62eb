import type { Place, SemanticRelation, SemanticRelations } from '@berea/contracts';
import { referenceOf } from '../../place/reference-of.js';
import { groupRelations } from './sections/group-relations.js';

const MOST_RENDERINGS = 5;
const number = (value: number): string => value.toLocaleString('en');

/** The relations of a word in a verse as one text, as notes keep them. */
export function describeRelations({ word, relations, summary }: SemanticRelations, place: Place): string {
  if (!relations.length) return Object.values(summary).join('\n') || `Nothing was found behind “${word}”.`;
  return [
    `The Hebrew and Greek words behind “${word}” in the King James Version:`,
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
    `${number(count)} of ${number(total)} uses${others.length ? `; also ${others.join(', ')}` : ''}`,
    ...(example ? [`${referenceOf(example)}: ${example.text}`] : []),
  ].join('\n');
}

import type { Reading, Rule } from '../recognise/rules.js';

const OWN = new Set('i me my myself mine we us our yo mi me mis conmigo nosotros nuestro nuestra'.split(' '));

/**
 * Facts about a message besides its words.
 * @param rule the rule that fits, null if none does; undefined if it must not count, since the rules were made by the
 *   very sentences
 */
export function factsOf(
  message: string,
  { written, asked, studies }: Reading,
  rule: Rule | null | undefined,
): string[] {
  return [
    'always',
    ...(asked ? ['asked'] : []),
    ...(studies ? ['studies'] : []),
    ...(message.includes('?') ? ['question'] : []),
    ...(written.some((word) => OWN.has(word)) ? ['own'] : []),
    ...(rule === null ? ['no rule'] : []),
    ...(rule ? ['rule', `rule ${rule.distress}`, rule.weak ? 'weak rule' : 'strong rule'] : []),
  ];
}

const ENGLISH = new Set(
  'the a and i my is am are was to of in it that for with not do have he she they you me this what how does on at be so but just from his her'.split(
    ' ',
  ),
);
const SPANISH = new Set(
  'el la los las un una y yo mi es soy esta estoy era de en que por para con no se lo le me tengo como cuando ya muy pero mas su sus del al si hay ayer hoy quiero dios'.split(
    ' ',
  ),
);

/** Told by the small words, which occur in every sentence; English if they do not tell. */
export function languageOf(tokens: readonly string[]): 'en' | 'es' {
  const count = (words: ReadonlySet<string>) => tokens.filter((token) => words.has(token)).length;
  return count(SPANISH) > count(ENGLISH) ? 'es' : 'en';
}

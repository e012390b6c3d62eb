import type { Reading, Rule } from '../recognise/rules.js';

const OWN = new Set('i me my myself mine we us our yo mi me mis conmigo nosotros nuestro nuestra'.split(' '));

/**
 * What is known of a message beside its words.
 * @param rule the rule that fits, null where none does; undefined where that is not to count, since the rules were made
 * by the very sentences
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

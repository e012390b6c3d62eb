import type { ToolKind } from '@berea/contracts';
import { fold } from '../../text/fold-words.js';

/** Words by which people ask for a tool. The first match decides, so narrower patterns come first. */
const SIGNS: readonly [ToolKind, RegExp][] = [
  [
    'cross-references',
    /\bcross[- ]?ref|\bparallel (?:passage|verse|text)|\b(?:related|similar|other) (?:verse|passage|scripture|text)s?\b|\bcompare\b/,
  ],
  [
    'structural-patterns',
    /\bstructur|\bchias|\brefrains?\b|\binclusio|\brepetitions?\b|\brepeated\b|\bparallelism|\bliterary (?:form|pattern|device)|\bpatterns?\b/,
  ],
  [
    'semantic-relations',
    /\bsemantic|\bsynonyms?\b|\bword famil|\bword stud|\brelated words\b|\brange of meaning|\b(?:greek|hebrew|aramaic)(?: \w+)? (?:words?|terms?) (?:for|behind|of|means?)\b|\b(?:words?|lemmas?) (?:for|behind)\b|\brendered\b/,
  ],
  [
    'greek-hebrew',
    /\bgreek\b|\bhebrew\b|\baramaic\b|\boriginal (?:language|word|text|tongue)|\bin the original\b|\blexicon|\bstrong'?s\b|\betymolog|\binterlinear|\bpars(?:e|ing)\b|\blemmas?\b/,
  ],
  [
    'cultural-context',
    /\bcultur|\bhistorical\b|\bhistory\b|\bbackground|\bcontext\b|\bcustoms?\b|\bsetting\b|\bwho wrote\b|\bwhen was\b.*\bwritten\b|\bfirst[- ]century\b/,
  ],
  ['sermon-tools', /\bsermon|\bpreach|\bhomil|\boutline\b/],
  [
    'devotional',
    /\bdevotion|\bmeditat|\bpray(?:er|ers|ing)?\b.*\b(?:on|from|with|over|through|by)\b|\bquiet time\b|\breflect(?:ion)?\b/,
  ],
  ['topical-tags', /\btopic(?:s|al)?\b|\bthemes?\b|\btags?\b|\bsubjects?\b/],
  [
    'commentary',
    /\bcomment|\bexplain|\bexplanation|\bexposition|\bexeges|\binterpret|\bmeaning of\b|\bwhat (?:does|do|did|is)\b.*\bmean|\bmatthew henry\b|\bscofield\b|\bspurgeon\b/,
  ],
];

/** The tool that a message asks for, or undefined where it asks for none. */
export function recogniseTool(message: string): ToolKind | undefined {
  const text = fold(message);
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}

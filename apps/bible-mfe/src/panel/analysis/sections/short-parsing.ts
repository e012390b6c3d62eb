/** As grammars shorten them; what stands first is looked for first. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/pronominal suffix, (\S+) person (.*)/, '$1 $2 suffix'],
  [/\b(first|second|third) person/, '$1'],
  [/\bfirst\b/, '1'],
  [/\bsecond\b/, '2'],
  [/\bthird\b/, '3'],
  [/ of common gender/, ''],
  [/of both genders/, 'm./f.'],
  [/\bmasculine\b/, 'm.'],
  [/\bfeminine\b/, 'f.'],
  [/\bneuter\b/, 'n.'],
  [/\bsingular\b/, 'sg.'],
  [/\bplural\b/, 'pl.'],
  [/\bdual\b/, 'du.'],
  [/\bactive participle\b/, 'act. ptc.'],
  [/\bpassive participle\b/, 'pass. ptc.'],
  [/\bsequential imperfect\b/, 'seq. impf.'],
  [/\bsequential perfect\b/, 'seq. pf.'],
  [/\bimperfect\b/, 'impf.'],
  [/\bperfect\b/, 'pf.'],
  [/\bimperative\b/, 'impv.'],
  [/\bcohortative\b/, 'coh.'],
  [/\bjussive\b/, 'juss.'],
  [/\binfinitive absolute\b/, 'inf. abs.'],
  [/\binfinitive construct\b/, 'inf. cstr.'],
  [/,? absolute\b/, ''],
  [/,? determined\b/, ' det.'],
  [/,? construct(?= \+)/, ''],
  [/\bconstruct\b/, 'cstr.'],
  [/\badjective\b/, 'adj.'],
  [/\badverb\b/, 'adv.'],
  [/\bconjunction\b/, 'conj.'],
  [/\bpreposition with the article\b/, 'prep. + art.'],
  [/\bpreposition\b/, 'prep.'],
  [/\b(personal|demonstrative|relative|interrogative|indefinite) pronoun\b/, '$1 pron.'],
  [/\bproper name\b/, 'name'],
  [/\barticle\b/, 'art.'],
  [/\bobject marker\b/, 'obj. marker'],
  [/\bnegative particle\b/, 'neg.'],
  [/\bparticle\b/, 'part.'],
  [/\bcardinal number\b/, 'number'],
  [/\bordinal number\b/, 'ordinal'],
];

/** A parsing as a row has room for it: 'verb Qal act. ptc. m. sg. + 1 sg. suffix', 'adj. m. pl.'. */
export const shortParsing = (parsing: string): string =>
  parsing
    .split(' + ')
    .map((part, index, parts) => {
      const more = index < parts.length - 1 ? `${part} +` : part;
      return SHORT.reduce((text, [long, short]) => text.replace(long, short), more)
        .replace(/ \+$/, '')
        .replaceAll(',', '');
    })
    .join(' + ');

/** Forms that no rule of endings leads back, as the King James Version and its readers use them. */
const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  `forgive:forgave,forgavest,forgiven give:gave,gavest,given,giver love:lover,lovers sin:sinner,sinners pray:prayer,prayers
  believe:believer,believers,belief speak:spake,spakest,spoken,spoke say:said,saith,saidst weep:wept slay:slain,slew
  seek:sought keep:kept teach:taught,teacher,teachers bring:brought man:men woman:women child:children foot:feet
  brother:brethren wife:wives life:lives sing:sang,sung write:wrote,written,writer choose:chose,chosen fall:fell,fallen
  know:knew,known,knewest rise:rose,risen,arose,arise,ariseth sow:sown,sower grow:grew,grown break:brake,broken,broke
  bear:bare,borne,born take:took,taken,tookest lose:lost hate:hater sleep:slept leave:left steal:stole,stolen
  see:saw,seen,sawest eat:ate,eaten drink:drank,drunk bind:bound build:built,builded,builder tooth:teeth
  bless:blest shepherd:shepherds enemy:enemies wise:wiser,wisest great:greater,greatest good:better,best
  swear:sware,sworn,swore strive:strove hear:heard hold:held lead:led sell:sold buy:bought run:ran stand:stood
  understand:understood tell:told think:thought,thoughtest lie:lied,liar,liars,lying`
    .split(/\s+/)
    .flatMap((entry) => {
      const [base = '', forms = ''] = entry.split(':');
      return forms.split(',').map((form) => [form, base]);
    }),
);

/** They end like a form of another word and are none. */
const WHOLE = new Set(
  'forest evening news witness early wing king thing lest west rest best thus its this his alms'.split(' '),
);

const ENDINGS: readonly [ending: RegExp, replacements: readonly string[]][] = [
  [/(?:ies|ied|ieth|iest)$/, ['y', 'ie']],
  [/(?:ing|ings|ed|eth|est|edst)$/, ['', 'e']],
  [/(?<=ss|x|z|ch|sh)es$/, ['']],
  [/(?<!s)s$/, ['']],
  [/iness$/, ['y']],
  [/ness$/, ['']],
  [/(?<=\w{4})ly$/, ['', 'le']],
];

/**
 * The word that a form belongs to: 'forgiveth' → 'forgive', 'enemies' → 'enemy'. An ending is taken off only where that
 * leaves a word that `known` knows, so 'priest' and 'harvest' stay what they are.
 */
export function baseForm(word: string, known: (word: string) => boolean): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (irregular) return irregular;
  if (WHOLE.has(word)) return word;
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(word)) continue;
    const stem = word.replace(ending, '');
    const undoubled = /([bdgmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    const base = [...replacements.map((end) => stem + end), ...undoubled].find(
      (form) => form.length > 2 && known(form),
    );
    if (base) return baseForm(base, known);
  }
  return word;
}

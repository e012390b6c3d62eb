import type { Distress } from '../words/care-words.js';
import type { Trouble } from './care-sentences.js';

type Texts = Readonly<Record<'en' | 'es', string>>;

/**
 * Passages that are never withheld, whatever the distress: the answer of Scripture to one who asks of salvation,
 * forgiveness, death or heaven. Chosen by hand, four at most (as many as an answer shows): the words of the trouble
 * itself would find verses on death and blows, and these invite to live.
 */
const GOSPEL: readonly { readonly asked: RegExp; readonly passages: Texts }[] = [
  {
    asked:
      /\b(?:to|into|in|see) heaven\b|\b(?:be|am i|are we|really|truly) saved\b|\bsalvation\b|\beternal life\b|\b(?:to|in) hell\b|\bal (?:cielo|infierno)\b|\bser salv[oa]\b|\bsoy salv[oa]\b|\bsalvación\b|\bvida eterna\b/i,
    passages: {
      en: 'John 3:16; Romans 10:9-10; John 6:37; Matthew 11:28',
      es: 'Juan 3:16; Romanos 10:9-10; Juan 6:37; Mateo 11:28',
    },
  },
  {
    asked:
      /\b(?:god|jesus|he|lord) (?:\w+ ){0,3}forg[ia]v\w*|\bforgive me\b|\b(?:be|am i|are we) forgiven\b|\bforgiveness for me\b|\bun(?:forgivable|pardonable)\b|\b(?:dios|jesús|señor) (?:\S+ ){0,3}perdon\w*|\bperd[oó]n(?:e|a|ar[áa]?)me\b|\bme perdona\w*/i,
    passages: {
      en: 'Psalms 103:8-13; 1 John 1:9; Luke 15:20; Matthew 11:28',
      es: 'Salmos 103:8-13; 1 Juan 1:9; Lucas 15:20; Mateo 11:28',
    },
  },
  {
    asked:
      /\b(?:after|when) (?:we|you|i|they|people) die\b|\b(?:after|life after) death\b|\bsee (?:him|her|them|my \w+) again\b|\bwhere (?:is|are) (?:he|she|they|my)\b|\bresurrection\b|\bfunerals?\b|\bdespués de (?:la muerte|morir)\b|\bcuando (?:uno muere|morimos)\b|\bvolver(?:é|emos)? a ver(?:l[oae]s?)?\b|\bresurrección\b|\bentierro\b/i,
    passages: {
      en: 'John 11:25-26; John 14:1-3; 1 Thessalonians 4:13-14; Revelation 21:4',
      es: 'Juan 11:25-26; Juan 14:1-3; 1 Tesalonicenses 4:13-14; Apocalipsis 21:4',
    },
  },
];

/** For somebody who helps another, beside what keeps people safe. On threats there is nothing to look up. */
const FOR_ANOTHER: Readonly<Record<Trouble, Texts | undefined>> = {
  // To weep with, to come near, to feed and let sleep, to give rest.
  'self-harm': {
    en: 'Romans 12:15; Psalms 34:18; 1 Kings 19:4-8; Matthew 11:28-30',
    es: 'Romanos 12:15; Salmos 34:18; 1 Reyes 19:4-8; Mateo 11:28-30',
  },
  // To protect, to hear, to bear with, to tell the truth.
  violence: {
    en: 'Proverbs 31:8-9; Proverbs 18:13; Galatians 6:2; Ephesians 4:25',
    es: 'Proverbios 31:8-9; Proverbios 18:13; Gálatas 6:2; Efesios 4:25',
  },
  harm: undefined,
  // To go through the valley with, to see Jesus weep, to comfort as one was comforted.
  grief: {
    en: 'Psalms 23:1-4; John 11:33-36; 2 Corinthians 1:3-4',
    es: 'Salmos 23:1-4; Juan 11:33-36; 2 Corintios 1:3-4',
  },
};

interface Asked {
  readonly distress: Distress;
  readonly trouble: Trouble;
  readonly language: 'en' | 'es';
}

/**
 * The passages below a care answer, as a question to the library; undefined if the message asks nothing that needs
 * them.
 */
export function passagesFor(message: string, { distress, trouble, language }: Asked): string | undefined {
  const gospel = GOSPEL.find(({ asked }) => asked.test(message));
  return (gospel?.passages ?? (distress === 'for-another' ? FOR_ANOTHER[trouble] : undefined))?.[language];
}

import { wordsOf } from '../../text/fold-words.js';
import { themeWords } from '../../study-tools/question/question-terms.js';

export type SmallTalk =
  'greeting' | 'thanks' | 'farewell' | 'who' | 'elsewhere' | 'account' | 'prayer' | 'rude' | 'invented' | 'spanish';

/** What has nothing to do with Scripture, what is done elsewhere, and what is asked of a person: told by the whole message. */
const OTHER: readonly [SmallTalk, RegExp][] = [
  ['spanish', /^(?:hola|buenos dias|buenas tardes|buenas noches|muchas gracias|gracias|que tal)\b[^a-z]*$/],
  ['prayer', /^(?:please |can you |could you |will you )*pray (?:for|with) (?:me|us)\b(?! to)/],
  ['account', /\b(?:delete|close|change|reset) my (?:account|password|e-?mail|picture)\b/],
  [
    'invented',
    /\b(?:make up|invent|write) (?:a |me a |some )?(?:new |fake )?(?:bible |scripture )?(?:verse|scripture|psalm)\b|\bquote [a-z0-9 :]+ but (?:change|replace|swap)\b/,
  ],
  [
    'rude',
    /^(?:you are|you re|you're|youre) (?:so |very |really )?(?:stupid|useless|dumb|bad|an idiot|wrong|terrible)\b|^(?:this is|that is|that's) (?:rubbish|useless|stupid|nonsense)\b/,
  ],
  [
    'elsewhere',
    /\bweather\b(?!.*\b(?:bible|job|jesus)\b)|\b(?:python|javascript|typescript|html|sql|source code|regex)\b|\brestaurants?\b|\brecipes?\b|\bfootball\b|\bstock (?:market|price)|\bbitcoin\b|\bwin the election\b|\bcapital of (?!israel|judah|samaria|assyria|babylon)|^\d+ \d+$|\btell me a joke\b|\bsystem prompt\b|\bmovies?\b|\bhomework\b/,
  ],
];

const KINDS: readonly [SmallTalk, RegExp][] = [
  [
    'who',
    /^(?:who|what) are you$|^what can you do$|^are you (?:an? )?(?:real )?(?:ai|bot|robot|human|person|real|model|language model)$|^(?:how do you work|help|help me)$/,
  ],
  [
    'thanks',
    /^(?:ok |okay |great |good |wow )?(?:many )?(?:thanks|thank you|thank u|thx|ty|cheers|much appreciated)\b/,
  ],
  ['farewell', /^(?:good ?bye|bye|bye bye|see you|farewell|good night|goodnight|amen)\b/],
  ['greeting', /^(?:hi|hello|hey|hiya|howdy|greetings|shalom|good (?:morning|afternoon|evening|day)|how are you)\b/],
];

/** What may stand beside a courtesy without making a question of it. */
const COMPANY = new Set([
  'scholar',
  'berea',
  'friend',
  'again',
  'dear',
  'sir',
  'helpful',
  'great',
  'good',
  'everything',
  'bye',
]);

/** What kind of courtesy a message is, or undefined where it asks something, as 'Hello, what is grace?' does. */
export function smallTalkOf(message: string): SmallTalk | undefined {
  const text = wordsOf(message).join(' ');
  const other = OTHER.find(([, pattern]) => pattern.test(text));
  if (other) return other[0];
  for (const [kind, pattern] of KINDS) {
    const courtesy = pattern.exec(text)?.[0];
    if (courtesy === undefined) continue;
    const asks = themeWords(text.slice(courtesy.length)).some((word) => !COMPANY.has(word));
    return asks ? undefined : kind;
  }
  return undefined;
}

import { wordsOf } from '../../text/fold-words.js';
import { themeWords } from '../../study-tools/question/question-terms.js';

export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'who';

const KINDS: readonly [SmallTalk, RegExp][] = [
  [
    'who',
    /^(?:who|what) are you$|^what can you do$|^are you (?:an? )?(?:ai|bot|robot|human|person|real)$|^(?:how do you work|help|help me)$/,
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
  for (const [kind, pattern] of KINDS) {
    const courtesy = pattern.exec(text)?.[0];
    if (courtesy === undefined) continue;
    const asks = themeWords(text.slice(courtesy.length)).some((word) => !COMPANY.has(word));
    return asks ? undefined : kind;
  }
  return undefined;
}

import { wordsOf } from '../../text/fold-words.js';
import { themeWords } from '../../study-tools/question/question-terms.js';

export type SmallTalk =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'who'
  | 'elsewhere'
  | 'account'
  | 'prayer'
  | 'rude'
  | 'invented'
  | 'spanish';

/**
 * Messages on other matters than Scripture, on things done elsewhere, and requests to a person: recognised by the whole
 * message.
 */
const OTHER: readonly [SmallTalk, RegExp][] = [
  ['spanish', /^(?:hola|buenos dias|buenas tardes|buenas noches|muchas gracias|gracias|que tal)\b[^a-z]*$/],
  ['prayer', /^(?:please |can you |could you |will you )*pray (?:for|with) (?:me|us)\b(?! to)/],
  ['account', /\b(?:delete|close|change|reset) my (?:account|password|e-?mail|picture)\b/],
  [
    'invented',
    /\b(?:make up|invent|write) (?:a |me a |some )?(?:new |fake )?(?:bible |scripture )?(?:verse|scripture|psalm)\b|\bquote [a-z0-9 :]+ but (?:change|replace|swap)\b/,
  ],
  [
    'who',
    /^(?:please |can you |could you |will you )*(?:pretend|imagine|act|role ?play|speak|talk)\b(?: to me)?(?: that)? (?:as|like|to be|you are|youre|you re|you were)(?: if you (?:are|were))? (?:a |an |the )?(?:god|jesus|christ|lord|holy spirit|devil|satan|prophet|pastor|priest)\b/,
  ],
  [
    'who',
    /\byou(?: are|re|'re| re)? (?:sentient|conscious|alive|a real person|human)\b|\bdo you have (?:a soul|feelings|emotions)\b/,
  ],
  [
    'rude',
    /\b(?:stupid|dumb|useless) (?:bot|machine|program|ai|app|computer)\b|^f\w*ck (?:off|you)\b|^(?:you are|you re|you're|youre|your) (?:so |very |really |just |only |a |an )*(?:stupid|useless|dumb|bad|an idiot|wrong|terrible)\b|\b(?:you|this|it|(?:ur|your|youre|the) answers?) (?:really |totally |just )?sucks?\b|\b(?:ur|your) answers? (?:are|is) (?:so |really )?(?:bad|stupid|useless|wrong|terrible|rubbish)\b|^(?:shut up|i hate you|idiot|stupid)$|^(?:this is|that is|that's) (?:rubbish|useless|stupid|nonsense)\b/,
  ],
  [
    'elsewhere',
    /\bnear me\b(?!.*\b(?:god|lord|jesus)\b)|\b(?:pizza|burger|insurance|mortgage|wifi|wi-fi|airline|flight|calories|iphone|laptop|essay)\b|\bweather\b(?!.*\b(?:bible|job|jesus)\b)|\b(?:python|javascript|typescript|html|sql|source code|regex)\b|\brestaurants?\b|\brecipes?\b|\bfootball\b|\bstock (?:market|price)|\bbitcoin\b|\bwin the election\b|\bcapital of (?!israel|judah|samaria|assyria|babylon)|^\d+ \d+$|\btell me a joke\b|\bsystem prompt\b|\bapi key\b|\bpasswords?\b(?=.*\b(?:give|show|tell|your)\b)|\b(?:send|write) (?:an? |my )?(?:e-?mail|text message|letter to (?:my|the) (?:boss|landlord|bank))\b|^(?:can|could) you (?:call|phone|text|email) |^how (?:far|big|heavy|fast|hot) (?:is|are) (?:the )?(?:moon|sun|mars|earth|stars?)\b|\bpresident of\b|\bprime minister\b|\b(?:breakfast|lunch) (?:today|recipe)\b|^translate (?!.*\d).* (?:to|into|in) (?:french|german|italian|chinese|japanese|portuguese|russian|arabic)\b|\bis (?:this|the|your) app (?:free|safe|down)\b|\bhow much does (?:this|it|the app) cost\b|\bwhat time is it\b|^cuanto (?:es|son) \d|^what is \d+ (?:\d+|plus|minus|times)\b|\b(?:bake|cook|roast|fry|grill) (?:a |an |the )?(?:turkey|chicken|cake|rice|steak|pasta|ham|egg|eggs)\b|\b(?:basketball|baseball|soccer|cricket|golf|nba|nfl|premier league)\b|\b(?:netflix|youtube|whatsapp|spotify|minecraft|fortnite|pokemon)\b(?!.*\b(?:god|bible|sin|christian)\b)|\b(?:lose weight|haircut|horoscope for|lottery numbers|plane tickets?|hotel|taxi|train times?)\b(?!.*\b(?:bible|god|sin|verse|say)\b)|\bmovies?\b|\bhomework\b/,
  ],
];

const KINDS: readonly [SmallTalk, RegExp][] = [
  [
    'who',
    /^(?:who|what) are you(?: and (?:who|what) (?:made|built|created) you| exactly)?$|^who (?:made|built|created|programmed) you$|^are you (?:chat ?gpt|gpt|claude|gemini|siri|alexa|god|jesus|alive|sentient|conscious|a christian|a pastor|a priest|catholic)\b|\b(?:you|youre|you're|you are) (?:re )?(?:sentient|conscious|alive)\b|\bdo you (?:have (?:a soul|feelings|emotions)|believe in god|pray)$|^what (?:did|do) you (?:have for|eat|like|do for)\b|^how old are you$|^do you love me$|^what can you do$|^are you (?:an? )?(?:real )?(?:ai|bot|robot|human|person|real|model|language model)$|^(?:how do you work|help|help me)$/,
  ],
  [
    'thanks',
    /^(?:ok |okay |great |good |wow )?(?:many )?(?:thanks|thank you|thank u|thx|ty|cheers|much appreciated)\b/,
  ],
  ['thanks', /^(?:ok|okay|cool|nice|great|alright|sure|lol|haha|perfect|wonderful|got it|understood|i see|very good)$/],
  ['farewell', /^(?:good ?bye|bye|bye bye|see you|farewell|good night|goodnight|amen)\b/],
  ['greeting', /^(?:hi|hello|hey|hiya|howdy|greetings|shalom|good (?:morning|afternoon|evening|day)|how are you)\b/],
];

/** Words that may accompany a courtesy without making it a question. */
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

/** The kind of courtesy that a message is, or undefined if it asks something, as 'Hello, what is grace?' does. */
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

const CLAIM = /^[^,.;:!]+[,.;:!]\s*(.{8,})$/s;

/** The words beside the opening of a message: beside ill ones there may be a claim about the Bible. */
export const claimBeside = (message: string): string | undefined => CLAIM.exec(message)?.[1];

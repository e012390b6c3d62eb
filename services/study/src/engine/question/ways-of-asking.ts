/**
 * Frames that people put around what they ask for → the same in words that the readings know. They hold words of asking
 * alone: a word of the frame ('important', 'lesson', 'Old Testament') is no subject.
 */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*why (?:is|was|are|were) (?:the )?(.+?) (?:so |such an? |very )?(?:important|significant|special|famous)(?: (?:in|to|for) (?:the )?(?:bible|old testament|new testament|scripture|christians|jews|us))?\W*$/i,
    'tell me about $1',
  ],
  [
    /^\W*(?:what (?:is|was) )?the (?:importance|significance) of (?:the )?(.+?)(?: in (?:the )?(?:bible|old testament|new testament|scripture))?\W*$/i,
    'tell me about $1',
  ],
  [
    /^\W*(?:(?:i need |give me |help me with |write |plan |make )?(?:an? |my |some )?)(?:short |simple |fun )?(?:sunday school|vbs|childrens?['’]?s?|kids['’]?|youth|toddler|preschool) (?:group )?(?:lesson|story|talk|class|devotion|message|activity)(?: plan| ideas?)? (?:on|about|for) (.+?)(?: for .*(?:year|grade|kids|children|toddlers|preschool).*)?\W*$/i,
    'story of $1',
  ],
  [/^(.+?) for (?:my )?\d+(?:(?: ?(?:-|to|and) ?| )\d+)*[- ]year[- ]olds?\W*$/i, '$1'],
  [/^(?:and )?did jesus himself /i, 'did Jesus '],
];

/** A question without the frame that was put around what it asks for. */
export const withoutFrame = (message: string): string => {
  const frame = FRAMES.find(([pattern]) => pattern.test(message));
  return frame ? message.replace(frame[0], frame[1]) : message;
};

/** 'more': what was chosen by hand has been shown, so the text is searched. */
export const MORE = /^more: /;
/** 'What is grace?', 'define justification', 'justification meaning' */
export const DEFINES =
  /^\W*(?:what (?:is|are|was)|define|explain|meaning of|definition of)\b|\b(?:meaning|definition|defined?)\W*$|\bwhat does (?:it mean to be )?|\bmean\W*$|\bmean to be\b/i;

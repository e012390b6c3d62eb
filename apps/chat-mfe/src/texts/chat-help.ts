import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-help.ask-about-scripture-in':
    'Ask about Scripture in your own words. Scholar answers with references that are checked against the text.',
  'chat-help.ask-and-go-on-asking': 'Ask and go on asking',
  'chat-help.choose-sources': 'Choose the sources',
  'chat-help.conversations-are-kept-search': 'Conversations are kept: search, rename, export or delete them.',
  'chat-help.every-answer-names-works': 'Every answer names the works that it was made from.',
  'chat-help.go-on-with-what': 'Go on with what was said: “and the next verse?”',
  'chat-help.keep-what-you-found': 'Keep what you found',
  'chat-help.name-verses-as-you': 'Name verses as you would: “First John four eight”.',
  'chat-help.pencil-under-question-asks':
    'The pencil under a question asks it again in other words; both answers stay.',
  'chat-help.press-microphone-and-speak': 'Press the microphone and speak; you see the words before they are sent.',
  'chat-help.save-to-notes-keeps': 'Save to Notes keeps an answer, or only the words that you selected in it.',
  'chat-help.scholar': 'Scholar',
  'chat-help.sources-says-which-works': 'Sources says which works Scholar may use for a question.',
  'chat-help.speak-and-listen': 'Speak and listen',
  'chat-help.stop-ends-answer-what': 'Stop ends an answer; what came is kept.',
  'chat-help.study-mode-is-for': 'Study Mode is for sermons and study, Devotional Mode for encouragement.',
  'chat-help.text-only-quotes-scripture': 'Text only quotes Scripture and adds no comment.',
  'chat-help.tick-stands-only-where': 'A tick stands only where a quotation was found in the text.',
  'chat-help.type-question-or-press': 'Type a question, or press one of the four topics, then Ctrl and Enter.',
  'chat-help.voice-chooses-who-speaks': 'Voice chooses who speaks, how fast, and the language you speak.',
});

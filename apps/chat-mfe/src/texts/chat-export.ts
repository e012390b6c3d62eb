import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-export.answer-not-whole': 'This answer is not whole; its references have not been checked.',
  'chat-export.from': 'From {by}: {sources}',
  'chat-export.language-model': 'a language model',
  'chat-export.library': 'the library',
  'chat-export.scholar': 'Scholar',
  'chat-export.you-on': 'You, {day}',
});

import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'chat-sources.commentary': 'commentary',
  'chat-sources.cross-references': 'cross-references',
  'chat-sources.dictionary': 'dictionary',
  'chat-sources.lexicon': 'lexicon',
  'chat-sources.text': 'text',
  'chat-sources.topics': 'topics',
  'chat-sources.choose-at-least-one-work': 'Choose at least one work.',
  'chat-sources.done': 'Done',
  'chat-sources.everything-installed': 'Everything installed',
  'chat-sources.keep-for-this-conversation': 'Keep for this conversation',
  'chat-sources.more-works': '{count} more works',
  'chat-sources.only-these-works': 'Only these works',
  'chat-sources.scripture-alone-scholar-quotes': 'Scripture alone. Scholar quotes and adds no comment.',
  'chat-sources.sources': 'Sources',
  'chat-sources.text-only': 'Text only',
  'chat-sources.what-scholar-may-use': 'What Scholar may use for this question',
  'chat-sources.words': 'words',
  'chat-sources.works-could-not-be-loaded': 'The works could not be loaded. {explain}',
});

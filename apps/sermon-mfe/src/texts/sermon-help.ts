import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'sermon-help.cards-show-where-each-one-stands': 'Cards show where each one stands',
  'sermon-help.check-quotations-compares': 'Check quotations compares what you quote with the text',
  'sermon-help.from-a-verse': 'From a verse',
  'sermon-help.in-bible-add-to-sermon': 'In the Bible, ‘Add to sermon’ begins one with the verse',
  'sermon-help.open-a-sermon': 'A press on a sermon opens its desk, where you write its body',
  'sermon-help.preach-shows-manuscript-page-by-page': 'Preach shows the manuscript page by page',
  'sermon-help.press-new-sermon-and-name': 'Press New Sermon and name the text that you preach on.',
  'sermon-help.scholars-sermon-tools-stand-behind': 'Scholar’s sermon tools stand behind every verse',
  'sermon-help.searching': 'Searching',
  'sermon-help.sermon-prep': 'Sermon Prep',
  'sermon-help.sermons': 'Sermons',
  'sermon-help.sermons-that-you-are-preparing': 'The sermons that you are preparing and have prepared.',
  'sermon-help.title-scripture-and-outline': 'Title, Scripture and outline, and notes if you like',
  'sermon-help.words-in-title-scripture-or-outline': 'Words in title, Scripture or outline',
  'sermon-help.workspace': 'The desk',
});

import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'answers.add-to-sermon': 'Add to sermon',
  'answers.added-to-sermon-prep': 'Added to sermon prep',
  'answers.error': 'Error',
  'answers.failed-to-add-to-sermon': 'Failed to add to sermon',
  'answers.from-public-domain-scholarship': 'From public-domain scholarship',
  'answers.in-your-notes': 'In your notes',
  'answers.in-your-sermons': 'In your sermons',
  'answers.it-is-in-basket': 'It is in the basket of ‘{title}’.',
  'answers.it-is-in-sermon': 'It is in ‘{title}’.',
  'answers.no-response-to-save': 'No response to save',
  'answers.note-on-reference': 'Note on {reference}',
  'answers.open': 'Open',
  'answers.question': '<label>Question: </label>{question}',
  'answers.quotations-checked':
    '{count, plural, one {{count} quotation} other {{count} quotations}} checked against the {translations} text',
  'answers.save-to-notes': 'Save to Notes',
  'answers.saved': 'Saved!',
  'answers.scholar': 'Scholar',
  'answers.sources': 'Sources',
  'answers.untitled-sermon': 'Untitled sermon',
  'answers.written-by-language-model': 'Written by a language model',
  'answers.written-by-model': 'Written by {model}',
});

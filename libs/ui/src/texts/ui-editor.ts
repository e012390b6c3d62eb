import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'ui-editor.close-search': 'Close the search',
  'ui-editor.keep-this-change': 'Keep this change',
  'ui-editor.match-case': 'Match case',
  'ui-editor.next': 'Next',
  'ui-editor.previous': 'Previous',
  'ui-editor.regular-expression': 'Regular expression',
  'ui-editor.reject-this-change': 'Reject this change',
  'ui-editor.replace': 'Replace',
  'ui-editor.replace-all': 'Replace all',
  'ui-editor.whole-words': 'Whole words',
});

import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'ui-forms.can-be-at-most-characters': '{label} can be at most {max} characters.',
  'ui-forms.cancel': 'Cancel',
  'ui-forms.choose-one-of-values-of': 'Choose one of the values of {label}.',
  'ui-forms.discard-my-text': 'Discard my text',
  'ui-forms.draft-kept': 'Draft kept',
  'ui-forms.your-text-explained':
    'The form holds the other version. Your own text is kept here until you save or discard it.',
  'ui-forms.is-required': '{label} is required.',
  'ui-forms.keep-both': 'Keep both',
  'ui-forms.keep-mine': 'Keep mine',
  'ui-forms.load-other-version': 'Load the other version',
  'ui-forms.nothing-written-yet': 'Nothing written yet.',
  'ui-forms.optional': '{label}\u00a0<optional>(optional)</optional>',
  'ui-forms.other-version': 'The other version',
  'ui-forms.preview': 'Preview',
  'ui-forms.preview-of': '{label}, preview',
  'ui-forms.saving': 'Saving...',
  'ui-forms.start-over': 'Start over',
  'ui-forms.other-version-explained':
    'This was changed elsewhere after you opened it. Your text is in the form, the other version is here. Nothing is lost until you choose.',
  'ui-forms.use-my-text': 'Use my text',
  'ui-forms.waiting-to-be-sent': 'Waiting to be sent',
  'ui-forms.write': 'Write',
  'ui-forms.write-or-preview': 'Write or preview',
  'ui-forms.your-text': 'Your text',
  'ui-forms.your-text-is-kept': 'Your text is kept here, and sent by itself.',
  'ui-forms.your-text-waits-here': 'Your text waits here, and is sent by itself.',
  'ui-forms.kept': 'Your text will be here when you open this again.',
  'ui-forms.kept-for-now': 'Your text will be here when you open this again, until you close or reload this page.',
  'ui-forms.not-sent-kept': 'It is not sent. Your text will be here when you open this again.',
  'ui-forms.not-sent-kept-for-now':
    'It is not sent. Your text will be here when you open this again, until you close or reload this page.',
  'ui-forms.your-unsaved-text-is-back': 'Your unsaved text is back.',
});

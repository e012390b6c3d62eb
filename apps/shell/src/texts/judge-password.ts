import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'judge-password.a-few-characters-repeated': 'A few characters repeated or in a row are refused. Choose another.',
  'judge-password.easily-guessed-a-few-words': 'Easily guessed. A few words in a row are stronger.',
  'judge-password.fair-a-longer-one-is-better': 'Fair. A longer one is better.',
  'judge-password.strong': 'Strong',
  'judge-password.this-one-is-so-common': 'This one is so common that it is refused. Choose another.',
  'judge-password.weak-a-few-words': 'Weak. A few words in a row are stronger and easier to keep.',
  'judge-password.your-own-name-or-address': 'Your own name or address is refused. Choose another.',
});

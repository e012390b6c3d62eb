import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'onboarding.a-tick-only-where-text': 'A tick only where the text holds the words',
  'onboarding.ask-about-any-passage': 'Ask about any passage, in study or devotional mode',
  'onboarding.back': 'Back',
  'onboarding.berea-is-a-study-companion':
    'Berea is a study companion for pastors, teachers and everyone who loves the Bible. Read the text, ask honest questions, and check every answer.',
  'onboarding.bible': 'Bible',
  'onboarding.checked-references': 'Checked references',
  'onboarding.continue': 'Continue',
  'onboarding.count-study-tools':
    '{count, plural, =1 {one study tools} =2 {two study tools} =3 {three study tools} =4 {four study tools} =5 {five study tools} =6 {six study tools} =7 {seven study tools} =8 {eight study tools} =9 {nine study tools} =10 {ten study tools} =11 {eleven study tools} =12 {twelve study tools} other {{count} study tools}}',
  'onboarding.count-translations':
    '{count, plural, =2 {Two translations} =3 {Three translations} =4 {Four translations} =5 {Five translations} =6 {Six translations} =7 {Seven translations} =8 {Eight translations} =9 {Nine translations} =10 {Ten translations} =11 {Eleven translations} =12 {Twelve translations} other {{count} translations}}',
  'onboarding.find-a-verse-by-words': 'Find a verse by the words you remember',
  'onboarding.get-started': 'Get Started',
  'onboarding.how-would-you-like-to-begin': 'How would you like to begin?',
  'onboarding.king-james-version': 'The King James Version',
  'onboarding.notes': 'Notes',
  'onboarding.scholar': 'Scholar',
  'onboarding.search': 'Search',
  'onboarding.sermons': 'Sermons',
  'onboarding.start-exploring': 'Start Exploring',
  'onboarding.start-guided-tour': 'Start Guided Tour',
  'onboarding.step-of': 'Step {step} of {count}',
  'onboarding.study-notes-and-a-daily-journal': 'Study notes and a daily journal',
  'onboarding.text-outline-and-notes': 'Text, outline and notes in one place',
  'onboarding.texts-and-tools': '{texts} to read and to hear, with {tools} on every verse',
  'onboarding.tour-takes-about-two-minutes':
    'The tour takes about two minutes. You can always find it again in Settings. If you like, say what you do: it shapes the examples and outlines you are shown, and you can change it in your profile.',
  'onboarding.welcome': 'Welcome. Let’s open the Scriptures together.',
  'onboarding.welcome-berea': 'Welcome · Berea',
  'onboarding.welcome-name': 'Welcome, {name}. Let’s open the Scriptures together.',
  'onboarding.what-youll-find-here': 'What you’ll find here',
  'onboarding.you-are-not-through-yet': 'You are not through yet. {why}',
  'onboarding.your-role-was-not-saved': 'Your role was not saved',
});

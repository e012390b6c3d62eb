import { catalogue } from '@berea/texts';

export const { t, Trans } = catalogue({
  'about.about': 'About',
  'about.berea-itself-is-free-software':
    'Berea itself is free software under the MIT licence. Its typefaces, Literata, Hanken Grotesk and Noto Serif Hebrew, are under the SIL Open Font Licence; its icons are Lucide’s, under the ISC licence.',
  'about.our-mission': 'Our mission',
  'about.our-vision': 'Our vision',
  'about.texts-and-licences': 'Texts and licences',
  'about.texts-on-shelf':
    'Every text, dictionary and commentary that is installed here stands on the <link>reference shelf</link> of the library, with its author, its source, its licence and the words that its owners ask for. In the United Kingdom, printing the King James text needs the Crown’s permission.',
  'about.that-careful-study-of-bible':
    'That careful study of the Bible, with the original languages, good commentaries and a patient assistant, is open to anybody who can open a browser, whatever they can pay and wherever they teach.',
  'about.to-help-pastors-teachers':
    'To help pastors, teachers and everyone who loves the Bible read Scripture closely, ask honest questions, and check every answer against the text. The Bereans “searched the scriptures daily, whether those things were so” (Acts 17:11).',
});

import { Link } from '@berea/web/router';
import { PolicyPage } from '../policies/policy-page.js';

export const AboutPage = () => (
  <PolicyPage title="About">
    <h2>Our mission</h2>
    <p>
      To help pastors, teachers and everyone who loves the Bible read Scripture closely, ask honest questions, and check
      every answer against the text. The Bereans “searched the scriptures daily, whether those things were so” (Acts
      17:11).
    </p>
    <h2>Our vision</h2>
    <p>
      That careful study of the Bible, with the original languages, good commentaries and a patient assistant, is open
      to anybody who can open a browser, whatever they can pay and wherever they teach.
    </p>
    <h2>Texts and licences</h2>
    <p>
      Every text, dictionary and commentary that is installed here stands on the{' '}
      <Link to="/library?tab=shelf">reference shelf</Link> of the library, with its author, its source, its licence and
      the words that its owners ask for. In the United Kingdom, printing the King James text needs the Crown’s
      permission.
    </p>
    <p>
      Berea itself is free software under the MIT licence. Its typefaces, Literata, Hanken Grotesk and Noto Serif
      Hebrew, are under the SIL Open Font Licence; its icons are Lucide’s, under the ISC licence.
    </p>
  </PolicyPage>
);

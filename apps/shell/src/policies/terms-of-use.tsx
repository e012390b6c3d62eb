import { type PolicySection, PolicyText } from './policy-page.js';

const SECTIONS: readonly PolicySection[] = [
  {
    heading: 'Who may use Berea',
    body: 'You must be at least 13 years old. If you are under age where you live, a parent or guardian agrees to these terms with you.',
  },
  {
    heading: 'Usage guidelines',
    body: (
      <ul>
        <li>Use Berea for study, teaching, preaching and devotion.</li>
        <li>Do not try to break into it, overload it, or reach what belongs to others.</li>
        <li>Do not use it to harass anybody, or to spread what the law forbids.</li>
        <li>Keep your password to yourself; what is done with your account is done in your name.</li>
      </ul>
    ),
  },
  {
    heading: 'Content ownership',
    body: 'What you write is yours: notes, journal entries, sermons and questions. You let us keep and show it to you, and nothing more. The texts of the library belong to the public or to their owners, under the licences that the library page names.',
  },
  {
    heading: 'Disclaimers',
    body: 'Scholar is a study aid. It can be wrong, and it replaces neither your own reading nor pastoral, medical or legal counsel. A tick beside a quotation means that the words stand so in the installed text, and no more. Berea is marked BETA and is offered as it is.',
  },
  {
    heading: 'Liability',
    body: 'As far as the law allows, we are not liable for damage that comes of using Berea or of its being away. Nothing here limits rights that you cannot give up by law.',
  },
  {
    heading: 'Changes to these terms',
    body: 'When these terms change, the date above changes with them. Going on to use Berea means that you agree to the new ones.',
  },
];

export const TermsOfUse = () => <PolicyText sections={SECTIONS} />;

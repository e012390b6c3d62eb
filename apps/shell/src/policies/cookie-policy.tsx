import { type PolicySection, PolicyText } from './policy-page.js';
import styles from './policy.module.css';

const KINDS = [
  [
    'Necessary',
    'Signing in and security, drafts of what you type, and what preaching mode needs without a network. Always on.',
    '30 days or session',
  ],
  ['Functional', 'Your last chapter, preferred translation, theme and the tutorial.', 'Until you clear it'],
  ['Analytics', 'Anonymous counts of visits. None are collected at present.', '1 year'],
  ['Marketing', 'Not used at present.', 'None'],
];

const SECTIONS: readonly PolicySection[] = [
  {
    heading: 'What is stored on this device',
    body: (
      <>
        <p>Berea keeps a few things in your browser, as cookies and in its local storage. You choose which:</p>
        <dl className={styles['table']}>
          {KINDS.map(([name, words, duration]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
              <dd>{duration}</dd>
            </div>
          ))}
        </dl>
      </>
    ),
  },
  {
    heading: 'How long',
    body: 'The sign-in lasts 30 days where you asked to be remembered, else as long as your browser session. Analytics would last 1 year. Until you choose, necessary and functional are on, analytics and marketing off.',
  },
  {
    heading: 'What a choice does',
    body: 'Without functional cookies, the stored tutorial, last chapter and preferred translation are cleared. Without analytics cookies, the analytics id and session tracking are cleared. Necessary cookies cannot be turned off.',
  },
];

export const CookiePolicy = () => <PolicyText sections={SECTIONS} />;

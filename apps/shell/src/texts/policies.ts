import { catalogue } from '@berea/texts';

export const { t } = catalogue({
  'policies.1-year': '1 year',
  'policies.30-days-or-session': '30 days or session',
  'policies.ai-and-your-privacy': 'AI and your privacy',
  'policies.analytics': 'Analytics',
  'policies.anonymous-counts-of-visits-none': 'Anonymous counts of visits. None are collected at present.',
  'policies.as-far-as-law-allows':
    'As far as the law allows, we are not liable for damage that comes of using Berea or of its being away. Nothing here limits rights that you cannot give up by law.',
  'policies.berea-keeps-a-few-things':
    'Berea keeps a few things in your browser, as cookies and in its local storage. You choose which:',
  'policies.changes-to-these-terms': 'Changes to these terms',
  'policies.changes-to-this-policy': 'Changes to this policy',
  'policies.content-ownership': 'Content ownership',
  'policies.cookies': 'Cookies',
  'policies.disclaimers': 'Disclaimers',
  'policies.do-not-try-to-break': 'Do not try to break into it, overload it, or reach what belongs to others.',
  'policies.do-not-use': 'Do not use it to harass anybody, or to spread what the law forbids.',
  'policies.functional': 'Functional',
  'policies.how-long': 'How long',
  'policies.how-we-use-it': 'How we use it',
  'policies.keep-your-password-to-yourself':
    'Keep your password to yourself; what is done with your account is done in your name.',
  'policies.liability': 'Liability',
  'policies.marketing': 'Marketing',
  'policies.necessary': 'Necessary',
  'policies.nobody-else-reads':
    'Nobody else reads what you write, unless you share it yourself by a link. We pass data on only where the law compels us, or to those who run servers and mail for us, bound to use it for nothing else.',
  'policies.none': 'None',
  'policies.not-used-at-present': 'Not used at present.',
  'policies.on-this-server-scholar':
    'On this server Scholar is switched off: nothing that you write is sent to a language model.',
  'policies.on-this-server-scholar-answers':
    'On this server Scholar answers from the installed library alone: your questions are worked on here and sent to nobody.',
  'policies.on-this-server-scholar-may':
    'On this server Scholar may send your question, and the passages that belong to it, to a language model. Your name and email address are not sent. In your profile you can let the installed library answer instead.',
  'policies.please-leave-out-private-details':
    'Please leave out the private details of people in your care. Your conversations are not used to train any model.',
  'policies.privacy-policy': 'Privacy Policy',
  'policies.scholar-is-a-study-aid':
    'Scholar is a study aid. It can be wrong, and it replaces neither your own reading nor pastoral, medical or legal counsel. A tick beside a quotation means that the words stand so in the installed text, and no more. Berea is marked BETA and is offered as it is.',
  'policies.sharing': 'Sharing',
  'policies.sign-in-lasts-30-days':
    'The sign-in lasts 30 days where you asked to be remembered, else as long as your browser session. Analytics would last 1 year. Until you choose, necessary and functional are on, analytics and marketing off.',
  'policies.signing-in-and-security-drafts':
    'Signing in and security, drafts of what you type, and what preaching mode needs without a network. Always on.',
  'policies.terms-of-use': 'Terms of Use',
  'policies.to-show-you-your-own':
    'To show you your own work on any device, to answer your questions, and to keep the service running and safe. We do not sell it, and we show no advertising.',
  'policies.until-you-clear-it': 'Until you clear it',
  'policies.usage-guidelines': 'Usage guidelines',
  'policies.use-berea-for-study-teaching': 'Use Berea for study, teaching, preaching and devotion.',
  'policies.what-a-choice-does': 'What a choice does',
  'policies.what-is-stored-on-this-device': 'What is stored on this device',
  'policies.what-we-collect': 'What we collect',
  'policies.what-you-write-is-yours':
    'What you write is yours: notes, journal entries, sermons and questions. You let us keep and show it to you, and nothing more. The texts of the library belong to the public or to their owners, under the licences that the library page names.',
  'policies.when-these-terms-change-date':
    'When these terms change, the date above changes with them. Going on to use Berea means that you agree to the new ones.',
  'policies.when-this-policy-changes-date':
    'When this policy changes, the date above changes with it. What matters to you is announced inside Berea before it takes effect.',
  'policies.who-may-use-berea': 'Who may use Berea',
  'policies.without-functional-cookies-stored-tutorial':
    'Without functional cookies, the stored tutorial, last chapter and preferred translation are cleared. Without analytics cookies, the analytics id and session tracking are cleared. Necessary cookies cannot be turned off.',
  'policies.you-can-read-correct':
    'You can read, correct and delete what you have written at any time, take a copy of it, and delete your account or ask us to.',
  'policies.you-must-be-at-least':
    'You must be at least 13 years old. If you are under age where you live, a parent or guardian agrees to these terms with you.',
  'policies.your-choice': 'Your choice',
  'policies.your-last-chapter-preferred-translation':
    'Your last chapter, preferred translation, theme and the tutorial.',
  'policies.your-name-and-email-address':
    'Your name and email address, the notes and sermons you write, your bookmarks, highlights, reading and preferences, your conversations with Scholar, and mistakes that you report, which the people who run this server read. The server also keeps a log of requests, without what you wrote, to find faults and abuse.',
  'policies.your-rights': 'Your rights',
});

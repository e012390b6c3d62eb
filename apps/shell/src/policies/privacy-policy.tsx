import { useConfig } from '@berea/web';
import { type PolicySection, PolicyText } from './policy-page.js';

const SECTIONS: readonly PolicySection[] = [
  {
    heading: 'What we collect',
    body: 'Your name and email address, the notes and sermons you write, your bookmarks, highlights, reading and preferences, and your conversations with Scholar. The server also keeps a log of requests, without what you wrote, to find faults and abuse.',
  },
  {
    heading: 'How we use it',
    body: 'To show you your own work on any device, to answer your questions, and to keep the service running and safe. We do not sell it, and we show no advertising.',
  },
];

/** What becomes of a question depends on what answers on this server. */
const AI = {
  library:
    'On this server Scholar answers from the installed library alone: your questions are worked on here and sent to nobody.',
  model:
    'On this server Scholar may send your question, and the passages that belong to it, to a language model. Your name and email address are not sent. In your profile you can let the installed library answer instead.',
  off: 'On this server Scholar is switched off: nothing that you write is sent to a language model.',
};

const LATER: readonly PolicySection[] = [
  {
    heading: 'Sharing',
    body: 'Nobody else reads what you write, unless you share it yourself by a link. We pass data on only where the law compels us, or to those who run servers and mail for us, bound to use it for nothing else.',
  },
  {
    heading: 'Your rights',
    body: 'You can read, correct and delete what you have written at any time, take a copy of it, and ask us to delete your account.',
  },
  {
    heading: 'Changes to this policy',
    body: 'When this policy changes, the date above changes with it. What matters to you is announced inside Berea before it takes effect.',
  },
];

export function PrivacyPolicy() {
  const { assistant } = useConfig();
  const ai: PolicySection = {
    heading: 'AI and your privacy',
    body: `${AI[assistant]} Please leave out the private details of people in your care. Your conversations are not used to train any model.`,
  };
  return <PolicyText sections={[...SECTIONS, ai, ...LATER]} />;
}

import { HelpDialog } from '@berea/ui/data';
import { Layers, MessageCircle, Mic, NotebookPen } from 'lucide-react';
import { t } from '../texts/chat-help.js';

/** Help on the page. */
export const ChatHelpDialog = (dialog: { readonly open: boolean; readonly onClose: () => void }) => (
  <HelpDialog
    {...dialog}
    title={t('chat-help.scholar')}
    description={t('chat-help.ask-about-scripture-in')}
    features={[
      {
        icon: MessageCircle,
        title: t('chat-help.ask-and-go-on-asking'),
        tips: [
          t('chat-help.study-mode-is-for'),
          t('chat-help.go-on-with-what'),
          t('chat-help.pencil-under-question-asks'),
          t('chat-help.stop-ends-answer-what'),
        ],
      },
      {
        icon: Layers,
        title: t('chat-help.choose-sources'),
        tips: [
          t('chat-help.sources-says-which-works'),
          t('chat-help.text-only-quotes-scripture'),
          t('chat-help.every-answer-names-works'),
        ],
      },
      {
        icon: Mic,
        title: t('chat-help.speak-and-listen'),
        tips: [
          t('chat-help.press-microphone-and-speak'),
          t('chat-help.name-verses-as-you'),
          t('chat-help.voice-chooses-who-speaks'),
        ],
      },
      {
        icon: NotebookPen,
        title: t('chat-help.keep-what-you-found'),
        tips: [
          t('chat-help.save-to-notes-keeps'),
          t('chat-help.tick-stands-only-where'),
          t('chat-help.conversations-are-kept-search'),
        ],
      },
    ]}
    quickStart={t('chat-help.type-question-or-press')}
  />
);

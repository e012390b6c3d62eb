import { HelpButton } from '@berea/ui/data';
import { Layers, MessageCircle, Mic, NotebookPen } from 'lucide-react';

/** What the page can do, behind its question mark. */
export const ChatHelp = () => (
  <HelpButton
    title="Scholar"
    description="Ask about Scripture in your own words. Scholar answers with references that are checked against the text."
    features={[
      {
        icon: MessageCircle,
        title: 'Ask and go on asking',
        tips: [
          'Study Mode is for sermons and study, Devotional Mode for encouragement.',
          'Go on with what was said: “and the next verse?”',
          'The pencil under a question asks it again in other words; both answers stay.',
          'Stop ends an answer; what came is kept.',
        ],
      },
      {
        icon: Layers,
        title: 'Choose the sources',
        tips: [
          'Sources says which works Scholar may use for a question.',
          'Text only quotes Scripture and adds no comment.',
          'Every answer names the works that it was made from.',
        ],
      },
      {
        icon: Mic,
        title: 'Speak and listen',
        tips: [
          'Press the microphone and speak; you see the words before they are sent.',
          'Name verses as you would: “First John four eight”.',
          'Voice chooses who speaks, how fast, and the language you speak.',
        ],
      },
      {
        icon: NotebookPen,
        title: 'Keep what you found',
        tips: [
          'Save to Notes keeps an answer, or only the words that you selected in it.',
          'A tick stands only where a quotation was found in the text.',
          'Conversations are kept: search, rename, export or delete them.',
        ],
      },
    ]}
    quickStart="Type a question, or press one of the four topics, then Ctrl and Enter."
  />
);

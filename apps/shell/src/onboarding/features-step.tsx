import { TOOL_KINDS, WRITTEN_TOOLS } from '@berea/contracts/values';
import { Button } from '@berea/ui/core';
import { useScholarIsOff, useTranslations } from '@berea/web';
import { BookOpen, CircleCheck, MessageCircle, MicVocal, NotebookPen, Search } from 'lucide-react';
import styles from './welcome-page.module.css';

const SCHOLAR = { icon: MessageCircle, name: 'Scholar', words: 'Ask about any passage, in study or devotional mode' };
const featuresOf = (bible: string) => [
  { icon: BookOpen, name: 'Bible', words: bible },
  { icon: NotebookPen, name: 'Notes', words: 'Study notes and a daily journal' },
  { icon: MicVocal, name: 'Sermons', words: 'Text, outline and notes in one place' },
  { icon: CircleCheck, name: 'Checked references', words: 'A tick only where the text holds the words' },
  { icon: Search, name: 'Search', words: 'Find a verse by the words you remember' },
];

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];

/** What this server has to read, as far as is known; the tools are the same everywhere. */
function useBibleWords(scholarIsOff: boolean): string {
  const installed = useTranslations().data?.filter((translation) => translation.installed).length ?? 0;
  const texts = installed > 1 ? `${NUMBERS[installed] ?? installed} translations` : 'The King James Version';
  const tools = TOOL_KINDS.length - (scholarIsOff ? WRITTEN_TOOLS.length : 0);
  return `${texts} to read and to hear, with ${NUMBERS[tools]?.toLowerCase()} study tools on every verse`;
}

export function FeaturesStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const scholarIsOff = useScholarIsOff();
  const features = [...(scholarIsOff ? [] : [SCHOLAR]), ...featuresOf(useBibleWords(scholarIsOff))];
  return (
    <>
      <h1>What you’ll find here</h1>
      <ul className={styles['features']}>
        {features.map(({ icon: Icon, name, words }) => (
          <li key={name}>
            <Icon size={22} strokeWidth={1.75} aria-hidden />
            <span>
              <b>{name}</b>
              <span>{words}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['ways']}>
        <Button type="primary" size="large" onClick={onNext}>
          Continue
        </Button>
        <Button type="text" size="large" onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}

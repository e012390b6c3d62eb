import { Button } from '@berea/ui/core';
import { BookOpen, CircleCheck, MessageCircle, MicVocal, NotebookPen, Search } from 'lucide-react';
import styles from './welcome-page.module.css';

const FEATURES = [
  { icon: MessageCircle, name: 'Scholar', words: 'Ask about any passage, in study or devotional mode' },
  { icon: BookOpen, name: 'Bible', words: 'The King James Version, chapter by chapter' },
  { icon: NotebookPen, name: 'Notes', words: 'Study notes and a daily journal' },
  { icon: MicVocal, name: 'Sermons', words: 'Text, outline and notes in one place' },
  { icon: CircleCheck, name: 'Checked references', words: 'A tick only where the text holds the words' },
  { icon: Search, name: 'Search', words: 'Find a verse by the words you remember' },
];

export function FeaturesStep({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  return (
    <>
      <h1>What you’ll find here</h1>
      <ul className={styles['features']}>
        {FEATURES.map(({ icon: Icon, name, words }) => (
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

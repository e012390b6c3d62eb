import { displayName, usePreferences, useSession } from '@berea/web';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { greeting } from './greeting.js';
import { topicsFor } from './topics.js';
import styles from './welcome.module.css';

/** An empty conversation: who Scholar is, and four ways to begin. */
export function Welcome({ onTopic }: { onTopic: (question: string) => void }) {
  const { user } = useSession();
  const { data: preferences } = usePreferences();
  const [hour] = useState(() => new Date().getHours());
  const name = displayName(user);
  return (
    <div className={styles['welcome']}>
      <h2>{greeting(hour, name === 'User' ? undefined : name)}</h2>
      <p className={styles['lead']}>
        I’m Scholar, your study companion. Ask in your own words; I answer with references you can check. A few places
        to begin:
      </p>
      <ul className={styles['topics']}>
        {topicsFor(preferences?.ministryRole ?? null).map(({ icon: Icon, title, question }) => (
          <li key={title}>
            <button type="button" onClick={() => onTopic(question)}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              <span>
                <b>{title}</b>
                <span>{question}</span>
              </span>
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles['epigraph']}>
        They received the word with all readiness of mind, and searched the scriptures daily, whether those things were
        so.
        <cite>Acts 17:11, of the Bereans</cite>
      </p>
    </div>
  );
}

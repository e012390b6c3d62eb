import { usePreferences, useSession } from '@berea/web';
import { EPIGRAPH, greeting, LEAD, nameOf, topicsFor } from '@berea/web/opening';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { TOPIC_ICONS } from './topic-icons.js';
import { useKeptOpening } from './use-kept-opening.js';

export interface WelcomeProps {
  readonly onTopic: (question: string) => void;
  /** Home itself begins with it: no conversation was asked for. */
  readonly atHome: boolean;
}

/** An empty conversation: who Scholar is, and four ways to begin. The shell shows the same before any script has come. */
export function Welcome({ onTopic, atHome }: WelcomeProps) {
  const { user } = useSession();
  const { data: preferences } = usePreferences();
  useKeptOpening(atHome || undefined, preferences?.ministryRole);
  const [hour] = useState(() => new Date().getHours());
  return (
    <div className="welcome">
      <h2>{greeting(hour, nameOf(user))}</h2>
      <p className="welcome-lead">{LEAD}</p>
      <ul className="welcome-topics">
        {topicsFor(preferences?.ministryRole ?? null).map(({ name, title, question }) => {
          const Icon = TOPIC_ICONS[name];
          return (
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
          );
        })}
      </ul>
      <p className="welcome-epigraph">
        {EPIGRAPH.text}
        <cite>{EPIGRAPH.cite}</cite>
      </p>
    </div>
  );
}

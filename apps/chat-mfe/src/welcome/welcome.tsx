import type { MinistryRole } from '@berea/contracts';
import { browserStore, lazyAside, usePreferences, useSession, whenIdle } from '@berea/web';
import { nameOf } from '@berea/web/first-paint';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { EPIGRAPH, greeting, LEAD } from '../opening/greeting.js';
import { topicsFor } from '../opening/topics.js';
import { TOPIC_ICONS } from './topic-icons.js';

const loadToday = () => import('../today/today.js');
/** Until it is there, what was shown before the page has come stays. */
const Today = lazyAside(async () => ({ default: (await loadToday()).Today }), <div data-on-its-way="" />);

export interface WelcomeProps {
  readonly onTopic: (question: string) => void;
  /** Home itself begins with it: no conversation was asked for. */
  readonly atHome: boolean;
  /** What the user left off stands above it. */
  readonly today: boolean;
}

/** An empty conversation: who Scholar is, and four ways to begin. `first-paint/` shows the same before the page has come. */
export function Welcome({ onTopic, atHome, today }: WelcomeProps) {
  const { user } = useSession();
  const { data: preferences } = usePreferences();
  useKeptOpening(atHome || undefined, preferences?.ministryRole);
  const [hour] = useState(() => new Date().getHours());
  return (
    <div className="welcome">
      <h2>{greeting(hour, nameOf(user))}</h2>
      {today && <LeftOff />}
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

/** Today's cards: at once where this browser keeps some, else once nothing of the page waits any more. */
function LeftOff() {
  const [wanted, want] = useState(() => browserStore.read('today') !== null);
  useEffect(() => (wanted ? undefined : whenIdle(() => want(true))), [wanted]);
  return wanted && <Today />;
}

/**
 * Keeps that home begins with an empty conversation, and for whom: the shell shows it at the next visit before anything
 * else has come.
 * @param home whether home itself does; undefined where it is not known, or another conversation is on screen
 * @param role undefined until it is known
 */
export function useKeptOpening(home: boolean | undefined, role?: MinistryRole | null): void {
  const user = useSession().user?.id;
  useEffect(() => {
    if (home === false) browserStore.remove('opening');
    if (home && user && role !== undefined) browserStore.write('opening', JSON.stringify({ user, role }));
  }, [home, user, role]);
}

import { Button, useToast } from '@berea/ui/core';
import { formatDay, formatTime } from '@berea/ui/data';
import { describeDevice } from '../../session/describe-device.js';
import { explainAuthError } from '../../session/explain-auth-error.js';
import { type OwnSession, useEndSessions, useOwnSessions } from '../../session/own-sessions.js';
import { LogOut, Monitor, Smartphone, Tablet } from 'lucide-react';
import { OtherSessions } from '../other-sessions.js';
import { Section } from '../section.js';
import styles from './security.module.css';

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet };

/** Where the user is signed in, with the way to end it there; this browser stays. */
export function SessionsSection() {
  const sessions = useOwnSessions();
  const end = useEndSessions();
  const show = useToast();
  const failed = (error: Error) =>
    show({ kind: 'error', title: 'Other devices were not signed out', description: explainAuthError(error) });

  if (!sessions.offered) {
    return (
      <Section title="Sessions">
        <OtherSessions />
      </Section>
    );
  }
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  const endOthers = () =>
    end.mutate('others', {
      onSuccess: () => show({ title: 'Signed out everywhere else', description: 'You are still signed in here' }),
      onError: failed,
    });
  const endOne = ({ id, user_agent: agent }: OwnSession) =>
    end.mutate(
      { id },
      { onSuccess: () => show({ title: `Signed out: ${describeDevice(agent).name}` }), onError: failed },
    );
  return (
    <Section
      title="Sessions"
      action={
        <Button
          icon={<LogOut size={18} strokeWidth={1.75} aria-hidden />}
          disabled={others.length === 0}
          loading={end.isPending && end.variables === 'others'}
          onClick={endOthers}
        >
          Sign out others
        </Button>
      }
    >
      {sessions.isPending && <p role="status">Loading...</p>}
      {sessions.isError && (
        <p role="alert">
          {explainAuthError(sessions.error)} <Button onClick={() => void sessions.refetch()}>Try again</Button>
        </p>
      )}
      {sessions.data && (
        <ul className={styles['sessions']} aria-label="Where you are signed in">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} busy={end.isPending} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function SessionRow({ session, onEnd, busy }: { session: OwnSession; onEnd: () => void; busy: boolean }) {
  const { name, kind } = describeDevice(session.user_agent);
  const Icon = ICONS[kind];
  return (
    <li>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles['device']}>
        <b>{name}</b>
        <span>{session.current ? 'Now' : `Last used ${whenOf(session.refreshed_at)}`}</span>
      </span>
      {session.current ? (
        <span className={styles['here']}>This one</span>
      ) : (
        <Button type="text" disabled={busy} aria-label={`Sign out ${name}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}

/** 'today, 07:12' or 'on 14 Nov 2026' */
const whenOf = (instant: string): string =>
  formatDay(instant) === formatDay(new Date().toISOString())
    ? `today, ${formatTime(instant)}`
    : `on ${formatDay(instant)}`;
